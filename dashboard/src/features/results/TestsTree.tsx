import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { type UseQueryResult, useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import type { Reply } from "../../api/client.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { cn } from "../../ui/cn.ts";
import { Duration } from "../../ui/text/Duration.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { TestStatusIcon } from "../../ui/figures/StatusBadge.tsx";
import { Tree, type TreeRow } from "../../ui/lists/Tree.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { failsForNewReason } from "../executions/FailureAge.tsx";
import { QuarantineBadge } from "./QuarantineBadge.tsx";
import { type SuitePage, suitesQuery, suiteTestsQuery, type TestsFilter } from "./queries.ts";
import { type Branch, branchesOf, buildTree, type FlatRow, flatten, isOpenAtFirst, type Rest, suitesOf } from "./test-tree.ts";
import { formatCount } from "../../ui/text/format.ts";

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

/** The tests by file and suite. The suites include their counts; a suite's tests are loaded when it is expanded. */
export function TestsTree({ run, filter, first, total, isComplete, isStale, chosenId, chosen, onChoose }: TestsTreeProps) {
  const inside = useInside(run, filter);
  const { roots, isCounted, error } = useRoots({ run, filter, first, isComplete, isStale, chosen }, inside.tests);
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const revealed = useMemo(() => new Set(chosen ? branchesOf(chosen) : []), [chosen]);
  const isOpen = (branch: Branch) => touched.get(branch.id) ?? (isOpenAtFirst(branch, total) || revealed.has(branch.id));
  const rows = flatten(roots, isOpen);
  const byId = new Map(rows.map((row) => [row.node.id, row]));
  const toRow = ({ depth, node }: FlatRow): TreeRow => {
    if (node.kind === "test") return { id: node.id, depth, content: <TestRow test={node.test} /> };
    if (node.kind === "rest") return { id: node.id, depth, content: <RestRow rest={node} isLoading={isLoading(node)} /> };
    return { id: node.id, depth, isOpen: isOpen(node), content: <BranchRow branch={node} isCounted={isCounted} /> };
  };
  const isLoading = (rest: Rest) =>
    inside.isLoading(rest.suiteOf) || (loadsItself(rest, inside.pagesOf(rest.suiteOf)) && !inside.hasFailed(rest.suiteOf));
  const inSight = useRef<readonly TreeRow[]>([]);
  const fill = (shown: readonly TreeRow[]) => {
    inSight.current = shown;
    for (const { id } of shown) {
      const node = byId.get(id)?.node;
      if (node?.kind === "rest" && loadsItself(node, inside.pagesOf(node.suiteOf))) inside.load(node.suiteOf);
    }
  };
  // A page may bring only tests that were in the list before. Then the same rows stay in sight, and the next page is due.
  useEffect(() => {
    fill(inSight.current);
    // Once per response.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [inside.answers]);
  const problem = error ?? inside.error;
  return (
    <>
      {problem && (
        <div className="px-4 py-2 sm:px-6">
          <Notice tone="warn">Could not load all suites. {errorText(problem)}</Notice>
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
          if (node?.kind === "rest") inside.loadNow(node.suiteOf);
        }}
        onToggle={({ id }, open) => setTouched((before) => new Map(before).set(id, open))}
        onInSight={fill}
      />
    </>
  );
}

/**
 * The branches with the tests that are known so far. Suites are loaded page by page until all are there.
 * @param inside the tests that were loaded for expanded suites
 */
function useRoots(
  {
    run,
    filter,
    first,
    isComplete,
    isStale,
    chosen,
  }: Pick<TestsTreeProps, "run" | "filter" | "first" | "isComplete" | "isStale" | "chosen">,
  inside: readonly ListedTest[],
) {
  const suites = useInfiniteQuery({ ...suitesQuery(run, filter), enabled: !isComplete && !isStale });
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = suites;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const { tests, linked } = useMemo(() => {
    const byId = new Map(first.map((test) => [test.id, test]));
    for (const test of inside) byId.set(test.id, test);
    const alone = chosen && !byId.has(chosen.id) ? chosen : undefined;
    if (alone) byId.set(alone.id, alone);
    return { tests: byId, linked: alone };
  }, [first, inside, chosen]);
  const loadedSuites = suites.data?.pages;
  const roots = useMemo(
    () =>
      buildTree(
        isComplete || !loadedSuites ? suitesOf([...tests.values()]) : loadedSuites.flatMap((page) => page.data),
        tests.values(),
        linked,
      ),
    [isComplete, loadedSuites, tests, linked],
  );
  return { roots, isCounted: isComplete || (loadedSuites !== undefined && !hasNextPage), error: suites.error };
}

type TestsPage = Reply<"GET /api/executions/:id/tests">;

const joinPages = (results: readonly UseQueryResult<TestsPage>[]) => ({
  tests: results.flatMap(({ data }) => data?.data ?? []),
  /** The responses, one for each page. */
  answers: results.map(({ data, isFetching, isError, refetch }) => ({ next: data?.pagination.nextCursor, isFetching, isError, refetch })),
  error: results.find((result) => result.error)?.error ?? null,
});

/**
 * Whether the rest of a suite is loaded as it comes into sight: when nothing of it is there, when it has failed tests, and when the reader is
 * reading on. Next to a test that a link named one page is enough, since that test may stand after thousands of others.
 */
function loadsItself({ hasLinked, isWhole, failed }: Rest, pages: number): boolean {
  return hasLinked ? pages === 0 : isWhole || failed > 0 || pages > 0;
}

/** Scrolling past a suite does not load it. */
const lookMs = 120;

/** The suites that were looked into, page by page. */
function useInside(run: Execution, filter: TestsFilter) {
  const [pages, setPages] = useState<readonly SuitePage[]>([]);
  const { tests, answers, error } = useQueries({
    queries: pages.map((page) => suiteTestsQuery(run, filter, page)),
    combine: joinPages,
  });
  const wanted = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lastOf = (suiteOf: string) => answers[pages.findLastIndex((page) => page.suiteOf === suiteOf)];
  const loadWanted = () => {
    const suites = [...wanted.current];
    wanted.current.clear();
    const added = suites.flatMap((suiteOf): SuitePage[] => {
      const last = lastOf(suiteOf);
      if (!last) return [{ suiteOf }];
      return last.next ? [{ suiteOf, cursor: last.next }] : [];
    });
    if (added.length > 0) setPages([...pages, ...added]);
  };
  const current = useRef(loadWanted);
  useEffect(() => {
    current.current = loadWanted;
  });
  const load = (suiteOf: string, inMs: number) => {
    wanted.current.add(suiteOf);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => current.current(), inMs);
  };
  return {
    tests,
    answers,
    error,
    pagesOf: (suiteOf: string) => pages.filter((page) => page.suiteOf === suiteOf).length,
    isLoading: (suiteOf: string) => lastOf(suiteOf)?.isFetching === true,
    hasFailed: (suiteOf: string) => lastOf(suiteOf)?.isError === true,
    load: (suiteOf: string) => load(suiteOf, lookMs),
    loadNow(suiteOf: string) {
      const last = lastOf(suiteOf);
      if (last?.isError) void last.refetch();
      else load(suiteOf, 0);
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
      {failsForNewReason(test) && <Badge tone="bad">New reason</Badge>}
      {test.flaky && <Badge tone="warn">Flaky</Badge>}
      <QuarantineBadge test={test} />
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
      {isCounted && branch.failed > 0 && <Badge tone="bad">{formatCount(branch.failed)} failed</Badge>}
      {isCounted && (
        <span className="tabular shrink-0 text-xs text-ink-soft">
          {formatCount(branch.total)} {branch.total === 1 ? "test" : "tests"}
        </span>
      )}
    </>
  );
}

function RestRow({ rest, isLoading }: { rest: Rest; isLoading: boolean }) {
  return (
    <span className={cn("min-w-0 flex-1 truncate text-xs", isLoading ? "text-ink-soft" : "font-medium text-accent-text")}>
      {isLoading ? "Loading " : "Show "}
      {formatCount(rest.total)}
      {rest.isWhole ? "" : " more"} {rest.total === 1 ? "test" : "tests"}
      {isLoading && "…"}
    </span>
  );
}
