import type { TestCycle, TestCycleRow } from "@gantry/contract/test-cycles/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/errors.ts";
import { presentCycleRow, presentItem } from "./present.ts";
import { findCycle, itemsOf } from "./store.ts";

/** The cycle with its items. @throws 404 `Test cycle not found` */
export async function readCycle(tx: TenantTransaction, id: string): Promise<TestCycle> {
  return { ...(await readCycleRow(tx, id)), items: (await itemsOf(tx, [id])).map(presentItem) };
}

/** @throws 404 `Test cycle not found` */
export async function readCycleRow(tx: TenantTransaction, id: string): Promise<TestCycleRow> {
  const row = await findCycle(tx, id);
  if (!row) throw notFound("Test cycle not found");
  return presentCycleRow(row);
}
