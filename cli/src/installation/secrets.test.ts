import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addEncryptionKey, keptSecrets } from "./secrets.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "gantry-secrets-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const path = () => join(dataDir, "secrets.json");

test("missing secrets are created once, readable only by their owner", () => {
  const first = keptSecrets(dataDir, {});
  expect(Object.keys(first).sort()).toEqual(["ENCRYPTION_KEYS", "JWT_SECRET", "METRICS_TOKEN", "WORKER_SECRET"]);
  expect(first["JWT_SECRET"]?.length).toBeGreaterThanOrEqual(32);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  chmodSync(path(), 0o644);
  expect(keptSecrets(dataDir, { JWT_SECRET: "" })).toEqual(first);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
});

test("a secret from the environment is neither created nor stored, and stored ones stay", () => {
  const { JWT_SECRET: _made, ...others } = keptSecrets(dataDir, {});
  expect(keptSecrets(dataDir, { JWT_SECRET: "given" })).toEqual(others);
  expect(readFileSync(path(), "utf8")).not.toContain("given");
});

test("a damaged file is not replaced: its keys may be the only ones that decrypt the stored secrets", () => {
  writeFileSync(path(), '{"ENCRYPTION_KEYS": ');
  expect(() => keptSecrets(dataDir, {})).toThrow(/damaged/);
  expect(readFileSync(path(), "utf8")).toBe('{"ENCRYPTION_KEYS": ');
});

test("a new encryption key comes first and the old ones stay; keys for the environment are returned, not stored", () => {
  const { ENCRYPTION_KEYS: before, ...others } = keptSecrets(dataDir, {});
  expect(addEncryptionKey(dataDir, {})).toMatchObject({ id: "k2", isKept: true });
  const { ENCRYPTION_KEYS: after, ...same } = keptSecrets(dataDir, {});
  expect(after).toMatch(/^k2:[A-Za-z0-9+/]{43}=,k1:/);
  expect(after?.endsWith(`,${before}`)).toBe(true);
  expect(same).toEqual(others);
  const told = addEncryptionKey(dataDir, { ENCRYPTION_KEYS: "k7:x,main:y" });
  expect(told).toMatchObject({ id: "k8", isKept: false });
  expect(keptSecrets(dataDir, {})["ENCRYPTION_KEYS"]).toBe(after);
});
