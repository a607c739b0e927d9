import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../ui/figures/Badge.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { TestStatusIcon } from "../../ui/figures/StatusBadge.tsx";
import { SelectAllCell, SelectCell } from "../../ui/lists/SelectionCells.tsx";
import { Cell, HeadCell, Row, Table } from "../../ui/lists/Table.tsx";
import { useRowKeys } from "../../ui/lists/use-row-keys.ts";
import type { Selection } from "../../ui/lists/use-selection.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { caseLabel, priorityStyles, typeLabels } from "../test-cases/case-styles.ts";

interface CasesTableProps {
  cases: readonly TestCase[];
  /** Left out for users who may not change anything. */
  selection: Selection | undefined;
}

export function CasesTable({ cases, selection }: CasesTableProps) {
  const activeId = useRowKeys(cases);
  return (
    <Table aria-label="Test cases, newest first">
      <thead className="sticky top-0 z-10">
        <tr>
          <SelectAllCell selection={selection} shown={cases.length} label="Select every case shown" />
          <HeadCell>Case</HeadCell>
          <HeadCell className="max-sm:pr-4">Priority</HeadCell>
          <HeadCell className="hidden md:table-cell">Type</HeadCell>
          <HeadCell className="hidden text-right md:table-cell">Steps</HeadCell>
          <HeadCell className="hidden text-right sm:table-cell">Changed</HeadCell>
        </tr>
      </thead>
      <tbody>
        {cases.map((each) => (
          <CaseRow key={each.id} testCase={each} selection={selection} isActive={each.id === activeId} />
        ))}
      </tbody>
    </Table>
  );
}

interface CaseRowProps {
  testCase: TestCase;
  selection: Selection | undefined;
  isActive: boolean;
}

function CaseRow({ testCase, selection, isActive }: CaseRowProps) {
  return (
    <Row data-row={testCase.id} data-selected={selection?.ids.has(testCase.id) ?? false} data-active={isActive} className="relative">
      <SelectCell selection={selection} id={testCase.id} label={`Select ${testCase.title}`} />
      <Cell className="w-full max-w-0 min-w-28 sm:min-w-40">
        <Link to="/test-cases/$id" params={{ id: testCase.id }} className="grid w-full rounded-sm text-left after:absolute after:inset-0">
          <span className="flex min-w-0 items-center gap-1.5">
            {testCase.lastVerdict && <TestStatusIcon status={testCase.lastVerdict.status} />}
            <span className="truncate font-medium" title={visibleText(testCase.title)}>
              {visibleText(testCase.title)}
            </span>
          </span>
          <span className="truncate text-xs text-ink-soft">
            <span className="tabular">{caseLabel(testCase)}</span> · {testCase.suite ? visibleText(testCase.suite) : "no suite"}
            {testCase.tags.length > 0 && ` · ${testCase.tags.map(visibleText).join(", ")}`}
          </span>
        </Link>
      </Cell>
      <Cell className="max-sm:pr-4">
        <Badge tone={priorityStyles[testCase.priority].tone}>{priorityStyles[testCase.priority].label}</Badge>
      </Cell>
      <Cell className="hidden text-xs whitespace-nowrap md:table-cell">{typeLabels[testCase.type]}</Cell>
      <Cell className="tabular hidden text-right text-xs md:table-cell">{testCase.steps.length}</Cell>
      <Cell className="tabular hidden text-right text-xs whitespace-nowrap text-ink-soft sm:table-cell">
        <RelativeTime at={testCase.updatedAt} className="relative z-2" />
      </Cell>
    </Row>
  );
}
