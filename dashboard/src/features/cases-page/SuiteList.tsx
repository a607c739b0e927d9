import { maxListedSuites } from "@gantry/contract/test-cases/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { FolderTree, Trash2 } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { cn } from "../../ui/cn.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useMayWrite } from "../auth/queries.ts";
import { DeleteSuiteDialog } from "./DeleteSuiteDialog.tsx";
import { suitesQuery } from "../test-cases/queries.ts";
import { type SuiteRow, suiteRows } from "./suite-rows.ts";
import { formatCount } from "../../ui/text/format.ts";

interface SuiteListProps {
  projectId: string;
  chosen: string | undefined;
  onChoose: (suite: string | undefined) => void;
}

const everySuite = " every";

/** The suites as a tree next to the cases; on a phone as one field. */
export function SuiteList(props: SuiteListProps) {
  const suites = useQuery(suitesQuery(props.projectId)).data;
  const rows = useMemo(() => suiteRows(suites ?? []), [suites]);
  const isCut = (suites?.length ?? 0) >= maxListedSuites;
  const total = isCut ? undefined : suites?.reduce((sum, { cases }) => sum + cases, 0);
  const isWide = useMedia("(min-width: 64rem)");
  const note = isCut && (
    <p className="px-4 pb-2 text-xs text-ink-soft sm:px-6 lg:px-2 lg:pt-2">
      Only the first {formatCount(maxListedSuites)} suites are listed. Search for the name of another one.
    </p>
  );
  return isWide ? <SuiteTree {...props} rows={rows} total={total} note={note} /> : <SuiteField {...props} rows={rows} note={note} />;
}

function SuiteField({ rows, note, chosen, onChoose }: SuiteListProps & { rows: readonly SuiteRow[]; note: ReactNode }) {
  return (
    <div>
      <div className="px-4 pb-2 sm:px-6">
        <Select
          aria-label="Suite"
          value={chosen ?? everySuite}
          onChange={(value) => onChoose(value === everySuite ? undefined : value)}
          options={[
            { value: everySuite, label: "All suites" },
            ...rows.filter((row) => row.cases > 0).map((row) => ({ value: row.suite, label: `${row.suite} (${row.cases})` })),
          ]}
        />
      </div>
      {note}
    </div>
  );
}

interface SuiteTreeProps extends SuiteListProps {
  rows: readonly SuiteRow[];
  /** The cases of all suites; `undefined` until they are loaded, and when not all are listed. */
  total: number | undefined;
  note: ReactNode;
}

function SuiteTree({ projectId, rows, total, note, chosen, onChoose }: SuiteTreeProps) {
  const mayWrite = useMayWrite();
  const [deleting, setDeleting] = useState<SuiteRow>();
  return (
    <nav aria-label="Suites" className="thin-scroll border-r border-edge pb-6 pl-3">
      <SuiteButton name="All suites" depth={0} count={total} isChosen={chosen === undefined} onClick={() => onChoose(undefined)} />
      <ul>
        {rows.map((row) => (
          <li key={row.suite} className="group/suite relative">
            <SuiteButton
              name={visibleText(row.name)}
              depth={row.depth}
              count={row.cases || undefined}
              isChosen={chosen === row.suite}
              onClick={row.cases > 0 ? () => onChoose(row.suite) : undefined}
            />
            {mayWrite && row.cases > 0 && (
              <IconButton
                label={`Delete the suite ${visibleText(row.name)}`}
                size="sm"
                className="absolute top-0.5 right-1.5 bg-canvas opacity-0 group-hover/suite:opacity-100 focus-visible:opacity-100"
                onClick={() => setDeleting(row)}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {note}
      {deleting && (
        <DeleteSuiteDialog
          projectId={projectId}
          suite={deleting}
          onClose={(isDeleted) => {
            setDeleting(undefined);
            if (isDeleted && chosen === deleting.suite) onChoose(undefined);
          }}
        />
      )}
    </nav>
  );
}

interface SuiteButtonProps {
  name: string;
  depth: number;
  count: number | undefined;
  isChosen: boolean;
  /** Left out for a parent that holds no cases itself. */
  onClick: (() => void) | undefined;
}

function SuiteButton({ name, depth, count, isChosen, onClick }: SuiteButtonProps) {
  const content = (
    <>
      <FolderTree className="size-3.5 shrink-0 text-ink-soft" aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {count !== undefined && <span className="tabular text-xs text-ink-soft">{formatCount(count)}</span>}
    </>
  );
  const look = "flex h-8 w-full items-center gap-2 rounded-l-md pr-3 text-left text-sm";
  const style = { paddingLeft: 10 + depth * 14 };
  if (!onClick) {
    return (
      <span className={cn(look, "text-ink-soft")} style={style}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-current={isChosen ? "true" : undefined}
      onClick={onClick}
      title={name}
      className={cn(look, "-outline-offset-2", isChosen ? "bg-accent-soft font-medium text-accent-text" : "hover:bg-hover")}
      style={style}
    >
      {content}
    </button>
  );
}
