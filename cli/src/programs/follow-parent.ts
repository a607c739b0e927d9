import { closeSync, openSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/**
 * Preloaded into every program that `gantry up` starts: the program exits when `up` exits, for any reason.
 * A program that takes too long to shut down is killed, so that the next start finds its port and its runs free.
 */
const graceMs = 4_000;

// Threads inherit `--import` from the program but have no channel to the parent; only the main thread follows it.
if (isMainThread) followParent();

function followParent(): void {
  // The parent may have exited before this program started.
  if (!process.connected) process.exit(1);
  process.channel?.unref();
  process.once("disconnect", () => {
    silenceOutput();
    setTimeout(() => process.exit(1), graceMs).unref();
    process.kill(process.pid, "SIGTERM");
  });
}

/**
 * No one reads our output any more. pino's last flush would retry forever, and the process would never exit (sonic-boom 4.2 treats a broken pipe
 * like a busy one). The freed descriptor number goes to the next file opened.
 */
function silenceOutput(): void {
  for (const descriptor of [1, 2]) {
    try {
      closeSync(descriptor);
      openSync("/dev/null", "w");
    } catch {
      // Already closed.
    }
  }
}
