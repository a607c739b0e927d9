import type { FailureGroup } from "@gantry/contract/failure-groups/schemas.ts";
import { Avatar } from "../../../ui/figures/Avatar.tsx";
import { SelectAllCell, SelectBox, SelectCell } from "../../../ui/lists/SelectionCells.tsx";
import { Cell, HeadCell, Row, Table } from "../../../ui/lists/Table.tsx";
import type { Selection } from "../../../ui/lists/use-selection.ts";
import { cn } from "../../../ui/cn.ts";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { categoryText } from "../../analysis/category-labels.ts";
import { IssueLink } from "../../issues/IssueLink.tsx";
import { nameOfTest, extentOf, titleOf } from "../failure-text.ts";
import { StateBadge } from "../state/StateBadge.tsx";
import { Trend } from "../Trend.tsx";

interface FailuresTableProps {
  failures: readonly FailureGroup[];
  /** Left out for those who change nothing. */
  selection?: Selection | undefined;
  /** The failure that is selected with the keyboard. */
  activeId?: string | undefined;
  onOpen: (id: string) => void;
  /** Projects by id, if failures of several are shown. */
  projects?: ReadonlyMap<string, string> | undefined;
}

const label = "Failures";

export function FailuresTable(props: FailuresTableProps) {
  return useMedia("(min-width: 48rem)") ? <WideTable {...props} /> : <NarrowList {...props} />;
}

function WideTable(props: FailuresTableProps) {
  const { failures, selection } = props;
  return (
    <Table aria-label={label}>
      <thead className="sticky top-0 z-10">
        <tr>
          <SelectAllCell selection={selection} shown={failures.length} label="Select every failure shown" />
          <HeadCell>State</HeadCell>
          <HeadCell>Failure</HeadCell>
          <HeadCell className="hidden lg:table-cell">Trend</HeadCell>
          <HeadCell className="hidden xl:table-cell">Branch</HeadCell>
          <HeadCell className="hidden lg:table-cell">Issue</HeadCell>
          <HeadCell>Owner</HeadCell>
          <HeadCell className="text-right">Last seen</HeadCell>
        </tr>
      </thead>
      <tbody>
        {failures.map((failure) => (
          <WideRow key={failure.id} failure={failure} {...props} />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = Omit<FailuresTableProps, "failures"> & { failure: FailureGroup };

function WideRow({ failure, selection, activeId, onOpen, projects }: RowProps) {
  const { id, owner, issues } = failure;
  return (
    <Row data-selected={selection?.ids.has(id) ?? false} data-active={id === activeId} data-failure={id} className="relative">
      <SelectCell selection={selection} id={id} label={`Select ${titleOf(failure)}`} />
      <Cell className="w-32">
        <StateBadge state={failure.state} />
      </Cell>
      <Cell className="w-full max-w-0 min-w-56 py-1.5">
        <OpenButton failure={failure} onOpen={onOpen} className="max-w-full truncate" />
        <span className="block truncate text-xs text-ink-soft">{detailsOf(failure, projects).join(" · ")}</span>
      </Cell>
      <Cell className="hidden lg:table-cell">
        <Trend counts={failure.trend} className="relative z-2 align-middle" />
      </Cell>
      <Cell className="hidden max-w-40 truncate text-xs xl:table-cell">
        <Branches failure={failure} />
      </Cell>
      <Cell className="hidden max-w-28 truncate text-xs lg:table-cell">
        {issues.length === 0 ? <Dash /> : <Issues failure={failure} />}
      </Cell>
      <Cell className="max-w-44 text-xs">{owner ? <Owner name={owner.name} /> : <Dash />}</Cell>
      <Cell className="tabular text-right text-xs whitespace-nowrap text-ink-soft">
        <RelativeTime at={failure.lastSeenAt} className="relative z-2" />
      </Cell>
    </Row>
  );
}

function NarrowList({ failures, ...rest }: FailuresTableProps) {
  return (
    <ul aria-label={label} className="border-t border-edge">
      {failures.map((failure) => (
        <Card key={failure.id} failure={failure} {...rest} />
      ))}
    </ul>
  );
}

function Card({ failure, selection, activeId, onOpen, projects }: RowProps) {
  return (
    <li
      data-failure={failure.id}
      className={cn(
        "relative grid gap-1.5 border-b border-edge px-4 py-3",
        selection?.ids.has(failure.id) && "bg-accent-soft",
        failure.id === activeId && "shadow-[inset_2px_0_0_var(--accent)]",
      )}
    >
      <div className="flex items-center gap-2">
        <SelectBox selection={selection} id={failure.id} label={`Select ${titleOf(failure)}`} />
        <StateBadge state={failure.state} />
        <Trend counts={failure.trend.slice(-14)} className="ml-auto" />
        <RelativeTime at={failure.lastSeenAt} className="tabular shrink-0 text-xs text-ink-soft" />
      </div>
      <OpenButton failure={failure} onOpen={onOpen} className="line-clamp-3 break-words" />
      <span className="text-xs break-words text-ink-soft">{detailsOf(failure, projects).join(" · ")}</span>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
        {failure.owner && <Owner name={failure.owner.name} />}
        {failure.issues.length > 0 && <Issues failure={failure} />}
        {failure.branches.length > 0 && (
          <span className="min-w-0 truncate">
            <Branches failure={failure} />
          </span>
        )}
      </div>
    </li>
  );
}

/** Covers its row, so that every part of it opens the failure; links and boxes lie above it. */
function OpenButton({ failure, onOpen, className }: { failure: FailureGroup; onOpen: (id: string) => void; className: string }) {
  return (
    <button
      type="button"
      onClick={() => onOpen(failure.id)}
      className={cn("block rounded-sm text-left font-mono text-xs font-medium after:absolute after:inset-0", className)}
    >
      {titleOf(failure)}
    </button>
  );
}

function detailsOf(failure: FailureGroup, projects: ReadonlyMap<string, string> | undefined): string[] {
  const parts = [
    categoryText(failure),
    projects?.get(failure.projectId),
    extentOf(failure),
    failure.test && nameOfTest(failure.test),
    failure.test?.filePath,
  ];
  return parts.filter((part): part is string => Boolean(part)).map(visibleText);
}

function Owner({ name }: { name: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Avatar name={name} />
      <span className="min-w-0 truncate">{visibleText(name)}</span>
    </span>
  );
}

function Branches({ failure: { branches, branchCount } }: { failure: FailureGroup }) {
  if (branches.length === 0) return <Dash />;
  return (
    <span title={branches.map(visibleText).join(", ")}>
      {visibleText(branches[0] ?? "")}
      {branchCount > 1 && <span className="text-ink-soft"> +{branchCount - 1}</span>}
    </span>
  );
}

function Issues({ failure: { issues } }: { failure: FailureGroup }) {
  return (
    <span className="relative z-2 inline-flex flex-wrap gap-x-2">
      {issues.map((issue) => (
        <IssueLink key={`${issue.provider} ${issue.key}`} issue={issue} />
      ))}
    </span>
  );
}

const Dash = () => <span className="text-ink-soft">–</span>;
