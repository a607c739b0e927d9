import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { auth } from "@gantry/contract/auth/routes.ts";
import { type TestServer, startTestServer } from "../../testing/start-server.ts";
import { createMigratedDatabase } from "../../testing/migrated-database.ts";
import { openRedisStore, redisAddress } from "./redis-store.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";
import { freePort } from "../../testing/free-port.ts";

/** Debian's `redis-tools`. It is the server as well when it is started under that name; the package `redis-server` would start a service. */
const program = "/usr/bin/redis-check-rdb";
const password = "p@ss word/of:redis";
const limit = 8;

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const redis of running) redis.kill("SIGKILL");
  running.clear();
});

async function startRedis(port: number): Promise<ChildProcess> {
  const dir = await mkdtemp(join(tmpdir(), "gantry-redis-"));
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--dir", dir, "--save", "", "--requirepass", password];
  const redis = spawn(program, args, { argv0: "redis-server", stdio: "ignore" });
  running.add(redis);
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await vi.waitFor(async () => expect(await ask(port, (client) => client.ping())).toBe("PONG"), { timeout: waitTimeoutMs });
  return redis;
}

async function ask<T>(port: number, question: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis({ port, password, lazyConnect: true, retryStrategy: () => null });
  client.on("error", () => {});
  try {
    await client.connect();
    return await question(client);
  } finally {
    client.disconnect();
  }
}

const urlOf = (port: number, secret = password): string => `redis://:${encodeURIComponent(secret)}@127.0.0.1:${port}`;

async function startServers(count: number, redisUrl: string) {
  const databaseUrl = await createMigratedDatabase();
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, RATE_LIMIT_AUTH: String(limit) };
  const servers = await Promise.all(Array.from({ length: count }, () => startTestServer(env)));
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))));
  return servers;
}

/** Failed attempts of one person would lock the account. */
let people = 0;

/** Counts as one request of this address for the limit of sign-ins. */
async function signIn(server: TestServer) {
  const body = { email: `nobody-${(people += 1)}@example.com`, password: "wrong" };
  const { status, headers } = await server.request(auth.login, { body });
  return { status, remaining: Number(headers.get("x-ratelimit-remaining")), limit: headers.get("x-ratelimit-limit") };
}

describe.skipIf(!existsSync(program))("with the server of Debian's package redis-tools, which must be installed", () => {
  test("servers without a shared database setting count together", async () => {
    const port = await freePort();
    await startRedis(port);
    const [one, two] = (await startServers(2, urlOf(port))) as [TestServer, TestServer];
    const answers = await Promise.all(Array.from({ length: limit + 6 }, (_, index) => signIn(index % 2 ? one : two)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(limit);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
    expect(new Set(answers.map((answer) => answer.limit))).toEqual(new Set([String(limit)]));
    const keys = await ask(port, (client) => client.keys("*"));
    expect(keys.filter((key) => !key.startsWith("gantry:"))).toEqual([]);
    expect(await ask(port, (client) => client.ttl("gantry:rate_auth:127.0.0.1"))).toBeGreaterThan(0);
  });

  test.each(["killed", "frozen", "full"] as const)(
    "applies the limits of each server while Redis is %s, and shares them again afterwards",
    async (how) => {
      const port = await freePort();
      const redis = await startRedis(port);
      const [one, two] = (await startServers(2, urlOf(port))) as [TestServer, TestServer];
      expect((await signIn(one)).remaining).toBe(limit - 1);
      expect((await signIn(two)).remaining).toBe(limit - 2);
      if (how === "killed") redis.kill("SIGKILL");
      else if (how === "frozen") redis.kill("SIGSTOP");
      else await ask(port, (client) => client.config("SET", "maxmemory", "1"));

      const alone = await signIn(one);
      expect(alone).toMatchObject({ status: 401, remaining: limit - 1 });
      const more = await Promise.all(Array.from({ length: limit + 2 }, () => signIn(one)));
      expect(more.filter(({ status }) => status === 429)).toHaveLength(3);
      expect((await signIn(two)).remaining).toBe(limit - 1);
      expect((await fetch(`${one.url}/ready`)).status).toBe(200);

      if (how === "killed") await startRedis(port);
      else if (how === "frozen") redis.kill("SIGCONT");
      else await ask(port, (client) => client.config("SET", "maxmemory", "0"));
      // The limit of this process is exhausted: only the shared count lets a request through.
      await vi.waitFor(async () => expect((await signIn(one)).status).toBe(401), { timeout: waitTimeoutMs, interval: 300 });
      await vi.waitFor(
        async () => {
          await ask(port, (client) => client.flushall());
          await signIn(one);
          expect((await signIn(two)).remaining).toBe(limit - 2);
        },
        { timeout: waitTimeoutMs, interval: 300 },
      );
    },
  );

  test("reports once that Redis is away and once that it is back, without the password", async () => {
    const port = await freePort();
    const events: string[] = [];
    const url = urlOf(port);
    const store = await openRedisStore({
      url,
      keyPrefix: "other:",
      onUnavailable: (reason) => void events.push(reason),
      onAvailable: () => void events.push("back"),
    });
    onTestFinished(() => store.close());
    const ping = () =>
      store.call(
        () => store.client.ping(),
        async () => "fallback",
      );
    expect(await Promise.all([ping(), ping(), ping()])).toEqual(["fallback", "fallback", "fallback"]);
    expect(events).toEqual([expect.stringContaining("ECONNREFUSED")]);
    await startRedis(port);
    await vi.waitFor(() => expect(events.at(-1)).toBe("back"), { timeout: waitTimeoutMs });
    expect(events).toHaveLength(2);
    expect(await ping()).toBe("PONG");
    expect(redisAddress(url)).toBe(`redis://127.0.0.1:${port}`);
  });

  test("does not repeat a wrong password", async () => {
    const port = await freePort();
    await startRedis(port);
    const reasons: string[] = [];
    const secret = "not-the-password-of-redis";
    const options = {
      url: urlOf(port, secret),
      keyPrefix: "",
      onUnavailable: (reason: string) => void reasons.push(reason),
      onAvailable() {},
    };
    const store = await openRedisStore(options);
    store.close();
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(/WRONGPASS|NOAUTH/);
    expect(reasons[0]).not.toContain(secret);
  });
});

test.each(["http://redis:6379", "redis://", "redis://redis:6379/?family=6", "redis://redis:port", "redis://:secret-word@redis:6379/#x"])(
  "refuses REDIS_URL=%s without repeating it",
  async (url) => {
    const started = startTestServer({ REDIS_URL: url });
    await expect(started).rejects.toThrow("REDIS_URL must be redis://");
    await expect(started).rejects.not.toThrow("secret-word");
  },
);
