import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ConfigError } from "@gantry/contract/environment.ts";
import { loadConfig } from "./config.ts";

const random = () => randomBytes(32).toString("base64");
const usable = {
  DATABASE_URL: "postgres://gantry@localhost/gantry",
  DATA_DIR: "/tmp",
  JWT_SECRET: random(),
  WORKER_SECRET: random(),
  ENCRYPTION_KEYS: `k1:${random()}`,
};
const load = (JWT_SECRET: string) => loadConfig({ ...usable, NODE_ENV: "production", JWT_SECRET });

test.each([
  ["short", "s3cr3t-Xk29"],
  ["of one character", "a".repeat(64)],
  ["a repeated text", "Xk29!pQz".repeat(6)],
  ["the alphabet", "abcdefghijklmnopqrstuvwxyz0123456789"],
  ["the alphabet backwards", "zyxwvutsrqponmlkjihgfedcba9876543210"],
  ["each character twice", "aabbccddeeffgghhiijjkkllmmnnooppqqrr"],
  ["well-known words", "change-me-please-this-is-my-development-jwt-secret-key"],
  ["an example", "your-super-secret-jwt-key-change-in-production-1234567890"],
])("in production a secret that is %s is rejected", (_, secret) => {
  expect(() => load(secret)).toThrow(ConfigError);
});

test.each([
  [{ JWT_EXPIRY: "0" }, /^JWT_EXPIRY must be longer than 0/],
  [{ JWT_EXPIRY: "0h" }, /^JWT_EXPIRY must be longer than 0/],
  [{ JWT_EXPIRY: "1" }, /^JWT_EXPIRY must name its unit, such as 24h: a number alone is seconds/],
  [{ JWT_EXPIRY: "3651d" }, /^JWT_EXPIRY must be at most 3650d\.$/],
  [{ JWT_EXPIRY: "9".repeat(400) }, /^JWT_EXPIRY must be at most 3650d\.$/],
  [{ SMTP_URL: "smtp:mail.example.com" }, /^SMTP_URL must be smtp:\/\/user:password@host:port, or smtps:\/\/\.$/],
  [{ SMTP_URL: "smtp://" }, /^SMTP_URL must be smtp:/],
  [{ SMTP_URL: "smtp://smtp:mail.example.com" }, /^SMTP_URL must be smtp:/],
  [{ SMTP_URL: "mail.example.com:587" }, /^SMTP_URL must be smtp:/],
  [{ NODE_ENV: "prod" }, /^NODE_ENV must be one of production, development, test\.$/],
  [{ PORT: "70000" }, /^PORT must be at most 65535\.$/],
  [{ REPORTS_PORT: "no" }, /^REPORTS_PORT must be a port from 0 to 65535, or off\.$/],
  [{ REPORTS_PORT: "3000" }, /^REPORTS_PORT: 3000 is PORT; choose another port, or leave it out for 3100$/],
  [{ EMAIL_API_URL: "https://u:p@mail.test/send?a=b" }, /^EMAIL_API_URL must be an http or https address, without user or fragment\.$/],
  [{ DEFAULT_BASE_URL: "app.test" }, /^DEFAULT_BASE_URL must be an http or https address\.$/],
  [{ AI_PROVIDER: "openai" }, /^AI_MODEL, AI_API_KEY: AI_PROVIDER=openai needs them$/],
])("the settings %j are refused", (settings, message) => {
  expect(() => loadConfig({ ...usable, ...settings })).toThrow(message);
});

const key = (id: string) => `${id}:${Buffer.alloc(32, 3).toString("base64")}`;

