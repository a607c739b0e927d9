import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Kept = z.record(z.string(), z.string());

const makers: Record<string, () => string> = {
  JWT_SECRET: () => randomBytes(48).toString("base64url"),
  WORKER_SECRET: () => randomBytes(48).toString("base64url"),
  ENCRYPTION_KEYS: () => `k1:${randomBytes(32).toString("base64")}`,
  METRICS_TOKEN: () => randomBytes(24).toString("base64url"),
};

/**
 * The secrets that the environment does not set, created once and stored in `<dataDir>/secrets.json`, readable by the owner only.
 * Losing the file signs everyone out and makes stored variables and tokens unreadable, so it belongs in a backup.
 */
export function keptSecrets(dataDir: string, env: NodeJS.ProcessEnv): Record<string, string> {
  const path = join(dataDir, "secrets.json");
  const kept = read(path);
  const missing = Object.keys(makers).filter((name) => !env[name] && !kept[name]);
  for (const name of missing) kept[name] = makers[name]?.() ?? "";
  if (missing.length > 0) write(path, kept);
  if (existsSync(path)) chmodSync(path, 0o600);
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !env[name]));
}

/**
 * Puts a new encryption key in front of the ones stored by this installation, or returns the one to add in front of those in the environment.
 * The old ones stay: they still decrypt what they encrypted.
 */
export function addEncryptionKey(dataDir: string, env: NodeJS.ProcessEnv): { id: string; entry: string; isKept: boolean } {
  const keys = env["ENCRYPTION_KEYS"] || keptSecrets(dataDir, env)["ENCRYPTION_KEYS"] || "";
  const numbers = [...keys.matchAll(/(?:^|,)\s*k(\d+):/g)].map(([, number]) => Number(number));
  const id = `k${Math.max(0, ...numbers) + 1}`;
  const entry = `${id}:${randomBytes(32).toString("base64")}`;
  const isKept = !env["ENCRYPTION_KEYS"];
  const path = join(dataDir, "secrets.json");
  if (isKept) write(path, { ...read(path), ENCRYPTION_KEYS: `${entry},${keys}` });
  return { id, entry, isKept };
}

function write(path: string, kept: Record<string, string>): void {
  // Written to another file, then renamed: a crash must not lose the existing keys.
  writeFileSync(`${path}.new`, `${JSON.stringify(kept, undefined, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}

function read(path: string): Record<string, string> {
  if (!existsSync(path)) return {};
  try {
    return Kept.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new Error(`${path} is damaged. Put back a copy from a backup; deleting it makes stored secrets unreadable for good.`);
  }
}
