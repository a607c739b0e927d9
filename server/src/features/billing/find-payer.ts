import { type SelectQueryBuilder, sql } from "kysely";
import type { Transaction } from "../../platform/db/database.ts";
import type { Schema } from "../../platform/db/schema.ts";
import type { PayerIds } from "./payment-fields.ts";
import { runningSubscription } from "./subscription-state.ts";

const columns = ["id", "name", "plan", "billing", "notifications"] as const;

function locked(tx: Transaction) {
  return tx.selectFrom("organizations").select(columns).forNoKeyUpdate();
}
type LockedPayers = ReturnType<typeof locked> extends SelectQueryBuilder<Schema, "organizations", infer Row> ? Row : never;
export type Payer = LockedPayers;

/**
 * The organization that an event is for, locked: the one with this customer, or else the one that the event names, unless that one has another
 * customer with an active subscription.
 */
export async function findPayer(tx: Transaction, ids: PayerIds, namedId: string | undefined): Promise<Payer | undefined> {
  // Two concurrent events of a new customer: the second finds the first one's row.
  for (const id of Object.values(ids).sort()) await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 2))`.execute(tx);
  const known =
    (ids.customerId && (await locked(tx).where(sql<boolean>`billing ->> 'customerId' = ${ids.customerId}`).executeTakeFirst())) ||
    (ids.accountId && (await locked(tx).where(sql<boolean>`billing ->> 'accountId' = ${ids.accountId}`).executeTakeFirst())) ||
    undefined;
  if (known || namedId === undefined) return known;
  const named = await locked(tx).where("id", "=", namedId).executeTakeFirst();
  const { customerId, accountId } = named?.billing ?? {};
  const isTaken = named && (customerId ?? accountId) !== undefined && runningSubscription(named.billing) !== undefined;
  return isTaken ? undefined : named;
}
