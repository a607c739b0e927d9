import { sql } from "kysely";
import type { SecretBox } from "../../platform/crypto/encrypt.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import { type Reencrypt, type EncryptedColumn, encryptedColumns } from "./encrypted-columns.ts";

export interface Rotated {
  /** `project_variables.sealed` */
  place: string;
  /** Rows that were re-encrypted with the newest key. */
  reencrypted: number;
  /** Rows that no key decrypts; they are left unchanged. */
  unreadable: string[];
}

type Row = Record<string, string> & { value: unknown };

const rowsAtOnce = 100;

/**
 * Re-encrypts everything with the newest key, a hundred rows per transaction, while the installation keeps running. An interrupted rotation can be
 * resumed.
 */
export async function rotateKeys(world: { db: Database; secrets: SecretBox }): Promise<Rotated[]> {
  const rotated: Rotated[] = [];
  for (const column of encryptedColumns) rotated.push(await rotateColumn(world, column));
  return rotated;
}

async function rotateColumn({ db, secrets }: { db: Database; secrets: SecretBox }, column: EncryptedColumn): Promise<Rotated> {
  const outcome: Rotated = { place: `${column.table}.${column.column}`, reencrypted: 0, unreadable: [] };
  const reencrypt: Reencrypt = (encrypted, boundTo) => secrets.encrypt(secrets.decrypt(encrypted, boundTo), boundTo);
  let after: string[] | undefined;
  for (;;) {
    const rows = await db.asSystem(async (tx) => {
      const batch = await oldRows(tx, column, secrets.currentKeyId, after);
      for (const row of batch) {
        const reencrypted = tryReencrypt(column, row, reencrypt);
        if (reencrypted === undefined) outcome.unreadable.push(keyOf(column, row).join("/"));
        else await write(tx, column, row, reencrypted);
        outcome.reencrypted += reencrypted === undefined ? 0 : 1;
      }
      return batch;
    });
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return outcome;
    after = keyOf(column, last);
  }
}

async function oldRows(tx: Transaction, column: EncryptedColumn, keyId: string, after: string[] | undefined): Promise<Row[]> {
  const key = sql.join(column.key.map((name) => sql.ref(name)));
  const shown = sql.join([...column.key, ...(column.also ?? [])].map((name) => sql.ref(name)));
  const past = after ? sql`and (${key}) > (${sql.join(after)})` : sql``;
  // Locked, so that concurrent changes are not overwritten.
  const { rows } = await sql<Row>`
    select ${shown}, ${sql.ref(column.column)} as value from ${sql.table(column.table)}
    where ${column.isOld(keyId)} ${past} order by ${key} limit ${rowsAtOnce} for no key update`.execute(tx);
  return rows;
}

async function write(tx: Transaction, column: EncryptedColumn, row: Row, reencrypted: unknown): Promise<void> {
  const key = sql.join(column.key.map((name) => sql.ref(name)));
  await sql`
    update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${JSON.stringify(reencrypted)}::jsonb
    where (${key}) = (${sql.join(keyOf(column, row))})`.execute(tx);
}

const keyOf = (column: EncryptedColumn, row: Row): string[] => column.key.map((name) => row[name] ?? "");

function tryReencrypt(column: EncryptedColumn, row: Row, reencrypt: Reencrypt): unknown {
  try {
    return column.reencrypt(row.value, row, reencrypt);
  } catch {
    return undefined;
  }
}
