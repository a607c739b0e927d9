import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const testSeams = new Set(["CRASH_AT"]);

/** Names in a config's schema: `NAME: …` at the start of a line of `Settings = z.object({`. */
function settingsOf(path: string): string[] {
  const source = readFileSync(join(root, path), "utf8");
  const schema = source.slice(source.indexOf("const Settings = z.object({"));
  return [...schema.slice(0, schema.indexOf("\n});")).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1] ?? "");
}

test(".env.example lists all settings of server and worker, and no others", () => {
  const listed = Object.keys(parseEnv(readFileSync(join(root, ".env.example"), "utf8")));
  const known = [...settingsOf("server/src/config.ts"), ...settingsOf("worker/src/config.ts")].filter((name) => !testSeams.has(name));
  expect(known.length).toBeGreaterThan(30);
  expect([...new Set(listed)].sort()).toEqual([...new Set(known)].sort());
});

test("a copy of .env.example can be used as it is", async () => {
  const { loadConfig } = await import("../server/src/config.ts");
  const secrets = {
    DATABASE_URL: "postgres://x",
    JWT_SECRET: "x",
    WORKER_SECRET: "x",
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32).toString("base64")}`,
  };
  const listed = parseEnv(readFileSync(join(root, ".env.example"), "utf8"));
  const filled = Object.fromEntries(Object.entries({ ...listed, ...secrets }).map(([name, value]) => [name, String(value)]));
  expect(loadConfig(filled)).toEqual(loadConfig(secrets));
});
