import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { ConfigError, loadConfig } from "./config.ts";

const random = () => randomBytes(32).toString("base64");
const load = (JWT_SECRET: string) =>
  loadConfig({
    NODE_ENV: "production",
    DATABASE_URL: "postgres://gantry@localhost/gantry",
    DATA_DIR: "/tmp",
    JWT_SECRET,
    WORKER_SECRET: random(),
    ENCRYPTION_KEYS: `k1:${random()}`,
  });

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

test("random secrets are accepted", () => {
  for (let n = 0; n < 2_000; n++) load(random());
  for (let n = 0; n < 2_000; n++) load(randomBytes(16).toString("hex"));
});
