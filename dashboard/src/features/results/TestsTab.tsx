import type { Execution, ExecutionTest } from "@gantry/contract/executions.ts";
import { hasVerdict } from "@gantry/contract/words.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FilterX, FlaskConical, FlaskConicalOff, Search } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { errorWords } from "../../api/api-error.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/cn.ts";
import { Duration } from "../../ui/Duration.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Input } from "../../ui/Input.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Loading, Skeleton } from "../../ui/Skeleton.tsx";
import { TestStatusIcon } from "../../ui/StatusBadge.tsx";
import { Tree, type TreeRow } from "../../ui/Tree.tsx";
import { useHotkeys } from "../../ui/use-hotkeys.ts";
import { useMedia } from "../../ui/use-media.ts";
import { visibleText } from "../../ui/visible-text.ts";
import type { RunSearch } from "../executions/run-search.ts";
import { testsQuery } from "./queries.ts";
import { RunComparison } from "./RunComparison.tsx";
import { type Branch, type TestKind, buildTree, closedAtFirst, filterTests, flatten, isOfKind, testKinds } from "./test-tree.ts";
import { TestDetail } from "./TestDetail.tsx";

interface TestsTabProps {
  run: Execution;
  search: RunSearch;
  onChange: (part: { [K in keyof RunSearch]?: RunSearch[K] | undefined }) => void;
}

/** Read without being asked; what goes beyond is read at a press. */
const pagesAtOnce = 10;
/** Between two of them: what is there is drawn, and answers. */
const restMs = 60;

export function TestsTab({ run, search, onChange }: TestsTabProps) {
  const query = useInfiniteQuery(testsQuery(run));
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const pages = query.data?.pages.length ?? 0;
  useEffect(() => {
    if (!hasNextPage || isFetchingNextPage || isError || pages >= pagesAtOnce) return undefined;
    const next = setTimeout(() => void fetchNextPage(), restMs);
    return () => clearTimeout(next);
  }, [hasNextPage, isFetchingNextPage, isError, pages, fetchNextPage]);
  const tests = useMemo(() => query.data?.pages.flatMap((page) => page.data) ?? [], [query.data]);

  if (run.tests === null) return <NoTestsYet run={run} />;
  if (query.isPending) return <TestsSkeleton />;
  if (query.isError && tests.length === 0) {
    return (
      <ErrorState title="The tests could not be loaded" onRetry={() => void query.refetch()}>
        {errorWords(query.error)}
      </ErrorState>
    );
  }
  if (tests.length === 0) return <NoTestsYet run={run} />;
  return (
    <>
      <RunComparison run={run} />
      <LoadedTests
        run={run}
        tests={tests}
        search={search}
        onChange={onChange}
        more={
          hasNextPage && (
            <div className="flex items-center justify-between gap-3 border-t border-edge px-4 py-2 text-xs text-ink-soft">
              <span className="tabular">
                {tests.length.toLocaleString("en")} of {run.tests.total.toLocaleString("en")} tests are loaded
              </span>
              <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Load more
              </Button>
            </div>
          )
        }
      />
    </>
  );
}

function LoadedTests({ run, tests, search, onChange, more }: TestsTabProps & { tests: readonly ExecutionTest[]; more: React.ReactNode }) {
  const isWide = useMedia("(min-width: 75rem)");
  const kinds = useMemo(() => testKinds.filter((kind) => search.show?.split(",").includes(kind)), [search.show]);
  const text = search.find ?? "";
  const shown = useMemo(() => filterTests(tests, kinds, text), [tests, kinds, text]);
  const roots = useMemo(() => buildTree(shown), [shown]);
  const initiallyClosed = useMemo(
    () => (text || kinds.length > 0 ? new Set<string>() : closedAtFirst(roots, shown.length)),
    [roots, shown.length, text, kinds],
  );
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = useMemo(() => flatten(roots, (id) => !(touched.get(id) ?? !initiallyClosed.has(id))), [roots, touched, initiallyClosed]);
  const treeRows: TreeRow[] = rows.map(({ depth, node }) => ({
    id: node.id,
    depth,
    isOpen: node.kind === "test" ? undefined : (touched.get(node.id) ?? !initiallyClosed.has(node.id)),
    content: node.kind === "test" ? <TestRow test={node.test} /> : <BranchRow branch={node} />,
  }));
  const chosen = tests.find((test) => test.id === search.test);
  const firstFailed = shown.find((test) => test.status === "failed");
  const detailOf = chosen ?? (isWide ? (firstFailed ?? shown[0]) : undefined);

  return (
    <div className="flex min-h-[24rem] flex-1 flex-col xl:flex-row">
      <div className={cn("flex min-h-0 min-w-0 flex-1 flex-col", isWide && "max-w-[52%] basis-1/2 border-r border-edge")}>
        <Filters tests={tests} kinds={kinds} text={text} onChange={onChange} />
        {shown.length === 0 ? (
          <EmptyState
            icon={<FilterX />}
            title="No test matches"
            action={<Button onClick={() => onChange({ show: undefined, find: undefined })}>Show all tests</Button>}
          />
        ) : (
          <Tree
            className="basis-0"
            rows={treeRows}
            label="Tests by file and suite"
            selectedId={detailOf?.id}
            onSelect={(row) => onChange({ test: row.id })}
            onToggle={(row, open) => setTouched((before) => new Map(before).set(row.id, open))}
          />
        )}
        {more}
      </div>
      {isWide ? (
        <div className="thin-scroll min-h-0 flex-1 basis-0 overflow-y-auto" role="region" aria-label="The chosen test" tabIndex={0}>
          {detailOf && <TestDetail key={detailOf.id} run={run} test={detailOf} />}
        </div>
      ) : (
        <Sheet open={chosen !== undefined} onOpenChange={(open) => !open && onChange({ test: undefined })} title="Test">
          {chosen && <TestDetail key={chosen.id} run={run} test={chosen} />}
        </Sheet>
      )}
    </div>
  );
}

