import { toString } from "cronstrue";

/** `0 2 * * 1-5` → `At 02:00, Monday through Friday`; `undefined` for what it cannot say. */
export function describeCron(cron: string): string | undefined {
  try {
    return toString(cron, { use24HourTimeFormat: true });
  } catch {
    return undefined;
  }
}
