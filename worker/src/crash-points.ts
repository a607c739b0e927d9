/** Places where a test may make the worker die as if by `kill -9`, to prove that nothing is lost there. */
export const crashPoints = [
  "after-claim",
  "after-create",
  "after-start",
  "mid-log",
  "after-exit",
  "mid-archive",
  "report-packed",
  "report-stored",
  "facts-sent",
] as const;
export type CrashPoint = (typeof crashPoints)[number];

let armed: CrashPoint | undefined;

/** Arms one point for this process; the configuration refuses it in production. */
export function armCrashPoint(point: CrashPoint | undefined): void {
  armed = point;
}

export function crashPoint(point: CrashPoint): void {
  if (armed === point) process.kill(process.pid, "SIGKILL");
}
