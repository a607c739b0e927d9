/**
 * Loaded into every program that `gantry up` starts: when `up` is gone, however it went, so are they.
 * A program that does not end by itself in time is ended, so that the next start finds the port and the runs free.
 */
const graceMs = 4_000;

if (process.channel) {
  process.channel.unref();
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), graceMs).unref();
    process.kill(process.pid, "SIGTERM");
  });
}
