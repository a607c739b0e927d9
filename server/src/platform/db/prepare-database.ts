import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, type MigrationResult, sql } from "kysely";
import type { Logger } from "pino";
import { isDatabaseDown } from "./database-down.ts";
import { type DatabaseFacts, DatabaseProblem, databaseProblem, obstacleIn, ownRoles } from "./database-problem.ts";
import { migrate } from "./migrate.ts";

/**
 * Brings the database of `url` to the newest schema, after a look at whether its server and its role can do that.
 * @throws {DatabaseProblem} with one line for the operator; another error only when a migration itself is at fault.
 */
export async function prepareDatabase<DB>(owner: Kysely<DB>, url: string): Promise<MigrationResult[]> {
  try {
    const obstacle = obstacleIn(await readFacts(owner));
    if (obstacle) throw obstacle;
    return await migrate(owner);
  } catch (error) {
    throw databaseProblem(error, url) ?? error;
  }
}

const firstPauseMs = 250;
const longestPauseMs = 2_000;
const remindEveryMs = 30_000;

/** As {@link prepareDatabase}, for a server: a database that is not there yet is waited for, and the log says so. */
export async function prepareDatabasePatiently<DB>(owner: Kysely<DB>, url: string, log: Logger): Promise<MigrationResult[]> {
  let said = { text: "", at: 0 };
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    try {
      return await prepareDatabase(owner, url);
    } catch (error) {
      const problem = temporaryProblem(error);
      if (problem === undefined) throw error;
      const now = performance.now();
      if (said.text !== problem || now - said.at > remindEveryMs) {
        log.warn(`Waiting for the database. ${problem}`);
        said = { text: problem, at: now };
      }
      await sleep(pauseMs);
    }
  }
}

/** One line for the operator; `undefined` when waiting does not help. */
function temporaryProblem(error: unknown): string | undefined {
  if (error instanceof DatabaseProblem) return error.isTemporary ? error.message : undefined;
  // PostgreSQL went away in the middle; what was done so far was rolled back.
  return isDatabaseDown(error) ? "The connection was lost while the schema was prepared." : undefined;
}

async function readFacts<DB>(db: Kysely<DB>): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_user as role, current_database() as database, current_setting('server_version_num')::int as version,
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
