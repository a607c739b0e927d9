import type { WeeklySummary, WeekNumbers } from "@gantry/contract/weekly-summary/schemas.ts";
import { oneLine } from "../integrations/providers/api/provider-message.ts";
import { duration } from "../integrations/source-hosts/markdown.ts";
import type { Notice } from "../notifications/channels/channel.ts";

const percent = (rate: number | null): string => (rate === null ? "–" : `${(rate * 100).toFixed(1).replace(/\.0$/, "")} %`);
const beside = (now: string, before: string): string => (now === before ? `${now} (as before)` : `${now} (before: ${before})`);

/** Each number with that of the week before: `Pass rate`, `92.5 % (before: 95 %)`. */
export function summaryFacts({ week, previous }: Pick<WeeklySummary, "week" | "previous">): (readonly [name: string, value: string])[] {
  const both = (read: (numbers: WeekNumbers) => string) => beside(read(week), read(previous));
  return [
    ["Runs", both(({ runs }) => runs.toLocaleString("en"))],
    ["Pass rate", both(({ passRate }) => percent(passRate))],
    ["Flaky tests", both(({ flakyRate }) => percent(flakyRate))],
    ["New failures", both(({ newFailures }) => newFailures.toLocaleString("en"))],
    ["Median duration", both(({ p50DurationMs }) => (p50DurationMs === null ? "–" : duration(p50DurationMs)))],
  ];
}

/** The summary for a chat. */
export function noticeOf(name: string, summary: WeeklySummary): Omit<Notice, "link"> {
  return {
    status: undefined,
    title: oneLine(`${name}: week of ${summary.from} to ${summary.to}`, 200),
    facts: summaryFacts(summary).map(([fact, value]) => `${fact}: ${value}`),
    failures: summary.mostFailing.map(({ name: test, suite, failures }) =>
      oneLine(`${[...suite, test].join(" › ")} (${failures} ${failures === 1 ? "failure" : "failures"})`, 200),
    ),
    moreFailures: 0,
  };
}
