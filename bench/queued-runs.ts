import pg from "pg";

/** Direct access to the queue of a running installation, as one who may see all organizations. */
export interface Queue {
  /** Makes so many runs wait, spread evenly over the organizations. Adds copies of runs that were accepted before, and removes what is too many. */
  setTo(length: number): Promise<void>;
  /** Ends all runs that workers hold. */
  endHeld(): Promise<void>;
  /** How many ended runs are not in the history of their tests yet, and how many have a log that is not archived. */
  leftBehind(): Promise<{ histories: number; logs: number }>;
  /** What the tables take on disk. */
  sizes(): Promise<string>;
  close(): Promise<void>;
}

export async function openQueue(databaseUrl: string): Promise<Queue> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const asSystem = async (text: string, values: unknown[] = []) => {
    await client.query("set role gantry_system");
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.query("reset role");
    }
  };
  await asSystem("create temporary sequence seeded");
  return {
    async setTo(length) {
      const [{ count = 0 } = {}] = await asSystem("select count(*)::int as count from run_queue");
      if (count < length) {
        await asSystem(
          `with template as (
             select distinct on (org_id) * from executions order by org_id, created_at
           ), place as (
             select row_number() over (order by org_id) - 1 as place, count(*) over () as places, * from template
           ), numbers as (
             -- Otherwise a trigger counts each of them, which takes longer and longer within one transaction.
             insert into run_numbers select org_id, project_id, $1::bigint + coalesce(max(number), 0) from place group by org_id, project_id
             on conflict (org_id, project_id) do update set last_number = run_numbers.last_number + $1::bigint
             returning org_id, last_number - $1::bigint as before
           ), added as (
             insert into executions (org_id, number, id, project_id, image, command, environment, base_url, folder, trigger, requested_by, settings, created_at)
             select place.org_id, numbers.before + n / places + 1, lpad(to_hex(nextval('seeded')), 24, '0'), project_id, image, command, environment, base_url, folder, trigger, requested_by, settings,
               clock_timestamp() - ($1 - n) * interval '1 millisecond'
             from generate_series(0, $1::bigint - 1) n join place on place.place = n % place.places join numbers on numbers.org_id = place.org_id
             returning org_id, id, created_at
           )
           insert into run_queue (org_id, execution_id, enqueued_at) select org_id, id, created_at from added`,
          [length - count],
        );
      } else if (count > length) {
        await asSystem(
          `with gone as (
             delete from run_queue where ctid = any(array(select ctid from run_queue order by enqueued_at desc limit $1)) returning org_id, execution_id
           )
           update executions e set status = 'PASSED', verdict = 'PASSED', finished_at = now() from gone where e.org_id = gone.org_id and e.id = gone.execution_id`,
          [count - length],
        );
      }
      if (Math.abs(count - length) > length / 10) await client.query("vacuum analyze run_queue, executions");
    },
    async endHeld() {
      await asSystem(
        `with gone as (delete from run_leases returning org_id, execution_id)
         update executions e set status = 'PASSED', verdict = 'PASSED', finished_at = now() from gone where e.org_id = gone.org_id and e.id = gone.execution_id`,
      );
      await client.query("vacuum analyze run_leases");
    },
    async leftBehind() {
      const [row] = await asSystem(
        `select (select count(*)::int from executions where history = 'due') as histories,
           (select count(*)::int from (select from log_chunks c join executions e on e.org_id = c.org_id and e.id = c.execution_id where e.verdict is not null group by e.id) logs) as logs`,
      );
      return { histories: Number(row?.histories), logs: Number(row?.logs) };
    },
    async sizes() {
      const lines: string[] = [];
      for (const table of [
        "executions",
        "test_results",
        "test_outcomes",
        "run_queue",
        "usage_events",
        "execution_effects",
        "storage_entries",
      ]) {
        await client.query(`vacuum full ${table}`);
        const [row] = await asSystem(
          `select count(*)::int as rows, pg_table_size($1)::float8 as heap, pg_indexes_size($1)::float8 as indexes from ${table}`,
          [table],
        );
        const each = (bytes: unknown) => Math.round(Number(bytes) / Math.max(1, Number(row?.rows)));
        lines.push(`${table.padEnd(20)} ${row?.rows} rows, ${each(row?.heap)} bytes, and ${each(row?.indexes)} in indexes`);
      }
      return lines.join("\n");
    },
    close: () => client.end(),
  };
}

/** The same for the bare queue. */
export async function setBareQueue(databaseUrl: string, length: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("truncate bare.runs, bare.queue, bare.logs, bare.results restart identity");
  await client.query(
    `with runs as (insert into bare.runs (request) select '{"image":"team/suite:1"}' from generate_series(1, $1::int) returning id)
     insert into bare.queue select id from runs`,
    [length],
  );
  await client.query("vacuum analyze bare.runs, bare.queue, bare.logs, bare.results");
  await client.end();
}