const kindWords: Record<TestKind, string> = {
  failed: "Failed",
  flaky: "Flaky",
  quarantined: "Quarantined",
  passed: "Passed",
  skipped: "Skipped",
};
const typingPauseMs = 250;

function Filters({
  tests,
  kinds,
  text,
  onChange,
}: {
  tests: readonly ExecutionTest[];
  kinds: readonly TestKind[];
  text: string;
  onChange: TestsTabProps["onChange"];
}) {
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onChange({ find: typed.trim() || undefined }), typingPauseMs);
    return () => clearTimeout(timer);
    // Only what is typed starts the pause.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  useHotkeys({ "/": () => field.current?.focus() });
  const counts = useMemo(() => testKinds.map((kind) => ({ kind, count: tests.filter((test) => isOfKind(test, kind)).length })), [tests]);
  const toggle = (kind: TestKind) => {
    const next = kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind];
    onChange({ show: next.length > 0 ? next.join(",") : undefined });
  };
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-b border-edge px-4 py-2 sm:px-6">
      <Input
        ref={field}
        type="search"
        icon={<Search aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder="Test, suite or file"
        aria-label="Search the tests"
        className="w-full sm:w-56"
        spellCheck={false}
      />
      {counts
        .filter(({ kind, count }) => count > 0 || kinds.includes(kind))
        .map(({ kind, count }) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kinds.includes(kind)}
            onClick={() => toggle(kind)}
            className="inline-flex h-7 items-center gap-1.5 rounded-md border border-edge px-2 text-xs text-ink-soft hover:bg-hover aria-pressed:border-accent/50 aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
          >
            {kindWords[kind]} <span className="tabular font-medium">{count.toLocaleString("en")}</span>
          </button>
        ))}
    </div>
  );
}

function TestRow({ test }: { test: ExecutionTest }) {
  return (
    <>
      <TestStatusIcon status={test.status} />
      <span className="min-w-0 flex-1 truncate" title={visibleText(test.name)}>
        {visibleText(test.name)}
        {test.variant && <span className="ml-1.5 text-xs text-ink-soft">{visibleText(test.variant)}</span>}
      </span>
      {test.isNew && <Badge tone="bad">New</Badge>}
      {test.flaky && <Badge tone="warn">Flaky</Badge>}
      {test.quarantined && <Badge tone="think">Quarantined</Badge>}
      <Duration ms={test.durationMs} className="tabular shrink-0 text-xs text-ink-soft" />
    </>
  );
}

function BranchRow({ branch }: { branch: Branch }) {
  return (
    <>
      <span
        className={cn("min-w-0 flex-1 truncate", branch.kind === "file" ? "font-mono text-xs" : "font-medium")}
        title={visibleText(branch.name)}
      >
        {visibleText(branch.name)}
      </span>
      {branch.failed > 0 && <Badge tone="bad">{branch.failed.toLocaleString("en")} failed</Badge>}
      <span className="tabular shrink-0 text-xs text-ink-soft">
        {branch.total.toLocaleString("en")} {branch.total === 1 ? "test" : "tests"}
      </span>
    </>
  );
}

function NoTestsYet({ run }: { run: Execution }) {
  if (!hasVerdict(run)) {
    return (
      <EmptyState icon={<FlaskConical />} title="The tests come with the report">
        When the suite has ended, Gantry reads its report and lists every test here. Until then the terminal shows how it goes.
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

function TestsSkeleton() {
  return (
    <div className="grid gap-3 p-6">
      <Loading label="Loading the tests" />
      {["w-72", "w-96", "w-80", "w-64", "w-88", "w-72"].map((width, row) => (
        <Skeleton key={width + String(row)} className={cn("max-w-full", width)} />
      ))}
    </div>
  );
}
