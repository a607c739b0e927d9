import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { TestList } from "./TestList.tsx";
import { formatCount } from "../../ui/text/format.ts";

/** Tests that passed only on a retry, each with the error of its first try. */
export function FlakyTests({ run, tests }: { run: Execution; tests: readonly ListedTest[] }) {
  const total = run.tests?.flaky ?? tests.length;
  return (
    <Card>
      <CardHeader title="Passed on a retry" description="These tests failed first. They cost time and may hide a real failure." />
      <TestList
        run={run}
        tests={tests}
        more={total > tests.length ? { show: "flaky", label: `Show all ${formatCount(total)}` } : undefined}
        about={firstError}
        figure={({ retries }) => `${retries} ${retries === 1 ? "retry" : "retries"}`}
      />
    </Card>
  );
}

function firstError({ attempts, message }: ListedTest): string {
  return attempts?.find((attempt) => attempt.status === "failed")?.message ?? message ?? "";
}
