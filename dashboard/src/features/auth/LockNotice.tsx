import { useState } from "react";
import { useSecondClock } from "../../ui/text/clock.ts";
import { Notice } from "../../ui/messages/Notice.tsx";

/** Says that an account is locked, and counts down the remaining time. */
export function LockNotice({ seconds }: { seconds: number }) {
  const [untilMs] = useState(() => Date.now() + seconds * 1000);
  const leftMs = untilMs - useSecondClock();
  if (leftMs <= 0) {
    return (
      <Notice tone="ok" role="status">
        You can sign in again.
      </Notice>
    );
  }
  return (
    <Notice tone="warn" role="alert">
      <p className="font-medium">Account temporarily locked</p>
      <p>
        Too many wrong passwords. You cannot sign in with this email for another {/* Spoken once with the notice, not every second. */}
        <span className="tabular font-medium" aria-live="off">
          {formatClock(leftMs)}
        </span>
        , even with the right password.
      </p>
    </Notice>
  );
}

/** "14:05" minutes, "42 s". */
function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} min`;
}
