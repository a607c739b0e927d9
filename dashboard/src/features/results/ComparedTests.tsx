import type { ComparedTest } from "@gantry/contract/tests/schemas.ts";
import { Link } from "@tanstack/react-router";
import { formatCount } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";

const shownAtMost = 50;

/** Tests that another run had with another outcome, with links to their histories. `total`: of how many. */
export function ComparedTests({ tests, total }: { tests: readonly ComparedTest[]; total: number }) {
  return (
    <ul className="thin-scroll mt-2 grid max-h-52 gap-1 overflow-y-auto">
      {tests.slice(0, shownAtMost).map((test) => (
        <li key={test.testKey} className="flex min-w-0 items-baseline gap-2">
          <Link to="/tests/$id" params={{ id: test.testId }} className="min-w-0 truncate rounded-sm font-medium hover:text-accent-text">
            {visibleText(test.name)}
          </Link>
          <span className="min-w-0 flex-1 truncate text-ink-soft">{test.suite.map(visibleText).join(" › ")}</span>
        </li>
      ))}
      {total > shownAtMost && <li className="text-ink-soft">and {formatCount(total - Math.min(tests.length, shownAtMost))} more</li>}
    </ul>
  );
}
