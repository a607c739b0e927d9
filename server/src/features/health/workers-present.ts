import { sql } from "kysely";

/**
 * A worker counts as present for 30 seconds after it was last heard of. An idle one asks for a run at least every 25 seconds; one that has runs
 * sends a heartbeat every second.
 */
export const workersPresent = sql<number>`(select count(*) from workers where last_seen_at > now() - interval '30 seconds')`;
