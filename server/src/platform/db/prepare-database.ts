import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, type MigrationResult, sql } from "kysely";
import type { Logger } from "pino";
import { isDatabaseDown } from "./database-down.ts";
import { type DatabaseFacts, DatabaseProblem, databaseProblem, obstacleIn, ownRoles } from "./database-problem.ts";
import { countPending, migrate } from "./migrate.ts";

/**
 * Checks the server and the role of `url`, then migrates the database to the newest schema.
 * @throws {DatabaseProblem} with a message for the operator; any other error means that a migration is faulty.
 */
export async function prepareDatabase<DB>(owner: Kysely<DB>, url: string): Promise<MigrationResult[]> {
  await checkDatabase(owner, url);
  try {
    return await migrate(owner);
  } catch (error) {
    throw databaseProblem(error, url) ?? error;
  }
}

/**
 * The checks of {@link prepareDatabase}. Changes nothing. Resolves to the number of migrations that are still to be applied.
 * @throws {DatabaseProblem} with a message for the operator.
 */
export async function checkDatabase<DB>(owner: Kysely<DB>, url: string): Promise<number> {
  try {
    const obstacle = obstacleIn(await readFacts(owner));
    if (obstacle) throw obstacle;
    return await countPending(owner);
  } catch (error) {
    throw databaseProblem(error, url) ?? error;
  }
}

const firstPauseMs = 250;
const maxPauseMs = 2_000;
const remindEveryMs = 30_000;

/** Like {@link prepareDatabase}, for a server: waits until the database is reachable, and logs that it does. */
export async function prepareDatabaseWhenReachable<DB>(owner: Kysely<DB>, url: string, log: Logger): Promise<MigrationResult[]> {
  let logged = { text: "", at: 0 };
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(maxPauseMs, pauseMs * 2)) {
    try {
      return await prepareDatabase(owner, url);
    } catch (error) {
      const problem = temporaryProblem(error);
      if (problem === undefined) throw error;
      const now = performance.now();
      if (logged.text !== problem || now - logged.at > remindEveryMs) {
        log.warn(`Waiting for the database. ${problem}`);
        logged = { text: problem, at: now };
      }
      await sleep(pauseMs);
    }
  }
}

/** The message for the operator; `undefined` when waiting does not help. */
function temporaryProblem(error: unknown): string | undefined {
  if (error instanceof DatabaseProblem) return error.isTemporary ? error.message : undefined;
  // The connection was lost during the migration, which was rolled back.
  return isDatabaseDown(error) ? "The connection was lost while the schema was prepared." : undefined;
}

async function readFacts<DB>(db: Kysely<DB>): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_user as role, current_database() as database, current_setting('server_version_num')::int as version,
           current_setting('server_encoding') as encoding, to_regclass('kysely_migration') is null as is_new,
           pg_is_in_recovery() as is_replica, current_setting('transaction_read_only') = 'on' as is_read_only,
           rolsuper as is_superuser, rolcreaterole as may_create_roles,
           coalesce((select has_schema_privilege(oid, 'CREATE') and has_schema_privilege(oid, 'USAGE') from pg_namespace where nspname = 'public'), false)
             as may_create_tables,
           coalesce((
             select json_agg(json_build_object(
               'name', own.rolname,
               'is_usable', pg_has_role(current_user, own.oid, case when version.number >= 160000 then 'SET' else 'MEMBER' end),
               'is_grantable', case when version.number >= 160000 then pg_has_role(current_user, own.oid, 'MEMBER WITH ADMIN OPTION') else me.rolcreaterole end))
             from pg_roles own, (select current_setting('server_version_num')::int as number) version
             where own.rolname = any(${[...ownRoles]}::text[])
           ), '[]') as own_roles
    from pg_roles me where rolname = current_user`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error("PostgreSQL does not know the role that it lets in");
  return facts;
}
