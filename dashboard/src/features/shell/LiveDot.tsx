import { checkConnection, useConnectionLost } from "../../connection.ts";
import { type LiveState, reconnectNow, useLiveState } from "../../api/live.ts";
import { cn } from "../../ui/cn.ts";
import { Tooltip } from "../../ui/Tooltip.tsx";

type Shown = LiveState | "offline";

const styles: Record<Shown, { label: string; dot: string; detail: string }> = {
  live: { label: "Live", dot: "bg-ok-solid", detail: "Changes appear as they happen." },
  connecting: {
    label: "Connecting…",
    dot: "bg-warn-solid animate-pulse",
    detail: "Changes will appear once the connection is back. Select to try now.",
  },
  offline: {
    label: "Offline",
    dot: "bg-warn-solid animate-pulse",
    detail: "The server cannot be reached. Select to try now.",
  },
  refused: { label: "Not live", dot: "bg-bad-solid", detail: "The server rejected the live connection. Select to try again." },
  off: { label: "Not live", dot: "bg-idle-solid", detail: "Select to connect." },
};

/** The state of the live connection; pressing it reconnects. */
export function LiveDot() {
  const live = useLiveState();
  const state: Shown = useConnectionLost() ? "offline" : live;
  const connect = state === "offline" ? checkConnection : reconnectNow;
  const look = styles[state];
  return (
    <Tooltip content={look.detail} side="top">
      <button
        type="button"
        onClick={() => state !== "live" && connect()}
        className="inline-flex h-6 items-center gap-1.5 rounded px-1 text-xs text-ink-soft hover:text-ink"
      >
        <span aria-hidden="true" className={cn("size-2 rounded-full", look.dot)} />
        <span aria-live="polite">{look.label}</span>
      </button>
    </Tooltip>
  );
}
