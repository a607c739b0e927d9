import type { WeeklySummary, WeekNumbers } from "@gantry/contract/weekly-summary/schemas.ts";
import { formatCount, formatDate, formatDuration, formatPercent } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";

const percent = (rate: number | null) => (rate === null ? "–" : formatPercent(rate));
const figures: readonly (readonly [name: string, read: (numbers: WeekNumbers) => string])[] = [
  ["Runs", ({ runs }) => formatCount(runs)],
  ["Pass rate", ({ passRate }) => percent(passRate)],
  ["Flaky tests", ({ flakyRate }) => percent(flakyRate)],
  ["New failures", ({ newFailures }) => formatCount(newFailures)],
  ["Median duration", ({ p50DurationMs }) => (p50DurationMs === null ? "–" : formatDuration(p50DurationMs))],
];

/** The last whole week as the mail shows it. */
export function SummaryFigures({ summary }: { summary: WeeklySummary }) {
  const { week, previous, from, to, mostFailing, newlyFlaky, slowest } = summary;
  return (
    <section aria-label="Preview" className="grid gap-3 rounded-lg border border-edge bg-sunken p-3 text-sm">
      <p className="text-xs text-ink-soft">
        Preview: {formatDate(from)} to {formatDate(to)}, the week before in parentheses
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
        {figures.map(([name, read]) => (
          <div key={name}>
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="tabular font-medium">
              {read(week)} <span className="font-normal text-ink-soft">({read(previous)})</span>
            </dd>
          </div>
        ))}
      </dl>
      <Named
        title="Most failing"
        tests={mostFailing.map(({ name, failures, runs }) => [name, `${formatCount(failures)} of ${formatCount(runs)} runs`])}
      />
      <Named
        title="Newly flaky"
        tests={newlyFlaky.map(({ name, flakyRuns, runs }) => [name, `${formatCount(flakyRuns)} of ${formatCount(runs)} runs`])}
      />
      <Named title="Slowest" tests={slowest.map(({ name, averageDurationMs }) => [name, formatDuration(averageDurationMs)])} />
    </section>
  );
}

function Named({ title, tests }: { title: string; tests: readonly (readonly [name: string, value: string])[] }) {
  if (tests.length === 0) return null;
  return (
    <div>
      <h3 className="text-xs font-medium text-ink-soft">{title}</h3>
      <ul>
        {tests.map(([name, value], index) => (
          <li key={index} className="flex gap-3">
            <span className="min-w-0 flex-1 truncate">{visibleText(name)}</span>
            <span className="tabular shrink-0 text-ink-soft">{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
