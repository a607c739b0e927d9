const units = [
  { suffix: "y", noun: "year", ms: 365 * 86_400_000 },
  { suffix: "mo", noun: "month", ms: 30 * 86_400_000 },
  { suffix: "d", noun: "day", ms: 86_400_000 },
  { suffix: "h", noun: "hour", ms: 3_600_000 },
  { suffix: "min", noun: "minute", ms: 60_000 },
] as const;

/** "3 min ago", "in 2 h", "just now"; `inWords`, for sentences: "3 minutes ago", "in 1 hour". */
export function formatRelativeTime(atMs: number, nowMs: number, inWords = false): string {
  const distanceMs = Math.abs(nowMs - atMs);
  const unit = units.find((candidate) => distanceMs >= candidate.ms);
  if (!unit) return "just now";
  // What was just given seven days says seven, not six.
  const count = atMs <= nowMs ? Math.floor(distanceMs / unit.ms) : Math.round(distanceMs / unit.ms);
  const distance = inWords ? formatCounted(count, unit.noun) : `${count} ${unit.suffix}`;
  return atMs <= nowMs ? `${distance} ago` : `in ${distance}`;
}

/** "3 days", "1 hour", "5 minutes": how long something has lasted. */
export function formatAge(ms: number): string {
  const [count, noun]: [number, string] =
    ms >= 86_400_000
      ? [Math.floor(ms / 86_400_000), "day"]
      : ms >= 3_600_000
        ? [Math.floor(ms / 3_600_000), "hour"]
        : [Math.max(1, Math.floor(ms / 60_000)), "minute"];
  return formatCounted(count, noun);
}

/** "12,480". Not by the browser: its first format of a number takes 30 ms of a page's first draw. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** "1 run", "1,200 runs". */
export const formatCounted = (count: number, noun: string): string => `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;

/** "1 run", or "1,000+ runs" if there are more than were counted. */
export const formatCountedUpTo = (count: number, isExact: boolean, noun: string): string =>
  isExact ? formatCounted(count, noun) : `${formatCount(count)}+ ${noun}s`;

/** "820 ms", "4.2 s", "1 min 05 s", "2 h 03 min". */
export function formatDuration(ms: number): string {
  if (!Number.isFinite(ms) || ms < 0) return "–";
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 9950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const two = (value: number) => String(value).padStart(2, "0");
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s`;
  return `${Math.floor(seconds / 3600)} h ${two(Math.floor((seconds % 3600) / 60))} min`;
}

/** Without seconds or minutes that are zero, for axes and round figures: "2 min", "1 h". */
export function formatRoundDuration(ms: number): string {
  return ms === 0
    ? "0 s"
    : formatDuration(ms)
        .replace(/ 00 (s|min)$/, "")
        .replace(".0 s", " s");
}

/** The pages are in English, and so are their dates: "24 Nov 2026" has one meaning everywhere, "11/12/2026" has two. */
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

let zoneFormat: Intl.DateTimeFormat | undefined;

/** The exact time in local time: "15 Sep 2026, 14:05:06 CEST". Not for a page's first draw: the browser's first date format takes it 30 ms. */
export function formatExactTime(atMs: number): string {
  zoneFormat ??= new Intl.DateTimeFormat("en-GB", { timeStyle: "long" });
  return `${dayOf(new Date(atMs))}, ${zoneFormat.format(atMs)}`;
}

/** The day of an ISO time in local time. */
export function formatDay(at: string): string {
  return dayOf(new Date(at));
}

const dayOf = (date: Date) => `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`;

/** A day without a time, `2026-01-31`, in words. Other text stays as it is. */
export function formatDate(day: string): string {
  const date = startOfDay(day);
  return Number.isNaN(date.getTime()) ? day : `${formatShortDate(day)} ${date.getUTCFullYear()}`;
}

/** A day without a time and year, `2026-01-31` as "31 Jan". */
export function formatShortDate(day: string): string {
  const date = startOfDay(day);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

const startOfDay = (day: string) => new Date(`${day}T00:00:00Z`);

/** "87.5 %", "3 %": one decimal unless it is a whole number. */
export function formatPercent(rate: number): string {
  return `${(rate * 100).toFixed(1).replace(/\.0$/, "")} %`;
}

const sizes = ["B", "KB", "MB", "GB", "TB"] as const;

/** "12.4 KB", "10 MB"; 1 KB = 1024 bytes. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(sizes.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : Number(value.toFixed(1))} ${sizes[power] ?? "B"}`;
}
