/** Points where a test may kill the worker as if with `kill -9`, to prove that nothing is lost. */
export const crashPoints = [
  "after-claim",
  "service-created",
  "services-started",
  "files-put",
  "services-ready",
  "after-create",
  "after-start",
  "mid-log",
  "after-exit",
  "mid-archive",
  "report-packed",
  "report-stored",
  "cache-saving",
  "facts-sent",
] as const;
export type CrashPoint = (typeof crashPoints)[number];

let armed: CrashPoint | undefined;

/** Enables one point in this process; the configuration rejects it in production. */
export function armCrashPoint(point: CrashPoint | undefined): void {
  armed = point;
}

export function crashPoint(point: CrashPoint): void {
  if (armed === point) process.kill(process.pid, "SIGKILL");
}
