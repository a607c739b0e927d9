/** `2026-01-31` in local time. */
export function localDay(atMs: number): string {
  const time = new Date(atMs);
  return `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, "0")}-${String(time.getDate()).padStart(2, "0")}`;
}

/** `2026-01-31` in UTC. */
export const utcDay = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** `local`: a day of the reader's time zone. */
export type DayZone = "local" | "utc";

/** The first moment of a day, ISO in UTC as the API counts. */
export function startOfDay(day: string, zone: DayZone = "local"): string {
  return new Date(`${day}T00:00:00.000${zone === "utc" ? "Z" : ""}`).toISOString();
}

/** The last moment of a day, ISO in UTC. */
export function endOfDay(day: string, zone: DayZone = "local"): string {
  return new Date(`${day}T23:59:59.999${zone === "utc" ? "Z" : ""}`).toISOString();
}

/** A day as written in a URL; other text is not a day. */
export function readDay(value: unknown): string | undefined {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
}
