import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { TestStatusIcon } from "../../ui/figures/StatusBadge.tsx";
import { Cell, HeadCell, Row, Table } from "../../ui/lists/Table.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { priorityStyles, typeLabels } from "./case-styles.ts";

interface CasesTableProps {
  cases: readonly TestCase[];
  /** Left out for those who change nothing. */
  selection: { ids: ReadonlySet<string>; toggle: (id: string) => void; toggleAll: () => void } | undefined;
  onOpen: (id: string) => void;
}

export function CasesTable({ cases, selection, onOpen }: CasesTableProps) {
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
          <Row key={each.id} data-selected={selection?.ids.has(each.id) ?? false} className="relative">
            {selection && (
              <Cell className="w-6 pr-0">
                <Checkbox
                  className="z-2"
                  aria-label={`Select ${each.title}`}
                  checked={selection.ids.has(each.id)}
                  onCheckedChange={() => selection.toggle(each.id)}
                />
              </Cell>
            )}
            <Cell className="w-full max-w-0 min-w-40">
              <button
                type="button"
                onClick={() => onOpen(each.id)}
                className="grid w-full rounded-sm text-left after:absolute after:inset-0"
              >
                <span className="flex min-w-0 items-center gap-1.5">
                  {each.lastResult && <TestStatusIcon status={each.lastResult.status} />}
                  <span className="truncate font-medium" title={visibleText(each.title)}>
                    {visibleText(each.title)}
                  </span>
                </span>
                <span className="truncate text-xs text-ink-soft">{each.suite ? visibleText(each.suite) : "no suite"}</span>
              </button>
            </Cell>
            <Cell>
              <Badge tone={priorityStyles[each.priority].tone}>{priorityStyles[each.priority].label}</Badge>
            </Cell>
            <Cell className="hidden text-xs whitespace-nowrap md:table-cell">{typeLabels[each.type]}</Cell>
            <Cell className="tabular hidden text-right text-xs md:table-cell">{each.steps.length}</Cell>
            <Cell className="tabular hidden text-right text-xs whitespace-nowrap text-ink-soft sm:table-cell">
              <RelativeTime at={each.updatedAt} className="relative z-2" />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
