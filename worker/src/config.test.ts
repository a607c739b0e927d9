import { describe, expect, it } from "vitest";
import { loadConfig } from "./config.ts";

const least = { WORKER_SECRET: "x".repeat(32) };

describe("the worker's settings", () => {
  it("require only the worker secret", () => {
    expect(loadConfig(least)).toMatchObject({
      serverUrl: "http://127.0.0.1:3000",
      engine: "docker",
      network: "pooled",
      stopRunsOnExit: false,
    });
    expect(() => loadConfig({})).toThrow(/WORKER_SECRET/);
  });

  it("treat a blank value as not set", () => {
    expect(loadConfig({ ...least, RUN_NETWORK: "", DOCKER_HOST: "" })).toMatchObject({ network: "pooled", dockerHost: undefined });
  });

  it("name every invalid value", () => {
    expect(() => loadConfig({ ...least, NODE_ENV: "prod" })).toThrow("NODE_ENV must be one of production, development, test.");
    expect(() => loadConfig({ ...least, WORKER_SLOTS: "many", SERVER_URL: "ftp://x" })).toThrow(
      /SERVER_URL[\s\S]*WORKER_SLOTS|WORKER_SLOTS[\s\S]*SERVER_URL/,
    );
  });

  it.each([
    "JWT_SECRET",
    "DATABASE_URL",
    "WORKER_SECRET",
    "ENCRYPTION_KEY",
    "ENCRYPTION_KEYS",
    "BILLING_WEBHOOK_SECRET",
    "AI_API_KEY",
    "SMTP_URL",
    "EMAIL_API_KEY",
    "REDIS_URL",
    "jwt_secret",
  ])("refuse to pass %s to test containers", (name) => {
    expect(() => loadConfig({ ...least, INJECT_ENV_VARS: `PATH_TO_APP, ${name}` })).toThrow(new RegExp(`INJECT_ENV_VARS.*${name}`));
  });

  it("pass only the listed variables that are set", () => {
    const { hostVariables } = loadConfig({ ...least, INJECT_ENV_VARS: "NPM_TOKEN, UNSET", NPM_TOKEN: "abc", OTHER: "x" });
    expect([...hostVariables]).toEqual([["NPM_TOKEN", "abc"]]);
  });

  it("parse the addresses that suites may reach in addition", () => {
    const entries = [
      "host.gantry.internal:8080",
      "DB.example.com:5432-5433",
      "10.1.2.3:80",
      "10.1.0.0/16:443",
      "[fd00::5]:443",
      "[fd00:1::/32]:1-65535",
    ];
    expect(loadConfig({ ...least, RUN_EGRESS: "public", RUN_EGRESS_ALLOW: entries.join(", ") })).toMatchObject({
      egress: "public",
      egressAllow: [
        { host: "host.gantry.internal", ports: [8080, 8080] },
        { host: "db.example.com", ports: [5432, 5433] },
        { host: "10.1.2.3", ports: [80, 80] },
        { host: "10.1.0.0/16", ports: [443, 443] },
        { host: "fd00::5", ports: [443, 443] },
        { host: "fd00:1::/32", ports: [1, 65_535] },
      ],
    });
    expect(loadConfig(least)).toMatchObject({ egress: "private", egressAllow: [] });
  });

  it.each([
    "db.example.com",
    "db.example.com:0",
    "db.example.com:70000",
    "db.example.com:9-8",
    "https://db.example.com:443",
    "10.1.0.0/33:80",
    "10.1.2:80",
    "fd00::5:80",
    "a b:80",
    "x{};:80",
    "169.254.169.254:80",
    "127.0.0.1:80",
    "[fd00:ec2::254]:80",
    "[::ffff:169.254.169.254]:80",
  ])("refuse to open %s to suites", (entry) => {
    expect(() => loadConfig({ ...least, RUN_EGRESS_ALLOW: `ok.example.com:443, ${entry}` })).toThrow(/RUN_EGRESS_ALLOW/);
  });

  it.each([{ CONTAINER_ENGINE: "fake" }, { CRASH_AT: "after-claim" }])("reject test settings in production: %o", (settings) => {
    expect(() => loadConfig({ ...least, ...settings })).not.toThrow();
    expect(() => loadConfig({ ...least, ...settings, NODE_ENV: "production" })).toThrow(/for tests/);
  });
});
