import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { visibleText } from "../../ui/text/visible-text.ts";
import { plainText } from "../logs/ansi/plain-text.ts";

interface TestListProps {
  run: Execution;
  tests: readonly ListedTest[];
  /** A short text below the name. */
  about: (test: ListedTest) => string;
  /** On the right. */
  figure: (test: ListedTest) => ReactNode;
  more?: { show: string; label: string } | undefined;
}

/** Some tests of a run in one line each. */
export function TestList({ run, tests, about, figure, more }: TestListProps) {
  return (
    <ul className="divide-y divide-edge">
      {tests.map((test) => (
        <li key={test.id} className="relative flex items-baseline gap-4 px-4 py-2 text-sm hover:bg-hover sm:px-5">
          <div className="min-w-0 flex-1">
            <Link
              to="/runs/$id"
              params={{ id: run.id }}
              search={{ tab: "tests", test: test.id }}
              className="block truncate rounded-sm after:absolute after:inset-0"
            >
              {[...test.suite, test.name].map(visibleText).join(" › ")}
            </Link>
            <Line text={about(test)} />
          </div>
          <span className="shrink-0 text-xs text-ink-soft">{figure(test)}</span>
        </li>
      ))}
      {more && (
        <li className="px-4 py-2 sm:px-5">
          <Link
            to="/runs/$id"
            params={{ id: run.id }}
            search={{ tab: "tests", show: more.show }}
            className="text-xs text-accent-text underline underline-offset-2"
          >
            {more.label}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Line({ text }: { text: string }) {
  const first = plainText(text.trim().slice(0, 500).split("\n")[0] ?? "");
  return first && <p className="truncate font-mono text-xs text-ink-soft">{first}</p>;
}
