import { closeSync, openSync } from "node:fs";

/**
 * Loaded into every program that `gantry up` starts: when `up` is gone, however it went, so are they.
 * A program that does not end by itself in time is ended, so that the next start finds the port and the runs free.
 */
const graceMs = 4_000;

// It may be gone before we have even begun.
if (!process.connected) process.exit(1);
process.channel?.unref();
process.once("disconnect", () => {
  silenceOutput();
  setTimeout(() => process.exit(1), graceMs).unref();
  process.kill(process.pid, "SIGTERM");
});

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
