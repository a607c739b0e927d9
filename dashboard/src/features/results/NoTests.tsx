import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { hasVerdict } from "@gantry/contract/executions/constants.ts";
import { FlaskConical, FlaskConicalOff } from "lucide-react";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { formatDay } from "../../ui/text/format.ts";

/** Why a run lists no tests. */
export function NoTests({ run }: { run: Execution }) {
  if (!hasVerdict(run)) {
    return (
      <EmptyState icon={<FlaskConical />} title="Tests appear with the report">
        When the suite has ended, Gantry reads its report and lists every test here. Until then, follow the terminal.
      </EmptyState>
    );
  }
  if (run.resultsRemovedAt) {
    return (
      <EmptyState icon={<FlaskConicalOff />} title={`The results of this run were removed on ${formatDay(run.resultsRemovedAt)}`}>
        They were older than the retention of test results. The counts, the verdict and the analysis are kept.
      </EmptyState>
    );
  }
  if (run.tests && run.tests.total > 0) {
    return (
      <EmptyState icon={<FlaskConicalOff />} title="The names of these tests are not known">
        The output says only how many tests passed and failed. Let the suite write a report into a folder under /app, such as /app/reports,
        to see each of them here.
      </EmptyState>
    );
  }
  if (run.status === "ERROR") {
    return (
      <EmptyState icon={<FlaskConicalOff />} title="This run has no test results">
        It ended with an error before its results could be read. The terminal shows how far it got.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<FlaskConicalOff />} title="No test results were found">
      Let the suite write JUnit XML, CTRF, Playwright JSON, Allure, Mochawesome, Cucumber JSON or TAP into a report folder under /app, such
      as /app/reports.
    </EmptyState>
  );
}
