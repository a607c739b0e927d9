import { closeSync, openSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded into every program that `gantry up` starts: the program ends when `up` ends, however that happened.
 * A program that takes too long to shut down is ended, so that the next start finds its port and its runs free.
 */
const graceMs = 4_000;

// Threads inherit `--import` from the program, but have no channel to the parent: only the program itself follows it.
if (isMainThread) followParent();

function followParent(): void {
  // The parent may have ended before this program started.
  if (!process.connected) process.exit(1);
  process.channel?.unref();
  process.once("disconnect", () => {
    silenceOutput();
    setTimeout(() => process.exit(1), graceMs).unref();
    process.kill(process.pid, "SIGTERM");
  });
}

/**
 * Nobody reads our output any more. pino's last flush would try to write it over and over, and the process would never end
 * (sonic-boom 4.2 treats a broken pipe as a busy one). A freed descriptor's number goes to the next file opened.
 */
function silenceOutput(): void {
  for (const descriptor of [1, 2]) {
    try {
      closeSync(descriptor);
      openSync("/dev/null", "w");
    } catch {
      // Closed already.
    }
  }
}
