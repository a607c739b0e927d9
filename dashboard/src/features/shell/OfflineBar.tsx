import { WifiOff } from "lucide-react";
import { checkConnection, useConnectionLost, useOffline } from "../../connection.ts";

/** Says above every page that the server cannot be reached, until it can. */
export function OfflineBar() {
  const isLost = useConnectionLost();
  const isOffline = useOffline();
  // Present all the time: screen readers announce only what changes in it.
  return (
    <div role="status" aria-label="Connection" className="shrink-0 print:hidden">
      {isLost && (
        <div className="flex flex-wrap items-center justify-center gap-x-2 border-b border-edge bg-warn-soft px-3 py-1.5 text-center text-sm text-warn">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          <span>
            <b className="font-semibold">{isOffline ? "You are offline." : "No connection to the server."}</b> Trying again…
            <span className="max-sm:hidden"> What you see may be out of date.</span>
          </span>
          <button type="button" onClick={checkConnection} className="rounded font-medium underline underline-offset-2">
            Try now
          </button>
        </div>
      )}
    </div>
  );
}
