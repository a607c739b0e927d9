import type pg from "pg";

/** Tables of a running installation that are recreated and hold no data. */
const notData = ["kysely_migration", "kysely_migration_lock", "rate_limits", "servers", "socket_io_attachments", "workers"];

export interface Table {
  name: string;
  /** The stored columns; generated ones are recomputed. */
  columns: string[];
}

/** Every table with data, each after those that its foreign keys reference. */
export async function tablesInOrder(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    `select c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce((select array_agg(distinct f.confrelid::regclass::text) from pg_constraint f
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '{}') as needs
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname`,
    [notData],
  );
  const left = new Map(rows.map((row) => [row.name, { ...row, needs: row.needs.filter((name) => !notData.includes(name)) }]));
  const ordered: Table[] = [];
  while (left.size > 0) {
    const [next] = [...left.values()].filter((table) => !table.needs.some((name) => left.has(name)));
    if (!next) throw new Error(`tables point at each other in a circle: ${[...left.keys()].join(", ")}`);
    left.delete(next.name);
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}

export const columnList = (table: Table): string => table.columns.map((column) => `"${column}"`).join(", ");
