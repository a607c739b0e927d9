import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { LatestRun, MatrixRunRow } from "./find-matrix-run.ts";

/** So many results are read of all shards together, from the beginning of their reports. */
const resultsRead = 10_000;

interface Repeated {
  tests: number;
  /** Whether most tests of a shard ran in another one, too. Runners repeat a few in each shard on purpose, such as those that sign in. */
  isMost: boolean;
}

/** Says that shards ran the same tests: a suite that does not read its variables runs completely in each of them. */
export async function repeatedTestsNote(
  tx: TenantTransaction,
  row: MatrixRunRow,
  latest: readonly LatestRun[],
): Promise<string | undefined> {
  const { split } = row;
  const ended = latest.filter(({ deleted_at, tests, settings }) => deleted_at === null && tests !== null && settings.onlyFailed !== true);
  if (split === null || ended.length < 2) return undefined;
  const { tests, isMost } = await findRepeated(tx, row, ended);
  if (!isMost) return undefined;
  const isSample = ended.some((run) => (run.tests?.total ?? 0) > perShard(ended.length));
  const ran = `${isSample ? "At least " : ""}${tests === 1 ? "1 test" : `${tests} tests`} ran in more than one shard, so the suite was not split.`;
  const advice =
    split.files === null
      ? "Its command must run the tests of its shard only: for example, “npx playwright test --shard=$SHARD_INDEX/$SHARD_TOTAL”."
      : "Its command must run the files in TEST_FILES only: for example, “npx playwright test $TEST_FILES”.";
  return `${ran} ${advice}`;
}

const perShard = (shards: number) => Math.floor(resultsRead / shards);

async function findRepeated(tx: TenantTransaction, { combinations }: MatrixRunRow, ended: readonly LatestRun[]): Promise<Repeated> {
  // In a matrix, the shards of another combination run the same tests under other names.
  const texts = ended.map(({ matrix_position }) => JSON.stringify(combinations[matrix_position ?? -1]));
  const ids = ended.map(({ id }) => id);
  const { rows } = await sql<Repeated>`
    with ran as materialized (
      select distinct shard.id, shard.combination, result.test_key
      from unnest(${ids}::text[], ${texts}::text[]) as shard (id, combination) cross join lateral (
        select r.test_key from test_results r
        where r.org_id = ${tx.organizationId} and r.execution_id = shard.id and r.status in ('passed', 'failed')
        order by r.ordinal limit ${perShard(ended.length)}
      ) result
    ), repeated as (
      select combination, test_key from ran group by combination, test_key having count(*) > 1
    ), of_shard as (
      select ran.id, count(*) as total, count(repeated.test_key) as shared
      from ran left join repeated on repeated.combination = ran.combination and repeated.test_key = ran.test_key group by ran.id
    )
    select (select count(*) from repeated)::int as tests, coalesce((select bool_or(shared * 2 > total) from of_shard), false) as "isMost"`.execute(
    tx,
  );
  return rows[0] ?? { tests: 0, isMost: false };
}
