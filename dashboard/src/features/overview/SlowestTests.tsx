import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Duration } from "../../ui/text/Duration.tsx";
import { slowestQuery } from "./queries.ts";
import { TestList } from "./TestList.tsx";

/** Where the time of a run went. */
export function SlowestTests({ run }: { run: Execution }) {
  const tests = useQuery(slowestQuery(run)).data ?? [];
  if (tests.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Slowest tests" />
      <TestList
        run={run}
        tests={tests}
        about={({ filePath }) => filePath ?? ""}
        figure={(test) => <Duration ms={test.durationMs} className="tabular" />}
      />
    </Card>
  );
}
