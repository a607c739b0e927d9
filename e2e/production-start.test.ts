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
  rmSync(folder, { recursive: true, force: true });
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

const key = (id: string) => `${id}:${Buffer.alloc(32, 3).toString("base64")}`;

test.each<[string, Record<string, string> | (() => Record<string, string>), RegExp]>([
  ["a guessable secret", { JWT_SECRET: "changeme" }, /JWT_SECRET: in production it must be at least 32 random characters/],
  ["a short token of the metrics", { METRICS_TOKEN: "short" }, /METRICS_TOKEN: in production it must be at least 32 random characters/],
  ["any origin", { ALLOWED_ORIGINS: "*" }, /ALLOWED_ORIGINS: \* is not allowed in production/],
  ["an origin with a path", { ALLOWED_ORIGINS: "https://app.example.com/" }, /ALLOWED_ORIGINS: .*such as https:\/\/app\.example\.com$/m],
  ["a proxy by its name", { TRUST_PROXY: "127.0.0.1,proxy.local" }, /TRUST_PROXY: proxy\.local is not an IP address/],
  ["a broken key", { ENCRYPTION_KEYS: "k1:short" }, /ENCRYPTION_KEYS: write <id>:<32 bytes in base64>/],
  ["a key twice", { ENCRYPTION_KEYS: `${key("k1")},${key("k1")}` }, /ENCRYPTION_KEYS: the key k1 is there twice/],
  ["no address of the frontend", { FRONTEND_URL: "gantry.example.com" }, /FRONTEND_URL must be the address at which people open Gantry/],
  ["two base paths", { FRONTEND_URL: "https://a.example.com/x", BASE_PATH: "/y" }, /FRONTEND_URL: its path must be BASE_PATH, \/y/],
  ["a strange base path", { BASE_PATH: '/a"b' }, /BASE_PATH: write the path as \/gantry/],
  ["a base path of the API", { BASE_PATH: "/api/gantry" }, /BASE_PATH: \/api\/gantry begins like one of Gantry's own addresses/],
  ["no address of the instance", { INSTANCE_URL: "10.0.0.5:3000" }, /INSTANCE_URL must be http:/],
  [
    "an origin of reports with a path",
    { REPORTS_ORIGIN: "https://r.example.com/x" },
    /REPORTS_ORIGIN: .*such as https:\/\/r\.example\.com$/m,
  ],
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
