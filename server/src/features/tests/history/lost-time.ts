import { type RawBuilder, sql } from "kysely";

/**
 * The time that a result lost to retries, for a table of results: of a test that passed only on a retry, all its tries; of one that still failed, the tries
 * after the first. `null` if none. A report that does not say how long each try took is assumed to have tries of the same length.
 */
export function lostMsOf(results: string): RawBuilder<number | null> {
  const of = (column: string) => sql.ref(`${results}.${column}`);
  const [tries, attempts] = [of("tries"), sql`${of("details")} -> 'attempts'`];
  const retries = sql`case when ${of("flaky")} then 0 else 1 end`;
  const isEach = (list: RawBuilder<unknown>) => sql`jsonb_typeof(${list}) = 'array' and jsonb_array_length(${list}) > ${of("retries")}`;
  return sql<number | null>`case when ${of("flaky")} or (${of("status")} = 'failed' and ${of("retries")} > 0) then
    case
      when ${isEach(sql`${tries}`)} then (
        select sum((one.try ->> 1)::float8) from jsonb_array_elements(${tries}) with ordinality one (try, place) where one.place > ${retries})
      when ${isEach(attempts)} then (
        select sum((one.try ->> 'durationMs')::float8) from jsonb_array_elements(${attempts}) with ordinality one (try, place) where one.place > ${retries})
      when ${of("flaky")} then ${of("duration_ms")}
      else ${of("duration_ms")} * ${of("retries")} / (${of("retries")} + 1)
    end
  end`;
}
