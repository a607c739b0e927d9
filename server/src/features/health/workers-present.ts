import { sql } from "kysely";

/** A worker counts as present for 30 seconds after its last call. An idle one polls at least every 25 seconds; one with runs sends a heartbeat every second. */
export const isPresent = (lastSeenAt: ReturnType<typeof sql>) => sql<boolean>`${lastSeenAt} > now() - interval '30 seconds'`;
export const workersPresent = sql<number>`(select count(*) from workers where ${isPresent(sql`last_seen_at`)})`;
