import type { TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { formatDate, formatExactTime } from "../../../ui/text/format.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { caseLabel } from "../../test-cases/case-styles.ts";
import { itemStyles } from "../cycle-styles.ts";

/** The whole cycle on paper: every case with its steps, results and comments. */
export function CycleReport({ cycle }: { cycle: TestCycle }) {
  const { summary } = cycle;
  return (
    <div className="hidden px-6 pb-6 text-sm print:block">
      <p className="mb-4">
        {summary.total} {summary.total === 1 ? "case" : "cases"}: {summary.passed} passed, {summary.failed} failed, {summary.skipped}{" "}
        skipped, {summary.pending} without a result. Started {formatExactTime(Date.parse(cycle.createdAt))}
        {cycle.completedAt && `, completed ${formatExactTime(Date.parse(cycle.completedAt))}`}.
        {cycle.assignee && ` Assigned to ${visibleText(cycle.assignee.name)}.`}
        {cycle.dueOn && ` Due ${formatDate(cycle.dueOn)}.`}
        {cycle.configuration && ` Tested on ${visibleText(cycle.configuration)}.`}
      </p>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b-2 border-edge-strong">
            <th className="py-1 pr-3">Case</th>
            <th className="py-1 pr-3">Result</th>
            <th className="py-1">Tested by</th>
          </tr>
        </thead>
        <tbody>
          {cycle.items.map((item) => (
            <tr key={item.id} className="break-inside-avoid border-b border-edge align-top">
              <td className="py-1.5 pr-3">
                <p className="font-medium">
                  {item.testCaseNumber !== null && `${caseLabel({ number: item.testCaseNumber })} `}
                  {visibleText(item.title)}
                </p>
                {item.suite && <p className="text-xs">{visibleText(item.suite)}</p>}
                <ol className="ml-4 list-decimal">
                  {item.steps.map((step, index) => (
                    <li key={index}>
                      {visibleText(step.action)}
                      {step.expectedResult && ` → ${visibleText(step.expectedResult)}`}
                      {step.status !== "PENDING" && ` (${itemStyles[step.status].label.toLowerCase()})`}
                      {step.comment && `: ${visibleText(step.comment)}`}
                    </li>
                  ))}
                </ol>
                {item.comment && <p className="mt-1 italic">{visibleText(item.comment)}</p>}
              </td>
              <td className="py-1.5 pr-3 font-medium">{itemStyles[item.status].label}</td>
              <td className="py-1.5">{item.resultBy?.name ?? (item.executionId ? "suite" : "")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
