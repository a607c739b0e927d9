import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { NewTests as Found } from "@gantry/contract/flake-checks/schemas.ts";
import { Link } from "@tanstack/react-router";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useMayWrite } from "../auth/queries.ts";
import { CheckButton } from "./CheckButton.tsx";

const maxNamed = 3;

/** The new tests of a run, which can be checked together. */
export function NewTests({ run, tests }: { run: Execution; tests: Found["tests"] }) {
  // Gantry cannot repeat a run that was uploaded.
  const mayCheck = useMayWrite() && run.trigger !== "ingest";
  const more = tests.length - maxNamed;
  return (
    <section
      aria-label="New tests"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-edge px-4 py-2 text-xs sm:px-6"
    >
      <p className="min-w-0 flex-1 basis-60">
        <span className="font-medium">{tests.length === 1 ? "1 new test: " : `${tests.length} new tests: `}</span>
        {tests.slice(0, maxNamed).map(({ id, name }, place) => (
          <span key={id}>
            {place > 0 && ", "}
            <Link to="/tests/$id" params={{ id }} className="break-words text-accent-text underline underline-offset-2">
              {visibleText(name)}
            </Link>
          </span>
        ))}
        {more > 0 && ` and ${more} more`}
      </p>
      {mayCheck && (
        <CheckButton size="sm" testIds={tests.map(({ id }) => id)} executionId={run.id}>
          Check for flakiness
        </CheckButton>
      )}
    </section>
  );
}
