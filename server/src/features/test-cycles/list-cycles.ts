import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import type { CycleFilter, CycleItem, TestCycle, TestCycleRow } from "@gantry/contract/test-cycles/schemas.ts";
import { maxListedItems } from "@gantry/contract/test-cycles/constants.ts";
import type { Context } from "../../context.ts";
import { decodeCursor, toPage } from "../../platform/db/keyset.ts";
import { presentCycleRow, presentItem } from "./record/present.ts";
import { itemsOf, selectCycles } from "./record/store.ts";

interface CyclePage {
  data: (TestCycle | TestCycleRow)[];
  pagination: Pagination;
}

/** A page of cycles, newest first, with their items unless the request leaves them out. */
export async function listCycles({ db }: Context, organizationId: string, filter: CycleFilter): Promise<CyclePage> {
  const cursor = decodeCursor(filter.cursor);
  const { rows, total } = await db.withTenant(organizationId, (tx) => selectCycles(tx, filter, cursor));
  const fitting = filter.items ? Math.min(filter.limit, countFitting(rows.map(({ summary }) => summary.total))) : filter.limit;
  const page = toPage(rows, fitting, total);
  const pagination = { ...page.pagination, limit: filter.limit };
  if (!filter.items) return { data: page.rows.map(presentCycleRow), pagination };
  const items = new Map<string, CycleItem[]>(page.rows.map(({ id }) => [id, []]));
  const found = items.size > 0 ? await db.withTenant(organizationId, (tx) => itemsOf(tx, [...items.keys()])) : [];
  for (const item of found) items.get(item.cycle_id)?.push(presentItem(item));
  return { data: page.rows.map((row) => ({ ...presentCycleRow(row), items: items.get(row.id) ?? [] })), pagination };
}

/** How many of these cycles fit on a page, by their numbers of items: at least one. */
function countFitting(sizes: readonly number[]): number {
  let items = 0;
  const full = sizes.findIndex((size) => {
    items += size;
    return items >= maxListedItems;
  });
  return full === -1 ? sizes.length : full + 1;
}
