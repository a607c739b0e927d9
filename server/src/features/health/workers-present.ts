import { sql } from "kysely";

/** A worker counts as present for 30 seconds after its last call. An idle one polls at least every 25 seconds; one with runs sends a heartbeat every second. */
export const workersPresent = sql<number>`(select count(*) from workers where last_seen_at > now() - interval '30 seconds')`;
