import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { IssueProvider } from "@gantry/contract/integrations/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { CreatedIssue } from "../providers/api/provider.ts";
import { issueExists } from "./issue-exists.ts";

/** What an issue is about: a row of one of these tables, one for each tracker. */
export interface IssueSubject {
  table: "tracked_issues" | "test_cycle_issues";
  /** The columns of its key besides organization and tracker. */
  key: Readonly<Record<string, string | number>>;
  provider: IssueProvider;
}

export interface IssueRow {
  key: string;
  url: string;
  created_by: { id: string | null; name: string };
  created_at: Date;
}

/** The record of an issue, reserved while it is created. */
export interface Reservation {
  reference: string;
  /** Empty until the tracker has the issue. */
  key: string;
  url: string;
  /** The time of the first attempt; `undefined` if this is the first. */
  since: Date | undefined;
  /** Issues of this tracker that were created for something else. */
  taken: ReadonlySet<string>;
}

/** Longer than a tracker may take: after that, the process that was creating the issue has died. */
const heldSeconds = 60;

const columnsOf = ({ key }: IssueSubject): RawBuilder<unknown> =>
  sql.join([...Object.keys(key), "provider"].map((column) => sql.ref(column)));
const valuesOf = ({ key, provider }: IssueSubject): RawBuilder<unknown> => sql.join([...Object.values(key), provider]);

const isThis = (tx: TenantTransaction, place: IssueSubject): RawBuilder<boolean> =>
  sql`(org_id, ${columnsOf(place)}) = (${tx.organizationId}, ${valuesOf(place)})`;

/** Reserves the issue's record before it is created. @throws 409 when it is reserved or exists. */
export async function reserve(
  tx: TenantTransaction,
  place: IssueSubject,
  createdBy: { id: string | null; name: string },
): Promise<Reservation> {
  const reference = randomUUID();
  const { rows } = await sql<{ reference: string; key: string; url: string; created_at: Date }>`
    insert into ${sql.table(place.table)} as issue (org_id, ${columnsOf(place)}, created_by, reference, held_until)
    values (${tx.organizationId}, ${valuesOf(place)}, ${JSON.stringify(createdBy)}::jsonb,
      ${reference}, clock_timestamp() + make_interval(secs => ${heldSeconds}))
    on conflict (org_id, ${columnsOf(place)}) do update set
        held_until = excluded.held_until, created_by = excluded.created_by,
        reference = coalesce(nullif(issue.reference, ''), excluded.reference)
      where (issue.key = '' or issue.incomplete) and (issue.held_until is null or issue.held_until <= clock_timestamp())
    returning reference, key, url, created_at`.execute(tx);
  const [row] = rows;
  if (!row) throw issueExists();
  if (row.reference === reference) return { ...row, since: undefined, taken: new Set() };
  return { ...row, since: row.created_at, taken: await takenKeys(tx, place.provider) };
}

async function takenKeys(tx: TenantTransaction, provider: IssueProvider): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from (
      select key, created_at from tracked_issues where org_id = ${tx.organizationId} and provider = ${provider}
      union all
      select key, created_at from test_cycle_issues where org_id = ${tx.organizationId} and provider = ${provider}
    ) issues where key <> '' order by created_at desc limit 1000`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

/** Lets another attempt continue after this time. */
export async function release(tx: TenantTransaction, place: IssueSubject, seconds: number): Promise<void> {
  await sql`
    update ${sql.table(place.table)} set held_until = clock_timestamp() + make_interval(secs => ${seconds})
    where ${isThis(tx, place)}`.execute(tx);
}

/** The tracker rejected the request, so there is no issue. */
export async function deleteIssueRecord(tx: TenantTransaction, place: IssueSubject): Promise<void> {
  await sql`delete from ${sql.table(place.table)} where ${isThis(tx, place)} and key = ''`.execute(tx);
}

/** The tracker has the issue, but not all of its text. */
export async function storeIncomplete(tx: TenantTransaction, place: IssueSubject, { key, url }: CreatedIssue): Promise<void> {
  await sql`update ${sql.table(place.table)} set key = ${key}, url = ${url}, incomplete = true where ${isThis(tx, place)}`.execute(tx);
}

/** @returns `undefined` when the run or the cycle was deleted in the meantime */
export async function storeIssue(tx: TenantTransaction, place: IssueSubject, { key, url }: CreatedIssue): Promise<IssueRow | undefined> {
  const { rows } = await sql<IssueRow>`
    update ${sql.table(place.table)}
    set key = ${key}, url = ${url}, incomplete = false, held_until = null, created_at = clock_timestamp()
    where ${isThis(tx, place)} returning key, url, created_by, created_at`.execute(tx);
  return rows[0];
}
