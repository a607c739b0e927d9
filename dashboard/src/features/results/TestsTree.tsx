import type { api } from "@gantry/contract/api.ts";
import type { Execution, ListedTest } from "@gantry/contract/executions.ts";
import { type UseQueryResult, useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { errorWords } from "../../api/api-error.ts";
import type { Reply } from "../../api/client.ts";
import { Badge } from "../../ui/Badge.tsx";
import { cn } from "../../ui/cn.ts";
import { Duration } from "../../ui/Duration.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TestStatusIcon } from "../../ui/StatusBadge.tsx";
import { Tree, type TreeRow } from "../../ui/Tree.tsx";
import { visibleText } from "../../ui/visible-text.ts";
import { type SuitePage, suitesQuery, suiteTestsQuery, type TestsFilter } from "./queries.ts";
import { type Branch, branchesOf, buildTree, type FlatRow, flatten, isOpenAtFirst, type Rest, suitesOf } from "./test-tree.ts";

interface TestsTreeProps {
  run: Execution;
  filter: TestsFilter;
  /** The first tests that match, failed ones first. */
  first: readonly ListedTest[];
  total: number;
  /** `first` is all of them. */
  isComplete: boolean;
  /** `first` is still of the filter before. */
  isStale: boolean;
  chosenId: string | undefined;
  /** The chosen test, when it matches: it may be one that is not loaded here. */
  chosen: ListedTest | undefined;
  onChoose: (test: ListedTest) => void;
}

/** The tests by file and suite. The suites come with their numbers; the tests of one are loaded when it is looked into. */
export function TestsTree({ run, filter, first, total, isComplete, isStale, chosenId, chosen, onChoose }: TestsTreeProps) {
  const suites = useInfiniteQuery({ ...suitesQuery(run, filter), enabled: !isComplete && !isStale });
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = suites;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const inside = useInside(run, filter);
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());

  const tests = useMemo(() => {
    const byId = new Map(first.map((test) => [test.id, test]));
    for (const test of inside.tests) byId.set(test.id, test);
    if (chosen && !byId.has(chosen.id)) byId.set(chosen.id, chosen);
    return byId;
  }, [first, inside.tests, chosen]);
  const loadedSuites = suites.data?.pages;
  const isCounted = isComplete || (loadedSuites !== undefined && !hasNextPage);
  const roots = useMemo(
    () =>
      buildTree(isComplete || !loadedSuites ? suitesOf([...tests.values()]) : loadedSuites.flatMap((page) => page.data), tests.values()),
    [isComplete, loadedSuites, tests],
  );
  const revealed = useMemo(() => new Set(chosen ? branchesOf(chosen) : []), [chosen]);
  const isOpen = (branch: Branch) => touched.get(branch.id) ?? (isOpenAtFirst(branch, total) || revealed.has(branch.id));
  const rows = flatten(roots, isOpen);
  const byId = new Map(rows.map((row) => [row.node.id, row]));
  const toRow = ({ depth, node }: FlatRow): TreeRow => {
    if (node.kind === "test") return { id: node.id, depth, content: <TestRow test={node.test} /> };
    if (node.kind === "rest") return { id: node.id, depth, content: <RestRow rest={node} isLoading={inside.isAsked(node.suiteOf)} /> };
    return { id: node.id, depth, isOpen: isOpen(node), content: <BranchRow branch={node} isCounted={isCounted} /> };
  };
  // A suite that is open and empty, or that is being read on, is filled as it comes into sight; so is one with failed tests.
  const fill = (shown: readonly TreeRow[]) => {
    for (const { id } of shown) {
      const node = byId.get(id)?.node;
      if (node?.kind === "rest" && (node.isWhole || node.failed > 0 || inside.isAsked(node.suiteOf))) inside.load(node.suiteOf);
    }
  };
  const problem = suites.error ?? inside.error;
  return (
    <>
      {problem && (
        <div className="px-4 py-2 sm:px-6">
          <Notice tone="warn">Not all suites could be loaded. {errorWords(problem)}</Notice>
        </div>
      )}
      <Tree
        className={cn("basis-0", isStale && "opacity-60")}
        rows={rows.map(toRow)}
        label="Tests by file and suite"
        selectedId={chosenId}
        onSelect={({ id }) => {
          const node = byId.get(id)?.node;
          if (node?.kind === "test") onChoose(node.test);
          if (node?.kind === "rest") inside.load(node.suiteOf);
        }}
        onToggle={({ id }, open) => setTouched((before) => new Map(before).set(id, open))}
        onInSight={fill}
      />
    </>
  );
}

type TestsPage = Reply<typeof api.executions.tests>;

const joinPages = (results: readonly UseQueryResult<TestsPage>[]) => ({
  tests: results.flatMap(({ data }) => data?.data ?? []),
  ends: results.map(({ data }) => data?.pagination.nextCursor),
  error: results.find((result) => result.error)?.error ?? null,
});

/** Scrolling past a suite does not load it. */
const lookMs = 120;

/** The suites that were looked into, page by page. */
function useInside(run: Execution, filter: TestsFilter) {
  const [pages, setPages] = useState<readonly SuitePage[]>([]);
  const { tests, ends, error } = useQueries({
    queries: pages.map((page) => suiteTestsQuery(run, filter, page)),
    combine: joinPages,
  });
  const wanted = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const loadWanted = () => {
    const suites = [...wanted.current];
    wanted.current.clear();
    setPages((before) => {
      const added = suites.flatMap((suiteOf): SuitePage[] => {
        const last = before.findLastIndex((page) => page.suiteOf === suiteOf);
        if (last < 0) return [{ suiteOf }];
        const cursor = ends[last];
        return cursor ? [{ suiteOf, cursor }] : [];
      });
      return added.length > 0 ? [...before, ...added] : before;
    });
  };
  const current = useRef(loadWanted);
  useEffect(() => {
    current.current = loadWanted;
  });
  return {
    tests,
    error,
    isAsked: (suiteOf: string) => pages.some((page) => page.suiteOf === suiteOf),
    load(suiteOf: string) {
      wanted.current.add(suiteOf);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => current.current(), lookMs);
    },
  };
}

function TestRow({ test }: { test: ListedTest }) {
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

function BranchRow({ branch, isCounted }: { branch: Branch; isCounted: boolean }) {
  return (
    <>
      <span
        className={cn("min-w-0 flex-1 truncate", branch.kind === "file" ? "font-mono text-xs" : "font-medium")}
        title={visibleText(branch.name)}
      >
        {visibleText(branch.name)}
      </span>
      {isCounted && branch.failed > 0 && <Badge tone="bad">{branch.failed.toLocaleString("en")} failed</Badge>}
      {isCounted && (
        <span className="tabular shrink-0 text-xs text-ink-soft">
          {branch.total.toLocaleString("en")} {branch.total === 1 ? "test" : "tests"}
        </span>
      )}
    </>
  );
}

function RestRow({ rest, isLoading }: { rest: Rest; isLoading: boolean }) {
  const isLoadingAlone = isLoading || rest.isWhole || rest.failed > 0;
  return (
    <span className={cn("min-w-0 flex-1 truncate text-xs", isLoadingAlone ? "text-ink-soft" : "font-medium text-accent-text")}>
      {isLoadingAlone ? "Loading " : "Show "}
      {rest.total.toLocaleString("en")}
      {rest.isWhole ? "" : " more"} {rest.total === 1 ? "test" : "tests"}
      {isLoadingAlone && "…"}
    </span>
  );
}
