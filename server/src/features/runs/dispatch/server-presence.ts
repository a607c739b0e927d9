import { sql } from "kysely";
import type { Context } from "../../../context.ts";

/** Each server records its presence every second; after this time without a record it is silent. */
const silentAfterMs = 3_000;
/** The maximum time by which a server's silence extends the leases that were last renewed through it. */
const maxSilenceMs = 90_000;
const forgottenAfterMs = 3_600_000;

/** Common table expressions that record that this process is running, and delete processes that are long gone. */
export const recordPresence = (ctx: Context) => sql`
  awake as (
    insert into servers (id, alive_at, resumed_at) values (${ctx.serverId}, clock_timestamp(), clock_timestamp())
    on conflict (id) do update set alive_at = excluded.alive_at,
      resumed_at = case when ${isSilent(sql`servers.alive_at`)} then excluded.alive_at else servers.resumed_at end
  ), gone as (
    delete from servers where alive_at < clock_timestamp() - ${forgottenAfterMs} * interval '1 millisecond'
  )`;

const isSilent = (aliveAt: ReturnType<typeof sql>) => sql`${aliveAt} < clock_timestamp() - ${silentAfterMs} * interval '1 millisecond'`;

/**
 * For a query on `run_leases lease left join servers on servers.id = lease.server_id`: for how many milliseconds since its last renewal the lease's
 * worker may have called a server that was silent. A worker that knows only that server cannot call another one in the meantime.
 * @param renewedAt the last renewal
 */
export const silenceMs = (renewedAt: ReturnType<typeof sql>) => sql<number>`coalesce(extract(epoch from
  case when ${isSilent(sql`servers.alive_at`)}
    then least(clock_timestamp() - greatest(servers.alive_at, ${renewedAt}), ${maxSilenceMs} * interval '1 millisecond')
    else greatest(servers.resumed_at - ${renewedAt}, interval '0') end) * 1000, 0)::float8`;

/** Call on shutdown: workers switch to another server immediately. */
export async function endPresence(ctx: Context): Promise<void> {
  await ctx.db.asSystem((tx) => tx.deleteFrom("servers").where("id", "=", ctx.serverId).execute());
}
