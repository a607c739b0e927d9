import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { Menu as MenuIcon } from "lucide-react";
import { Suspense, lazy, useEffect, useLayoutEffect, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { useRetryAtLimit } from "../../api/use-retry-at-limit.ts";
import { signOut } from "../../api/session.ts";
import { earlyKeys, clearEarlyKeys } from "./early-keys.ts";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Mark } from "../../ui/figures/Mark.tsx";
import { PortalHomeProvider } from "../../ui/portal-home.ts";
import { Sheet } from "../../ui/overlays/Sheet.tsx";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import { useMedia } from "../../ui/use-media.ts";
import { useTypedAhead } from "../../ui/use-typed-ahead.ts";
import { meQuery, useMayWrite } from "../auth/queries.ts";
import { useCurrentProject, useKeptChoice } from "../projects/current-project.ts";
import { projectsQuery } from "../projects/queries.ts";
import { LiveDot } from "./LiveDot.tsx";
import { OfflineBar } from "./OfflineBar.tsx";
import { SideBar } from "./SideBar.tsx";
import { useNavigation } from "./use-navigation.ts";

const Palette = lazy(async () => ({ default: (await loadFile(() => import("./Palette.tsx"))).Palette }));
const KeysDialog = lazy(async () => ({ default: (await loadFile(() => import("./KeysDialog.tsx"))).KeysDialog }));

/** The layout around every page of a signed-in person. */
export function Shell() {
  const me = useQuery(meQuery());
  const [commandsOpen, setCommandsOpen] = useState(earlyKeys() !== undefined);
  const [command, setCommand] = useState(earlyKeys() ?? "");
  // Not while rendering: React may discard the first rendering.
  useLayoutEffect(clearEarlyKeys, []);
  const [keysOpen, setKeysOpen] = useState(false);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const isWide = useMedia("(min-width: 64rem)");
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const { all } = useNavigation();

  const openCommands = (open: boolean) => {
    setCommandsOpen(open);
    setCommand("");
  };
  useTypedAhead(commandsOpen, (letter) => setCommand((typed) => typed + letter));
  useHotkeys({
    "mod+k": () => openCommands(!commandsOpen),
    "?": () => setKeysOpen(true),
    ...(mayWrite ? { n: () => void navigate({ to: "/runs", search: { new: "1" } }) } : {}),
    ...Object.fromEntries(all.map((entry) => [entry.keys, () => void navigate({ to: entry.to })])),
  });

  useRetryAtLimit(me);
  useKeptChoice();
  const side = { onCommands: () => openCommands(true), onShowKeys: () => setKeysOpen(true) };
  return (
    <PortalHomeProvider value={page}>
      <div className="flex h-dvh flex-col overflow-hidden print:block print:h-auto print:overflow-visible">
        <a
          href="#page"
          className="sr-only z-70 rounded-md bg-accent px-3 py-2 text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <OfflineBar />
        <div className="flex min-h-0 flex-1 flex-col lg:flex-row print:block">
          {isWide ? (
            <aside className="w-60 shrink-0 border-r border-edge bg-sunken print:hidden">
              <SideBar {...side} />
            </aside>
          ) : (
            <PhoneBar onOpen={() => setDrawerOpen(true)} />
          )}
          <main
            ref={setPage}
            id="page"
            tabIndex={-1}
            // Positioned, or text that is only for screen readers makes the document longer than the window.
            className="thin-scroll relative flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto outline-none print:overflow-visible"
          >
            <FocusOnNewPage />
            {me.isError && !me.data ? <AccountMissing error={me.error} onRetry={() => void me.refetch()} /> : <Page />}
          </main>
        </div>
        {!isWide && <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} {...side} />}
        <Suspense>
          {commandsOpen && <Palette open={commandsOpen} onOpenChange={openCommands} query={command} onQueryChange={setCommand} />}
          {keysOpen && <KeysDialog open={keysOpen} onOpenChange={setKeysOpen} />}
        </Suspense>
      </div>
    </PortalHomeProvider>
  );
}

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCommands: () => void;
  onShowKeys: () => void;
}

/** The sidebar on a phone. */
function Drawer({ open, onOpenChange, onCommands, onShowKeys }: DrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu" side="left">
      <SideBar
        onCommands={() => {
          close();
          onCommands();
        }}
        onShowKeys={() => {
          close();
          onShowKeys();
        }}
        onLeave={close}
      />
    </Sheet>
  );
}

function AccountMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      title="Your account could not be loaded"
      onRetry={onRetry}
      action={<Button onClick={() => signOut("signed-out")}>Sign out</Button>}
    >
      {errorText(error)}
    </ErrorState>
  );
}

function Page() {
  const projects = useQuery(projectsQuery());
  useRetryAtLimit(projects);
  // Every page needs one of them: without them, all would wait forever.
  if (projects.isError && !projects.data)
    return (
      <ErrorState level={1} title="Your projects could not be loaded" onRetry={() => void projects.refetch()}>
        {errorText(projects.error)}
      </ErrorState>
    );
  return <Outlet />;
}

function PhoneBar({ onOpen }: { onOpen: () => void }) {
  const { project } = useCurrentProject();
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-edge bg-sunken px-2 print:hidden">
      <IconButton label="Menu" side="bottom" onClick={onOpen}>
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <Mark className="size-6 shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1 truncate text-sm font-semibold">{project?.name ?? "Gantry"}</span>
      <LiveDot />
    </header>
  );
}

/** Moves the keyboard focus into the new page after a navigation. */
function FocusOnNewPage() {
  const path = useLocation({ select: (location) => location.pathname });
  const [first] = useState(path);
  useEffect(() => {
    if (path === first || document.querySelector("[role=dialog]")) return;
    document.getElementById("page")?.focus({ preventScroll: true });
  }, [path, first]);
  return null;
}
