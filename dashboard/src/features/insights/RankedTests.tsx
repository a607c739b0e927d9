import type { RankedTest } from "@gantry/contract/insights/schemas.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { cn } from "../../ui/cn.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import type { RunsLink } from "./insights-search.ts";
import { TestLocation } from "./TestLocation.tsx";

interface RankedTestsProps {
  title: string;
  description: string;
  empty: string;
  tests: readonly RankedTest[];
  /** The filled part of the bar, 0 to 1, and the text next to it. */
  measure: (test: RankedTest) => { share: number; text: ReactNode };
  tone: "bad" | "warn" | "accent";
  /** A link to the list of runs that the bars count; each bar adds its test. */
  runs: RunsLink & { testResult?: "failed" | "flaky" };
  /** Shown next to the name. */
  mark?: (test: RankedTest) => ReactNode;
}

const runsLabels = { failed: "Failed runs", flaky: "Flaky runs", all: "Runs" };
const fills = { bad: "bg-bad-solid", warn: "bg-warn-solid", accent: "bg-accent" };

/** The tests that lead by one measure, as bars. */
export function RankedTests({ title, description, empty, tests, measure, tone, runs, mark }: RankedTestsProps) {
  return (
    <Card>
      <CardHeader title={title} description={description} />
      {tests.length === 0 ? (
        <p className="px-4 py-4 text-sm text-ink-soft sm:px-5">{empty}</p>
      ) : (
        <ol className="grid grid-cols-1 gap-3 px-4 py-3.5 sm:px-5" aria-label={title}>
          {tests.map((test) => {
            const { share, text } = measure(test);
            return (
              <li key={test.testId} className="grid grid-cols-1 gap-1 text-sm">
                <div className="flex items-baseline gap-3">
                  <span className="flex min-w-0 flex-1 items-center gap-2">
                    <Link
                      to="/tests/$id"
                      params={{ id: test.testId }}
                      title={visibleText(test.name)}
                      className="truncate rounded-sm hover:text-accent-text"
                    >
                      {visibleText(test.name)}
                    </Link>
                    {mark?.(test)}
                  </span>
                  <span className="tabular shrink-0 text-xs text-ink-soft">{text}</span>
                </div>
                <TestLocation test={test} />
                <Link
                  to="/runs"
                  search={{ ...runs, testId: test.testId }}
                  aria-label={`${runsLabels[runs.testResult ?? "all"]} of ${visibleText(test.name)}`}
                  title={runsLabels[runs.testResult ?? "all"]}
                  className="group/bar -my-1 block rounded-sm py-1"
                >
                  <span data-bar className="block h-1.5 overflow-hidden rounded-full bg-edge group-hover/bar:bg-edge-strong">
                    <span className={cn("block h-full rounded-full", fills[tone])} style={{ width: `${share * 100}%` }} />
                  </span>
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
