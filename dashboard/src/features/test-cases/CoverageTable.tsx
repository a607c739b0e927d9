import type { Coverage } from "@gantry/contract/test-cases/schemas.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { Link } from "@tanstack/react-router";
import { Badge, type Tone } from "../../ui/figures/Badge.tsx";
import { TestStatusIcon } from "../../ui/figures/StatusBadge.tsx";
import { Cell, HeadCell, Row, Table } from "../../ui/lists/Table.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { caseLabel } from "./case-styles.ts";
import { formatCount } from "../../ui/text/format.ts";

export const stateStyles: Record<Coverage["state"], { label: string; tone: Tone }> = {
  failing: { label: "Failing", tone: "bad" },
  untested: { label: "Not tested", tone: "warn" },
  partial: { label: "Partly tested", tone: "busy" },
  passing: { label: "Passing", tone: "ok" },
};

const manualStatuses = { PASSED: "passed", FAILED: "failed", SKIPPED: "skipped" } as const;
const resultLink = "-m-1 inline-flex items-center gap-1.5 rounded p-1 whitespace-nowrap hover:text-ink hover:underline";

/** Each requirement with its cases under it. */
export function CoverageTable({ coverage }: { coverage: readonly Coverage[] }) {
  return (
    <Table aria-label="Requirements and their cases">
      <thead className="sticky top-0 z-10">
        <tr>
          <HeadCell className="w-full">Requirement and case</HeadCell>
          <HeadCell>In a cycle</HeadCell>
          <HeadCell>Automated</HeadCell>
        </tr>
      </thead>
      {coverage.map((each) => (
        <Requirement key={each.requirement} coverage={each} />
      ))}
    </Table>
  );
}

function Requirement({ coverage: { requirement, state, cases, caseCount } }: { coverage: Coverage }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className="border-b border-edge bg-sunken px-4 py-2 text-left font-normal sm:px-6">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="min-w-0 font-medium wrap-anywhere">
              <RequirementName requirement={requirement} />
            </span>
            <Badge tone={stateStyles[state].tone}>{stateStyles[state].label}</Badge>
            <span className="tabular text-xs text-ink-soft">
              {formatCount(caseCount)} {caseCount === 1 ? "case" : "cases"}
            </span>
          </span>
        </th>
      </tr>
      {cases.map((each) => (
        <CaseRow key={each.id} covering={each} />
      ))}
      {caseCount > cases.length && (
        <tr>
          <Cell colSpan={3} className="text-xs text-ink-soft">
            {formatCount(caseCount - cases.length)} more cases are not shown and do not count towards the state.
          </Cell>
        </tr>
      )}
    </tbody>
  );
}

/** A requirement that is an address leads there. */
function RequirementName({ requirement }: { requirement: string }) {
  const text = visibleText(requirement);
  if (!/^https?:\/\//i.test(requirement) || !URL.canParse(requirement)) return text;
  return (
    <a href={requirement} target="_blank" rel="noreferrer" className="text-accent-text underline underline-offset-2">
      {text}
    </a>
  );
}

function CaseRow({ covering }: { covering: Coverage["cases"][number] }) {
  const { id, title, manual, automated } = covering;
  return (
    <Row>
      <Cell className="max-w-0">
        <Link to="/test-cases/$id" params={{ id }} className="grid rounded-sm py-1 hover:underline">
          <span className="truncate" title={visibleText(title)}>
            {visibleText(title)}
          </span>
          <span className="tabular text-xs text-ink-soft">{caseLabel(covering)}</span>
        </Link>
      </Cell>
      <Cell className="text-xs text-ink-soft">
        {manual ? (
          <Link to="/test-cycles/$id" params={{ id: manual.cycleId }} className={resultLink}>
            <Result status={manualStatuses[manual.status]} at={manual.at} />
          </Link>
        ) : (
          <NoResult />
        )}
      </Cell>
      <Cell className="text-xs text-ink-soft">
        {automated ? (
          <Link to="/runs/$id" params={{ id: automated.executionId }} search={{ tab: "tests" }} className={resultLink}>
            <Result status={automated.status} at={automated.at} />
          </Link>
        ) : (
          <NoResult />
        )}
      </Cell>
    </Row>
  );
}

function Result({ status, at }: { status: TestStatus; at: string }) {
  return (
    <>
      <TestStatusIcon status={status} />
      <RelativeTime at={at} className="tabular max-sm:sr-only" />
    </>
  );
}

function NoResult() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">No result</span>
    </>
  );
}
