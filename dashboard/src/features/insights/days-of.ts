import type { Insights } from "@gantry/contract/insights/schemas.ts";

const dayMs = 86_400_000;

/** Every day of the time that is looked at, oldest first; a day without a run has no pass rate and no duration. */
export function daysOf(insights: Insights, days: number) {
  const known = new Map(insights.days.map((day) => [day.day, day]));
  const lastMs = Date.parse(`${insights.to}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(lastMs - (days - 1 - index) * dayMs).toISOString().slice(0, 10);
    const numbers = known.get(day);
    return {
      day,
      passed: numbers?.passed ?? 0,
      failed: numbers?.failed ?? 0,
      unstable: numbers?.unstable ?? 0,
      errors: numbers?.errors ?? 0,
      passPercent: numbers?.passRate == null ? null : Math.round(numbers.passRate * 100),
      averageDurationMs: numbers?.averageDurationMs ?? null,
    };
  });
}
