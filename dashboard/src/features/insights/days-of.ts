import type { Insights } from "@gantry/contract/insights/schemas.ts";

const dayMs = 86_400_000;

/** Every day of the time that is looked at, oldest first; a day without a run has no rates and no durations. */
export function daysOf(insights: Insights) {
  const known = new Map(insights.days.map((day) => [day.day, day]));
  const firstMs = Date.parse(`${insights.from}T00:00:00Z`);
  const count = Math.round((Date.parse(`${insights.to}T00:00:00Z`) - firstMs) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(firstMs + index * dayMs).toISOString().slice(0, 10);
    const numbers = known.get(day);
    const ran = numbers ? numbers.tests.passed + numbers.tests.failed : 0;
    return {
      day,
      passed: numbers?.passed ?? 0,
      failed: numbers?.failed ?? 0,
      unstable: numbers?.unstable ?? 0,
      errors: numbers ? numbers.errors - numbers.cancelled : 0,
      cancelled: numbers?.cancelled ?? 0,
      passPercent: numbers?.passRate == null ? null : Math.round(numbers.passRate * 100),
      flakyPercent: numbers && ran > 0 ? (numbers.tests.flaky / ran) * 100 : null,
      p50DurationMs: numbers?.p50DurationMs ?? null,
      p95DurationMs: numbers?.p95DurationMs ?? null,
    };
  });
}
