import type { Attachment, TestAttempt, TestKind, TestStatus } from "@gantry/contract/results/schemas.ts";

/** The number of attempts and attachments kept per test, as of one report; further attempts are only counted. */
const maxAttempts = 20;
const maxAttachments = 100;
const maxPathLength = 1000;

type Try = [number, number, TestStatus, string?];

/** A row of `test_results` as it is written. */
export interface ResultRow {
  ordinal: number;
  test_key: string;
  name: string;
  kind?: TestKind | null;
  suite: string[];
  file_path?: string | null;
  line?: number | null;
  variant?: string | null;
  status: TestStatus;
  duration_ms: number;
  retries: number;
  flaky: boolean;
  message?: string | null;
  tries?: Try[] | null;
  details: {
    trace?: string;
    snippet?: string;
    stdout?: string;
    tags?: string[];
    attachments?: Attachment[];
    attempts?: TestAttempt[];
  };
}

/** What decides how a later result of a test counts. */
export type KnownResult = Pick<ResultRow, "ordinal" | "test_key" | "status" | "name" | "suite" | "file_path" | "variant">;

/** `join`: it is an attempt of this test. `replace`: the test had no result before. `add`: the test is new. `ignore`: it says nothing new. */
export type Decision = { how: "join" | "replace"; known: KnownResult } | { how: "add" | "ignore" };

/**
 * Decides for each result of a retry how it counts. A failure always counts. A pass counts for a failed test only if it is certainly of this test:
 * when several have the same name, and the retry does not name the same ones again, it is not known which of them passed.
 */
export function decideAttempts(
  known: readonly KnownResult[],
  later: readonly Omit<KnownResult, "ordinal">[],
): (result: Omit<KnownResult, "ordinal">) => Decision {
  const byKey = new Map<string, KnownResult>();
  const doubtful = new Set([...repeatedKeys(known), ...repeatedKeys(later), ...numberedDifferently(known, later)]);
  for (const result of known) if (!byKey.has(result.test_key)) byKey.set(result.test_key, { ...result });
  return (result) => {
    const before = byKey.get(result.test_key);
    if (before === undefined) return hasRun(result) ? { how: "add" } : { how: "ignore" };
    if (!hasRun(result) || (result.status === "passed" && (before.status === "passed" || doubtful.has(result.test_key))))
      return { how: "ignore" };
    const how = hasRun(before) ? "join" : "replace";
    const decision = { how, known: { ...before } } as const;
    before.status = result.status;
    return decision;
  };
}

const hasRun = ({ status }: Pick<KnownResult, "status">): boolean => status === "passed" || status === "failed";

function repeatedKeys(results: readonly Pick<KnownResult, "test_key">[]): string[] {
  const seen = new Set<string>();
  return results.flatMap(({ test_key }) => (seen.has(test_key) ? [test_key] : (seen.add(test_key), [])));
}

const withNumber = /(?:^|, )#\d+$/;

/** The keys of tests that are only distinguished by their order in the report, if the retry's report does not contain the same ones. */
function numberedDifferently(known: readonly Omit<KnownResult, "ordinal">[], later: readonly Omit<KnownResult, "ordinal">[]): string[] {
  const families = new Map<string, { known: Set<string>; later: Set<string>; isNumbered: boolean }>();
  const add = (results: readonly Omit<KnownResult, "ordinal">[], side: "known" | "later") => {
    for (const result of results) {
      const key = familyOf(result);
      const family = families.get(key) ?? { known: new Set(), later: new Set(), isNumbered: false };
      family[side].add(result.test_key);
      family.isNumbered ||= withNumber.test(result.variant ?? "");
      families.set(key, family);
    }
  };
  add(known, "known");
  add(later, "later");
  return [...families.values()].flatMap((family) => {
    const isSame = family.known.size === family.later.size && [...family.known].every((key) => family.later.has(key));
    return family.isNumbered && !isSame ? [...family.known, ...family.later] : [];
  });
}

const familyOf = ({ file_path, suite, name, variant }: Omit<KnownResult, "ordinal">): string =>
  JSON.stringify([file_path ?? "", suite, name, (variant ?? "").replace(withNumber, "")]);

/** The result of a test with one more attempt, as if the runner had repeated it itself: the last attempt counts, and a pass after a failure is flaky. */
export function mergeAttempts(before: ResultRow, later: ResultRow): ResultRow {
  const attempts = [...attemptsOf(before), ...attemptsOf(later)];
  const message = later.message ?? before.message;
  const { trace, snippet } = later.status === "passed" ? before.details : { ...before.details, ...later.details };
  return {
    ...later,
    ordinal: before.ordinal,
    line: later.line ?? before.line ?? null,
    retries: before.retries + later.retries + 1,
    flaky: later.status === "passed",
    message: message ?? null,
    tries: lastOf([...(before.tries ?? []), ...(later.tries ?? [])], maxAttempts),
    details: {
      ...later.details,
      ...(trace === undefined ? {} : { trace }),
      ...(snippet === undefined ? {} : { snippet }),
      tags: later.details.tags?.length ? later.details.tags : (before.details.tags ?? []),
      attachments: lastOf([...(before.details.attachments ?? []), ...(later.details.attachments ?? [])], maxAttachments) ?? [],
      attempts: lastOf(attempts, maxAttempts) ?? [],
    },
  };
}

const lastOf = <T>(values: T[], most: number): T[] | null => (values.length === 0 ? null : values.slice(-most));

function attemptsOf({ status, duration_ms, message, details }: ResultRow): TestAttempt[] {
  if (details.attempts?.length) return details.attempts;
  return [
    {
      status,
      durationMs: duration_ms,
      ...(message == null ? {} : { message }),
      ...(details.trace === undefined ? {} : { trace: details.trace }),
      ...(details.attachments?.length ? { attachments: details.attachments } : {}),
    },
  ];
}

/** A result of a retry: the paths of its attachments lead into the folder of this retry's report. */
export function inFolder(row: ResultRow, folder: string): ResultRow {
  const moved = (attachments: readonly Attachment[] | undefined) =>
    (attachments ?? []).map((one) => ({ ...one, path: `${folder}/${one.path}` })).filter(({ path }) => path.length <= maxPathLength);
  return {
    ...row,
    details: {
      ...row.details,
      attachments: moved(row.details.attachments),
      attempts: (row.details.attempts ?? []).map((attempt) =>
        attempt.attachments === undefined ? attempt : { ...attempt, attachments: moved(attempt.attachments) },
      ),
    },
  };
}
