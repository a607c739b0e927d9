import { sql } from "kysely";

/** A column with an account's epoch as Unix milliseconds; 0 if none was set. */
export function authEpochMs(column: "auth_epoch" | "u.auth_epoch") {
  const ref = sql.ref(column);
  return sql<number>`case when ${ref} = '-infinity' then 0 else round(extract(epoch from ${ref}) * 1000)::bigint end`;
}
