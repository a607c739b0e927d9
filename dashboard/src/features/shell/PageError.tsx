import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { RotateCw } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { ApiError, errorText } from "../../api/api-error.ts";
import { basePath } from "../../base-path.ts";
import { checkConnection, isConnectionLost, isReachable, onBack } from "../../connection.ts";
import { NoConnection } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";

const isMissingFile = (error: unknown) =>
  error instanceof Error && /dynamically imported module|Importing a module script/i.test(error.message);

export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);
  useEffect(() => (error instanceof ApiError && error.status === 0 ? onBack(retry) : undefined), [error, retry]);
  if (error instanceof NoConnection) return <NotConnected />;
  if (isMissingFile(error)) return <MissingFile />;
  return (
    <ErrorState level={1} title="This page could not be shown" onRetry={retry}>
      {errorText(error)}
    </ErrorState>
  );
}

/** A file of the page could not be loaded without a connection. It is loaded when the connection is back. */
function NotConnected() {
  const reload = useReload();
  useEffect(() => {
    const end = onBack(() => location.reload());
    // It may be back already.
    if (!isConnectionLost()) void isReachable().then((reachable) => (reachable ? location.reload() : checkConnection()));
    return end;
  }, []);
  return (
    <CouldNotBeLoaded label="Try again" {...reload}>
      {reload.failed ? "There is still no connection to the server." : "There is no connection to the server."} The page loads when the
      connection is back.
    </CouldNotBeLoaded>
  );
}

/** The server does not have the file: an update removed it, or something between browser and server rejects it. */
function MissingFile() {
  const reload = useReload();
  const [wasUpdated, setUpdated] = useState(false);
  useEffect(() => {
    void isUpdated().then(setUpdated);
  }, []);
  return (
    <CouldNotBeLoaded label="Load again" {...reload}>
      {reload.failed
        ? "There is no connection to the server."
        : wasUpdated
          ? "Gantry was updated. Load the page again to use the new version."
          : "A file of this page could not be loaded."}
    </CouldNotBeLoaded>
  );
}

/** Whether the server now has another first script than the one that runs here. */
async function isUpdated(): Promise<boolean> {
  const page = await fetch(`${basePath}/`, { cache: "no-store", headers: { accept: "text/html" } }).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  return page !== undefined && script != null && !page.includes(script);
}

/** Without a connection, the browser would replace the dashboard with its own error page. */
function useReload() {
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const reload = async () => {
    setBusy(true);
    if (await isReachable()) return location.reload();
    setFailed(true);
    setBusy(false);
  };
  return { failed, busy, reload };
}

function CouldNotBeLoaded({ label, busy, reload, children }: { label: string; children: ReactNode } & ReturnType<typeof useReload>) {
  return (
    <ErrorState
      level={1}
      title="This page could not be loaded"
      action={
        <Button tone="primary" busy={busy} onClick={() => void reload()}>
          <RotateCw aria-hidden="true" />
          {label}
        </Button>
      }
    >
      {children}
    </ErrorState>
  );
}
