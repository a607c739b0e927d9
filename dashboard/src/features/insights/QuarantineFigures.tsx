import type { Insights } from "@gantry/contract/insights/schemas.ts";
import { Link } from "@tanstack/react-router";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Duration } from "../../ui/text/Duration.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { TestLocation } from "./TestLocation.tsx";

/** How many tests are in quarantine, how long, and by whom. */
export function QuarantineFigures({ quarantine }: { quarantine: Insights["quarantine"] }) {
  const { tests, averageAgeMs, entered, left, mutedFailures, savedRuns, people, longest } = quarantine;
  const others = tests - people.reduce((sum, each) => sum + each.tests, 0);
  const byWhom = (name: string | null) => (name === null ? "automatically" : `by ${visibleText(name)}`);
  const [only] = people.length === 1 && others === 0 ? people : [];
  const who = [...people.map(({ name, tests: some }) => `${some} ${byWhom(name)}`), ...(others > 0 ? [`${others} by others`] : [])];
  return (
    <Card>
      <CardHeader
        title="Quarantine"
        description={`In this period, ${entered} ${entered === 1 ? "test was" : "tests were"} added and ${left} ${left === 1 ? "was" : "were"} removed. ${mutedFailures} ${mutedFailures === 1 ? "failure" : "failures"} did not count; ${savedRuns} ${savedRuns === 1 ? "run" : "runs"} failed only in quarantined tests.`}
        actions={
          tests > 0 && (
            <Link to="/tests" search={{ mark: "quarantined" }} className="text-sm text-accent-text underline underline-offset-2">
              All {tests}
            </Link>
          )
        }
      />
      {tests === 0 ? (
        <p className="px-4 py-4 text-sm text-ink-soft sm:px-5">No test is in quarantine.</p>
      ) : (
        <div className="grid gap-2.5 px-4 py-3.5 text-sm sm:px-5">
          <p>
            {tests === 1 ? "1 test is" : `${tests} tests are`} in quarantine now
            {only ? `, put there ${byWhom(only.name)}` : `: ${who.join(", ")}`}.
            {tests === 1 ? " It has been there for " : " On average, they have been there for "}
            <Duration ms={averageAgeMs} />.
          </p>
          <ul className="grid grid-cols-1 gap-2.5" aria-label="Longest in quarantine">
            {longest.map((test) => (
              <li key={test.testId} className="flex items-baseline gap-3">
                <span className="grid min-w-0 flex-1">
                  <Link to="/tests/$id" params={{ id: test.testId }} className="truncate rounded-sm hover:text-accent-text">
                    {visibleText(test.name)}
                  </Link>
                  <TestLocation test={test} />
                </span>
                <span className="shrink-0 text-xs text-ink-soft">
                  <RelativeTime at={test.since} />, {byWhom(test.by)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
