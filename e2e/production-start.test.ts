import { randomBytes } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../host/src/postgres/testing.ts";

const main = join(import.meta.dirname, "../server/dist/main.js");
const folder = mkdtempSync(join(tmpdir(), "gantry-production-"));
const file = join(folder, "file");
const taken = createServer();
let databaseUrl: string;
beforeAll(async () => {
  writeFileSync(file, "");
  taken.listen(0, "127.0.0.1");
  await once(taken, "listening");
  databaseUrl = await createTestDatabase();
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

async function start(wrong: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const good = {
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: databaseUrl,
    JWT_SECRET: randomBytes(32).toString("hex"),
    WORKER_SECRET: randomBytes(32).toString("hex"),
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 3).toString("base64")}`,
    LOG_LEVEL: "error",
  };
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"], ...good, ...wrong },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output: (await output).join("") };
}

// `server/src/config.test.ts` has the other settings.
test.each<[string, Record<string, string> | (() => Record<string, string>), RegExp]>([
  ["a guessable secret", { JWT_SECRET: "changeme" }, /JWT_SECRET: in production it must be at least 32 random characters/],
  ["no address of the frontend", { FRONTEND_URL: "gantry.example.com" }, /FRONTEND_URL must be the address at which people open Gantry/],
  ["a taken port", () => ({ PORT: String((taken.address() as AddressInfo).port) }), /PORT: another program uses port \d+ on 127\.0\.0\.1/],
  ["a host of elsewhere", { HOST: "192.0.2.7" }, /HOST: 192\.0\.2\.7 is not an address of this machine/],
  ["a file as data folder", () => ({ DATA_DIR: file }), /DATA_DIR: .* cannot be written \(it is not a folder\)/],
])("a server does not start in production with %s, and says so in one sentence", async (_name, wrong, sentence) => {
  const { code, output } = await start(typeof wrong === "function" ? wrong() : wrong);
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/^\s+at /m);
  expect(output.trim().split("\n")).toHaveLength(2);
  expect(code).toBe(4);
});
