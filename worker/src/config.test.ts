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
      finishRunsOnExit: false,
    });
    expect(() => loadConfig({})).toThrow(/WORKER_SECRET/);
  });

  it("treat a blank value as not set", () => {
    expect(loadConfig({ ...least, RUN_NETWORK: "", DOCKER_HOST: "" })).toMatchObject({ network: "pooled", dockerHost: undefined });
  });

  it("read labels in lower case, sorted and each once", () => {
    expect(loadConfig({ ...least, WORKER_LABELS: "os=linux, GPU,arch=arm64,gpu" }).labels).toEqual(["arch=arm64", "gpu", "os=linux"]);
    expect(loadConfig(least).labels).toEqual([]);
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

  it("read the hosts of runs, IPv6 addresses as every engine accepts them", () => {
    const RUN_EXTRA_HOSTS = "db:10.1.2.3, api.corp:host-gateway, v6.corp:fd00::5, other_6:[fd00::6]";
    expect(loadConfig({ ...least, RUN_EXTRA_HOSTS }).extraHosts).toEqual([
      "db:10.1.2.3",
      "api.corp:host-gateway",
      "v6.corp:fd00::5",
      "other_6:fd00::6",
    ]);
  });

  it.each([
    ...["foo", "a:999.1.1.1", "a:", ":10.0.0.1", "a:b", "a b:10.0.0.1", "10.0.0.1:a", "a:10.0.0.1:80", "a:fe80::1%eth0"].map((entry) => ({
      RUN_EXTRA_HOSTS: entry,
    })),
    ...["A-B", "1A", "A B", "A=B", "x".repeat(5_000)].map((entry) => ({ INJECT_ENV_VARS: entry })),
    ...["registry.corp:70000", "registry.corp:0", "999.1.1.1", "[fd00:::1]"].map((entry) => ({ IMAGE_REGISTRIES: entry })),
    ...["1e3", "0x10", "2.0", "two", "0", "-1", "1001"].map((entry) => ({ WORKER_SLOTS: entry })),
    ...["a b", "=x", "a=", "a=b=c", "x".repeat(64)].map((entry) => ({ WORKER_LABELS: entry })),
    ...["ssh://engine.corp", "tcp://", "unix://relative", "engine.corp:70000", "a b"].map((DOCKER_HOST) => ({ DOCKER_HOST })),
    ...["gantry.test", "http://gantry.test/?a=b", "http://gantry.test:70000"].map((SERVER_URL) => ({ SERVER_URL })),
  ])("refuse %j in one short sentence that names the setting", (settings) => {
    const [name = ""] = Object.keys(settings);
    expect(() => loadConfig({ ...least, ...settings })).toThrow(new RegExp(`^${name}[ :].{1,300}$`));
  });

  it.each(["unix:///run/docker.sock", "/run/docker.sock", "tcp://10.0.0.5:2375", "http://engine.corp", "engine.corp:2375"])(
    "accept the engine's address %s",
    (DOCKER_HOST) => expect(loadConfig({ ...least, DOCKER_HOST }).dockerHost).toBe(DOCKER_HOST),
  );

  it.each([{ CONTAINER_ENGINE: "fake" }, { CRASH_AT: "after-claim" }])("reject test settings in production: %o", (settings) => {
    expect(() => loadConfig({ ...least, ...settings })).not.toThrow();
    expect(() => loadConfig({ ...least, ...settings, NODE_ENV: "production" })).toThrow(/for tests/);
  });
});

describe("runs on Kubernetes", () => {
  const settings = { WORKER_SECRET: "x", CONTAINER_ENGINE: "kubernetes" };

  it("reads the settings of pods", () => {
    const config = loadConfig({
      ...settings,
      KUBERNETES_NAMESPACE: "gantry-runs",
      KUBERNETES_NODE_SELECTOR: "pool=tests,example.com/disk=ssd",
    });
    expect(config.engine).toBe("kubernetes");
    expect(config.kubernetes).toMatchObject({
      namespace: "gantry-runs",
      nodeSelector: { pool: "tests", "example.com/disk": "ssd" },
      podSecurity: "baseline",
      scheduleTimeoutMs: 300_000,
    });
  });

  it.each([
    [{ KUBERNETES_NAMESPACE: "Not A Name" }, /KUBERNETES_NAMESPACE/],
    [{ KUBERNETES_NODE_SELECTOR: "pool" }, /KUBERNETES_NODE_SELECTOR.*label of a node/],
    [{ GANTRY_INSTANCE: "-x" }, /GANTRY_INSTANCE/],
    [{ RUN_EXTRA_HOSTS: "api:host-gateway" }, /RUN_EXTRA_HOSTS.*host-gateway/],
  ])("refuses what pods cannot have: %j", (changes, words) => {
    expect(() => loadConfig({ ...settings, ...changes })).toThrow(words);
  });
});
