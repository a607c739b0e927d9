import { readdirSync, readFileSync } from "node:fs";

/** Processor time of all processes of PostgreSQL, in the system's steps of 10 ms: it says more than time on a machine with other work. */
export function databaseMs(postmaster: number): number {
  const fieldsOf = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ");
    } catch {
      // It has ended.
      return [];
    }
  };
  const isOurs = (pid: string) => /^\d+$/.test(pid) && (pid === String(postmaster) || fieldsOf(pid)[1] === String(postmaster));
  // The processor time of those that have ended counts as the parent's.
  const ticks = (pid: string) =>
    fieldsOf(pid)
      .slice(11, pid === String(postmaster) ? 15 : 13)
      .reduce((sum, field) => sum + Number(field), 0);
  return readdirSync("/proc")
    .filter(isOurs)
    .reduce((sum, pid) => sum + ticks(pid) * 10, 0);
}
