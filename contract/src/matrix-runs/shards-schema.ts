import { z } from "zod";
import { Name } from "../text.ts";
import { maxShardPathLength, maxShardFiles, shardOrders } from "../shards/constants.ts";
import { maxCombinations } from "./constants.ts";

const Total = z.number().int().min(2).max(maxCombinations);
const counts = `a number from 2 to ${maxCombinations}`;

/** How a suite is split: each combination of the matrix becomes as many runs as it has shards. */
export const Shards = z
  .object({
    /** The number of shards. With fewer files, there are as many shards as files. */
    total: Total.optional(),
    /**
     * Instead of `total`: the smallest number of shards that should finish within this time, in seconds. What is measured is the time of the tests, without the
     * start of the container.
     */
    targetSeconds: z.number().int().min(1).max(86_400).optional(),
    /** With `targetSeconds`: the maximum number of shards; default: as many as a matrix run can have. */
    max: Total.optional(),
    /**
     * The suite's files, as its runner takes them. Each is run by exactly one shard, which gets its list in `TEST_FILES`, one path per line. Without
     * files, the suite's runner must select the tests by `SHARD_INDEX` and `SHARD_TOTAL`.
     */
    files: z.array(Name(maxShardPathLength).min(1)).min(1).max(maxShardFiles).optional(),
    /** The order of the files of a shard. `failed-first`: those that failed last time before all others. Default: `longest-first`. */
    order: z.enum(shardOrders).optional(),
  })
  .superRefine(({ total, targetSeconds, max, files, order }, check) => {
    const addIssue = (path: string, message: string) => check.addIssue({ code: "custom", path: [path], message });
    if ((total === undefined) === (targetSeconds === undefined))
      addIssue("total", `must be ${counts}; or give \`targetSeconds\` instead, which chooses the number`);
    if (targetSeconds === undefined && max !== undefined) addIssue("max", "limits the number that `targetSeconds` chooses: leave it out");
    if (targetSeconds !== undefined && files === undefined)
      addIssue("files", "is required with `targetSeconds`: the number of shards follows from the durations of the files");
    if (order !== undefined && files === undefined) addIssue("order", "orders `files`: give them, or leave it out");
  });
export type Shards = z.infer<typeof Shards>;

/** How the suite of a matrix run was split. */
export const Split = z.object({
  /** As it was asked for; `null` if `targetSeconds` chose the number. */
  total: z.number().nullable(),
  targetSeconds: z.number().nullable(),
  /** How many files were given, each counted once; `null`: none were. */
  files: z.number().nullable(),
  /** How many of them have a duration, measured earlier or from results; of the first combination. */
  filesWithDuration: z.number().nullable(),
  /**
   * What differs from what was asked for, in sentences: fewer shards than asked for, a target that cannot be met. In `GET /api/matrix-runs/:id` also that shards
   * ran the same tests.
   */
  notes: z.array(z.string()),
});
export type Split = z.infer<typeof Split>;
