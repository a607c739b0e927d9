import { Bookmark, ChevronDown } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { cn } from "../../ui/cn.ts";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Menu, MenuContent, MenuLabel, MenuTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import type { SavedViews } from "./use-saved-views.ts";

const loadItems = () => loadFile(() => import("./ViewsMenuItems.tsx"));
const ViewsMenuItems = lazy(async () => ({ default: (await loadItems()).ViewsMenuItems }));
const ViewDialog = lazy(async () => ({ default: (await loadFile(() => import("./ViewDialog.tsx"))).ViewDialog }));
const DeleteViewDialog = lazy(async () => ({ default: (await loadFile(() => import("./DeleteViewDialog.tsx"))).DeleteViewDialog }));

/** Opens, saves and changes the named filter sets of a list. */
export function ViewsMenu({ views }: { views: SavedViews }) {
  const [asking, setAsking] = useState<"save" | "rename" | "delete">();
  const { active, isChanged } = views;
  const close = () => setAsking(undefined);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <button
            type="button"
            onPointerEnter={() => void loadItems().catch(() => undefined)}
            className={cn(
              "inline-flex h-8 max-w-64 items-center gap-1.5 rounded-md border px-2.5 text-sm transition-colors hover:bg-hover data-[state=open]:bg-hover",
              active ? "border-accent/50 bg-accent-soft text-accent-text" : "border-edge-strong/70",
            )}
          >
            <Bookmark className="size-3.5 shrink-0" aria-hidden="true" />
            <span className="shrink-0">Views</span>
            {active && <span className="min-w-0 truncate font-medium">{visibleText(active.name)}</span>}
            {isChanged && <span className="shrink-0 text-xs">(changed)</span>}
            <ChevronDown className="size-3.5 shrink-0 opacity-75" aria-hidden="true" />
          </button>
        </MenuTrigger>
        <MenuContent align="start" className="max-w-80">
          <Suspense fallback={<MenuLabel>Loading…</MenuLabel>}>
            <ViewsMenuItems views={views} onAsk={setAsking} />
          </Suspense>
        </MenuContent>
      </Menu>
      <Suspense>
        {asking === "save" && <ViewDialog views={views} onClose={close} />}
        {asking === "rename" && active && <ViewDialog views={views} view={active} onClose={close} />}
        {asking === "delete" && active && <DeleteViewDialog views={views} view={active} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Says that the view in the address cannot be shown. */
export function MissingView({ views }: { views: SavedViews }) {
  if (!views.isMissing) return null;
  return (
    <div className="px-4 pb-3 sm:px-6">
      <Notice tone="warn" role="status">
        The view of this link was deleted, or only the person who created it can see it.
      </Notice>
    </div>
  );
}
