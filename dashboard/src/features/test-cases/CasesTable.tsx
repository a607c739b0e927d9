import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { TestStatusIcon } from "../../ui/figures/StatusBadge.tsx";
import { Cell, HeadCell, Row, Table } from "../../ui/lists/Table.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { caseLabel, priorityStyles, typeLabels } from "./case-styles.ts";

interface CasesTableProps {
  cases: readonly TestCase[];
  /** Left out for those who change nothing. */
  selection: { ids: ReadonlySet<string>; toggle: (id: string) => void; toggleAll: () => void } | undefined;
}

export function CasesTable({ cases, selection }: CasesTableProps) {
  const chosen = cases.filter((each) => selection?.ids.has(each.id)).length;
  return (
    <Table aria-label="Test cases, newest first">
      <thead className="sticky top-0 z-10">
        <tr>
          {selection && (
            <HeadCell className="w-6 pr-0">
              <Checkbox
                aria-label="Select every case shown"
                checked={chosen === 0 ? false : chosen === cases.length ? true : "indeterminate"}
                onCheckedChange={selection.toggleAll}
              />
            </HeadCell>
          )}
          <HeadCell>Case</HeadCell>
          <HeadCell>Priority</HeadCell>
          <HeadCell className="hidden md:table-cell">Type</HeadCell>
          <HeadCell className="hidden text-right md:table-cell">Steps</HeadCell>
          <HeadCell className="hidden text-right sm:table-cell">Changed</HeadCell>
        </tr>
      </thead>
      <tbody>
        {cases.map((each) => (
          <CaseRow key={each.id} testCase={each} selection={selection} />
        ))}
      </tbody>
    </Table>
  );
}

interface CaseRowProps {
  testCase: TestCase;
  selection: CasesTableProps["selection"];
}

function CaseRow({ testCase, selection }: CaseRowProps) {
  return (
    <Row data-selected={selection?.ids.has(testCase.id) ?? false} className="relative">
      {selection && (
        <Cell className="w-6 pr-0">
          <Checkbox
            className="z-2"
            aria-label={`Select ${testCase.title}`}
            checked={selection.ids.has(testCase.id)}
            onCheckedChange={() => selection.toggle(testCase.id)}
          />
        </Cell>
      )}
      <Cell className="w-full max-w-0 min-w-40">
        <Link to="/test-cases/$id" params={{ id: testCase.id }} className="grid w-full rounded-sm text-left after:absolute after:inset-0">
          <span className="flex min-w-0 items-center gap-1.5">
            {testCase.lastResult && <TestStatusIcon status={testCase.lastResult.status} />}
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
      <Cell>
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
