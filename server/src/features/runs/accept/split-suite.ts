import { combinationLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import { maxTestFilesLength, maxCombinations, type shardVariables } from "@gantry/contract/matrix-runs/constants.ts";
import type { ExpandedCombination } from "@gantry/contract/matrix-runs/expand.ts";
import type { Shards, Split } from "@gantry/contract/matrix-runs/shards-schema.ts";
import type { ShardOfRun } from "@gantry/contract/executions/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { invalidField } from "../../../platform/errors.ts";
import { type ExpectedFile, expectedDurations } from "../../shards/expected-durations.ts";
import { failedLastTime } from "../../shards/failed-last-time.ts";
import { planShards, type ShardNumber, sumOf } from "../../shards/plan-shards.ts";
import { longestFirst } from "../../shards/split-files.ts";

type ShardVariables = Partial<Record<(typeof shardVariables)[number], string>>;

/** A run of a matrix run that splits its suite. */
export interface SplitRun {
  of: ExpandedCombination;
  shard: ShardOfRun;
  variables: ShardVariables;
}

/**
 * The shards of each combination, in the order of the combinations.
 * @param projectId `undefined`: a project without any run, of which nothing is known
 * @throws 400 when the files of a shard are too long for a variable
 */
export async function splitSuite(
  tx: TenantTransaction,
  projectId: string | undefined,
  combinations: readonly ExpandedCombination[],
  { files, max, order, ...wanted }: Shards,
): Promise<{ split: Split; runs: SplitRun[] }> {
  const asked = { total: wanted.total ?? null, targetSeconds: wanted.targetSeconds ?? null };
  const { total, targetSeconds } = asked;
  if (files === undefined)
    return {
      split: { ...asked, files: null, filesWithDuration: null, notes: [] },
      runs: combinations.flatMap((of) => withoutFiles(of, total ?? 1)),
    };
  const paths = [...new Set(files)];
  const number: ShardNumber =
    total === null
      ? { targetMs: (targetSeconds ?? 0) * 1000, max: max ?? Math.max(1, Math.floor(maxCombinations / combinations.length)) }
      : { total };
  const failed = order === "failed-first" && projectId ? await failedLastTime(tx, projectId, paths) : new Set<string>();
  const plans = [];
  for (const of of combinations) {
    const expected = await expectedOf(tx, projectId, paths, combinationLabel(of.combination));
    const measured = expected.filter(({ isMeasured }) => isMeasured).length;
    const { parts, notes } = planShards(expected, number);
    plans.push({ of, measured, parts, notes: total === null && measured === 0 ? [guess, ...notes] : notes });
  }
  return {
    split: {
      ...asked,
      files: paths.length,
      filesWithDuration: plans[0]?.measured ?? 0,
      notes: [...new Set(plans.flatMap(({ of, notes }) => (total === null ? notes.map((note) => named(of, note)) : notes)))],
    },
    runs: plans.flatMap(({ of, measured, parts }) =>
      parts.map((part, index) => ({
        of,
        shard: { index: index + 1, total: parts.length, files: part.length, expectedMs: measured === 0 ? null : sumOf(part) },
        variables: { ...numbersOf(index, parts.length), TEST_FILES: listOf(part, failed, index + 1) },
      })),
    ),
  };
}

const guess = "The number of shards is a guess.";

const withoutFiles = (of: ExpandedCombination, total: number): SplitRun[] =>
  Array.from({ length: total }, (_, index) => ({
    of,
    shard: { index: index + 1, total, files: null, expectedMs: null },
    variables: numbersOf(index, total),
  }));

const numbersOf = (index: number, total: number) => ({ SHARD_INDEX: String(index + 1), SHARD_TOTAL: String(total) });

/** Without a project, nothing is known of the files. */
async function expectedOf(
  tx: TenantTransaction,
  projectId: string | undefined,
  paths: readonly string[],
  variant: string,
): Promise<ExpectedFile[]> {
  if (projectId !== undefined) return expectedDurations(tx, projectId, paths, variant);
  return paths.map((path) => ({ path, ms: 1000, isMeasured: false }));
}

const named = ({ combination }: ExpandedCombination, note: string) =>
  combination.length === 0 ? note : `${combinationLabel(combination)}: ${note}`;

/** One path a line: a path cannot have a line break, and may have spaces. */
function listOf(part: readonly ExpectedFile[], failed: ReadonlySet<string>, index: number): string {
  const ordered = longestFirst(part);
  const paths = [...ordered.filter(({ path }) => failed.has(path)), ...ordered.filter(({ path }) => !failed.has(path))].map(
    ({ path }) => path,
  );
  const list = paths.join("\n");
  const bytes = Buffer.byteLength(list);
  if (bytes <= maxTestFilesLength) return list;
  throw invalidField(
    "shards.files",
    `are too many for a variable: the list of shard ${index} has ${bytes} bytes, of at most ${maxTestFilesLength}. Use more shards, or give folders instead of files`,
  );
}