test.each<[Record<string, string>, RegExp]>([
  [{ METRICS_TOKEN: "short" }, /METRICS_TOKEN: in production it must be at least 32 random characters/],
  [{ ALLOWED_ORIGINS: "*" }, /ALLOWED_ORIGINS: \* is not allowed in production/],
  [{ ALLOWED_ORIGINS: "https://app.example.com/" }, /ALLOWED_ORIGINS: .*such as https:\/\/app\.example\.com$/m],
  [{ TRUST_PROXY: "127.0.0.1,proxy.local" }, /TRUST_PROXY: proxy\.local is not an IP address/],
  [{ ENCRYPTION_KEYS: "k1:short" }, /ENCRYPTION_KEYS: write <id>:<32 bytes in base64>/],
  [{ ENCRYPTION_KEYS: `${key("k1")},${key("k1")}` }, /ENCRYPTION_KEYS: the key k1 is there twice/],
  [{ FRONTEND_URL: "https://a.example.com/x", BASE_PATH: "/y" }, /FRONTEND_URL: its path must be BASE_PATH, \/y/],
  [{ BASE_PATH: '/a"b' }, /BASE_PATH: write the path as \/gantry/],
  [{ BASE_PATH: "/api/gantry" }, /BASE_PATH: \/api\/gantry begins like one of Gantry's own addresses/],
  [{ INSTANCE_URL: "10.0.0.5:3000" }, /INSTANCE_URL must be http:/],
  [{ REPORTS_ORIGIN: "https://r.example.com/x" }, /REPORTS_ORIGIN: .*such as https:\/\/r\.example\.com$/m],
])("in production the settings %j are refused in one sentence", (settings, sentence) => {
  const start = () => loadConfig({ ...usable, NODE_ENV: "production", ...settings });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(sentence);
  expect(start).not.toThrow(/\n/);
});

const wrongHosts = ["http://x", "999.1.1.1", "10.0.0.1:3000", "[::1]", "a b", "a\nb", "x.7"];
const wrongUrls = [
  "gantry.test",
  "ftp://h.test",
  "http:h.test",
  "https://h.test/x?a=b",
  "https://h.test#top",
  "http://u:p@h.test",
  "http://h.test:70000",
];

test.each([
  ...wrongHosts.map((value) => ({ name: "HOST", value })),
  ...["FRONTEND_URL", "INSTANCE_URL", "AI_BASE_URL"].flatMap((name) => wrongUrls.map((value) => ({ name, value }))),
])("$name=$value is refused in one sentence", ({ name, value }) => {
  expect(() => loadConfig({ ...usable, [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`));
});

test("settings at the edge of what is accepted", () => {
  for (const [settings, reportsPort] of [
    [{}, 3100],
    [{ PORT: "0" }, 0],
    [{ PORT: "65500" }, 65_400],
    [{ REPORTS_PORT: "4000" }, 4000],
    [{ REPORTS_PORT: "off" }, undefined],
  ] as const)
    expect(loadConfig({ ...usable, ...settings }).reportsPort).toBe(reportsPort);
  expect(loadConfig({ ...usable, JWT_EXPIRY: "60" }).jwtLifetimeSeconds).toBe(60);
  expect(loadConfig({ ...usable, JWT_EXPIRY: "1s" }).jwtLifetimeSeconds).toBe(1);
  expect(loadConfig({ ...usable, JWT_EXPIRY: "3650d" }).jwtLifetimeSeconds).toBe(3650 * 86_400);
  for (const HOST of ["::", "::1", "0.0.0.0", "localhost", "gantry-1.corp.test"]) expect(loadConfig({ ...usable, HOST }).host).toBe(HOST);
  expect(loadConfig({ ...usable, FRONTEND_URL: " https://h.test/gantry/ " })).toMatchObject({
    frontendUrl: "https://h.test/gantry",
    basePath: "/gantry",
  });
  expect(loadConfig({ ...usable, SMTP_URL: "smtp://user:p%40ss@[::1]:587" }).mail.smtp?.url).toContain("[::1]:587");
});

test("PLANS_FILE: each mistake is one sentence that names its place", () => {
  const folder = mkdtempSync(join(tmpdir(), "gantry-plans-"));
  const path = join(folder, "plans.json");
  const plansOf = (content: string) => {
    writeFileSync(path, content);
    return loadConfig({ ...usable, PLANS_FILE: path }).plans;
  };
  expect(plansOf('{"free":{"maxTestRuns":5}}').free).toMatchObject({ maxTestRuns: 5, maxProjects: 1 });
  // As Windows editors save it.
  expect(plansOf('\ufeff{"free":{"maxTestRuns":6}}').free.maxTestRuns).toBe(6);
  const mistakes = {
    '{"free":{"maxTestRuns":-1}}': "free.maxTestRuns must be at least 0.",
    '{"free":{"maxTestRunz":5}}': "free must not contain `maxTestRunz`.",
    '{"gold":{}}': "The file must not contain `gold`.",
    "[]": "The file must be an object.",
    "{": "is not valid JSON",
  };
  for (const [content, message] of Object.entries(mistakes)) expect(() => plansOf(content), content).toThrow(message);
  rmSync(folder, { recursive: true });
  expect(() => loadConfig({ ...usable, PLANS_FILE: path })).toThrow(`PLANS_FILE: ${path} cannot be read (ENOENT)`);
});

test("random secrets are accepted", () => {
  for (let n = 0; n < 2_000; n++) load(random());
  for (let n = 0; n < 2_000; n++) load(randomBytes(16).toString("hex"));
  // One in a hundred thousand has 1234 between other digits.
  load("2768881081234963429fb46c409ccc38");
});
