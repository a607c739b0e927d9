import { createHash, randomBytes } from "node:crypto";
import { link, open, readFile, rm } from "node:fs/promises";
import { isAlive, startTimeOf } from "./process-facts.ts";

export interface LockFile {
  release(): Promise<void>;
}

export interface LockHolder {
  pid: number;
  /** What other processes should know about the holder, such as its address. */
  note: string;
}

interface LockRecord extends LockHolder {
  /** Distinguishes a living holder from another process that got its process id after a reboot. */
  startedAt: string;
  token: string;
}

/**
 * Takes the lock at `path`, or returns its holder. A lock whose holder has died is taken over.
 * Node has no flock: the file is created exclusively, and only one process at a time may remove a stale one.
 */
export async function tryLockFile(path: string, note = ""): Promise<{ lock: LockFile } | { heldBy: LockHolder }> {
  const record: LockRecord = { pid: process.pid, note, startedAt: startTimeOf(process.pid) ?? "", token: randomBytes(8).toString("hex") };
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await createExclusively(path, record)) return { lock: { release: () => releaseIfOurs(path, record.token) } };
    const found = await readText(path);
    const holder = found === undefined ? undefined : parseRecord(found);
    if (holder !== undefined && isHeld(holder)) return { heldBy: holder };
    if (found !== undefined) await removeStale(path, found, record);
  }
  throw new Error(`Cannot take the lock ${path}. Remove that file if nothing else is running.`);
}

/** The living holder of the lock at `path`, if there is one. */
export async function readLockHolder(path: string): Promise<LockHolder | undefined> {
  const holder = await readRecord(path);
  return holder !== undefined && isHeld(holder) ? holder : undefined;
}

/** Waits up to `timeoutMs` for the lock; the error names its holder. */
export async function lockFile(path: string, timeoutMs: number): Promise<LockFile> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const outcome = await tryLockFile(path);
    if ("lock" in outcome) return outcome.lock;
    if (Date.now() > deadline)
      throw new Error(`Process ${outcome.heldBy.pid} has held ${path} for ${Math.round(timeoutMs / 1000)} s. Stop it, then try again.`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

function isHeld(record: LockRecord): boolean {
  if (!isAlive(record.pid)) return false;
  const startedAt = startTimeOf(record.pid);
  return startedAt === undefined || record.startedAt === "" || startedAt === record.startedAt;
}

async function createExclusively(path: string, record: LockRecord): Promise<boolean> {
  // Written to another file, then linked, so that no reader sees half of it.
  const draft = `${path}.${record.token}-${randomBytes(4).toString("hex")}`;
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(JSON.stringify(record));
    await file.close();
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}

async function readRecord(path: string): Promise<LockRecord | undefined> {
  const text = await readText(path);
  return text === undefined ? undefined : parseRecord(text);
}

function parseRecord(text: string): LockRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("pid" in value) || typeof value.pid !== "number") return undefined;
    const part = (name: string) => String((value as Record<string, unknown>)[name] ?? "");
    return { pid: value.pid, note: part("note"), startedAt: part("startedAt"), token: part("token") };
  } catch {
    return undefined;
  }
}

/**
 * Two processes that find the same dead holder may both get here, and the second must not remove the first one's new lock: only the holder of
 * the marker for this stale lock may remove it, and only while it is unchanged.
 */
async function removeStale(path: string, stale: string, record: LockRecord): Promise<void> {
  const mark = `${path}.stale-${createHash("sha256").update(stale).digest("hex").slice(0, 12)}`;
  if (!(await createExclusively(mark, record))) {
    const remover = await readRecord(mark);
    if (remover !== undefined && !isHeld(remover)) await rm(mark, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, 2));
    return;
  }
  try {
    if ((await readText(path)) === stale) await rm(path, { force: true });
  } finally {
    await rm(mark, { force: true });
  }
}

async function releaseIfOurs(path: string, token: string): Promise<void> {
  const record = await readRecord(path);
  if (record?.token === token) await rm(path, { force: true });
}
