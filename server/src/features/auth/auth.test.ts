import { createHmac } from "node:crypto";
import { connect } from "node:net";
import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { password, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signup = (body: object) => server.raw(api.auth.signup, { body });
const login = (body: object) => server.raw(api.auth.login, { body });

test("signing up returns a token and makes the caller admin of a new organization on the free plan", async () => {
  const answer = await signup({ email: "Ada@Example.com ", password, name: "Ada", organizationName: "Acme" });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ success: true, user: { email: "ada@example.com", role: "admin", organizationName: "Acme" } });
  const me = await server.raw(api.auth.me, { headers: { authorization: `Bearer ${answer.body.token}` } });
  expect(me.body.data).toMatchObject({
    name: "Ada",
    organization: {
      plan: "free",
      limits: { maxProjects: 1, maxTestRuns: 50, maxUsers: 3, maxConcurrentRuns: 1, maxStorageBytes: 524288000 },
      aiAnalysisEnabled: true,
    },
  });
});

test.each([
  [{ password, name: "A", organizationName: "Acme" }, "Missing required fields"],
  [{ email: "a@b.co", password, name: "A", inviteToken: "a\u0000b" }, "Invalid invitation token"],
  [{ email: "a@b.co", name: "A", organizationName: "Acme" }, "Missing required fields"],
  [{ email: "a@b.co", password, organizationName: "Acme" }, "Missing required fields"],
  [{ email: "a@b.co", password, name: "A" }, "Missing required fields"],
  [{ email: "nobody", password, name: "A", organizationName: "Acme" }, "Invalid email"],
  [{ email: "a@b.co", password: "weak", name: "A", organizationName: "Acme" }, "Weak password"],
  [{ email: "a@b.co", password: "alllowercase1!", name: "A", organizationName: "Acme" }, "Weak password"],
  [{ email: "a@b.co", password, name: "A", inviteToken: "none" }, "Invalid invitation token"],
])("signing up with %o answers 400 %s", async (body, error) => {
  expect(await signup(body)).toMatchObject({ status: 400, body: { success: false, error } });
});

test("one of thirty sign-ups with the same address, spelled differently, succeeds; the others leave nothing", async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      signup({ email: n % 2 ? "Race@Example.com" : "race@example.com", password, name: "R", organizationName: "Racers" }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409 && answer.body.error === "Email already registered")).toHaveLength(29);
  const count = await server.ctx.db.asSystem((tx) =>
    tx
      .selectFrom("organizations")
      .select((row) => row.fn.countAll<number>().as("n"))
      .where("name", "=", "Racers")
      .executeTakeFirstOrThrow(),
  );
  expect(count.n).toBe(1);
});

test("five wrong passwords get 401, then the account is locked, also for the right one and for unknown emails", async () => {
  const ada = await server.signUp();
  for (const email of [ada.email, "nobody@example.com"]) {
    for (let n = 0; n < 5; n++)
      expect(await login({ email, password: "wrong" })).toMatchObject({ status: 401, body: { error: "Invalid credentials" } });
    const locked = await login({ email: email.toUpperCase(), password });
    expect(locked).toMatchObject({ status: 429, body: { error: "Account temporarily locked" } });
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(800);
  }
  expect((await ada.request(api.auth.me)).status).toBe(200);
});

test("the lock ends after exactly fifteen minutes by the database's clock", async () => {
  const ada = await server.signUp();
  for (let n = 0; n < 5; n++) await login({ email: ada.email, password: "wrong" });
  const pass = (time: string) =>
    server.ctx.db.asSystem(async (tx) => {
      await tx
        .updateTable("login_failures")
        .set({ failed_at: sql<Date>`failed_at - ${time}::interval` })
        .where("email", "=", ada.email)
        .execute();
      await tx
        .updateTable("login_locks")
        .set({ locked_until: sql<Date>`locked_until - ${time}::interval` })
        .where("email", "=", ada.email)
        .execute();
    });
  await pass("14 minutes");
  expect((await login({ email: ada.email, password })).status).toBe(429);
  await pass("61 seconds");
  expect((await login({ email: ada.email, password: "wrong" })).status).toBe(401);
  expect((await login({ email: ada.email, password })).status).toBe(200);
});

test("a hundred parallel guesses cause at most five comparisons", async () => {
  const ada = await server.signUp();
  const answers = await Promise.all(Array.from({ length: 100 }, () => login({ email: ada.email, password: "wrong" })));
  expect(answers.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(5);
  expect(answers.every((answer) => answer.status === 401 || answer.status === 429)).toBe(true);
});

test("thirty parallel sign-ins with the right password all succeed", async () => {
  const ada = await server.signUp();
  const answers = await Promise.all(Array.from({ length: 30 }, () => login({ email: ada.email, password })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test("an email that the database cannot store is rejected with 400", async () => {
  expect(await login({ email: "a\u0000b", password })).toMatchObject({ status: 400, body: { error: "Validation failed" } });
});

test("a correct password resets the failures before it", async () => {
  const ada = await server.signUp();
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 4; n++) await login({ email: ada.email, password: "wrong" });
    expect((await login({ email: ada.email, password })).status).toBe(200);
  }
});

test("missing, forged, unsigned tokens and those of another secret are rejected with the specified text", async () => {
  const ada = await server.signUp();
  const me = (authorization?: string) => server.request(api.auth.me, { headers: authorization ? { authorization } : {} });
  expect(await me()).toMatchObject({ status: 401, body: { success: false, error: "Authentication required" } });
  const [header, payload] = ada.token.split(".");
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${payload}.`;
  const other = createHmac("sha256", "another secret").update(`${header}.${payload}`).digest("base64url");
  for (const token of ["x", unsigned, `${header}.${payload}.${other}`])
    expect(await me(`Bearer ${token}`)).toMatchObject({ status: 401, body: { error: "Invalid or expired token" } });
});

test("an API key is shown once, works until it is revoked, and cannot make keys", async () => {
  const ada = await server.signUp();
  const created = await ada.request(api.apiKeys.create, { body: { name: "CI" } });
  expect(created).toMatchObject({ status: 201, body: { success: true, data: { name: "CI", role: "developer", expiresAt: null } } });
  const key = created.body.apiKey;
  expect(key).toMatch(/^gantry_[0-9A-Za-z]{49}$/);
  const list = await ada.request(api.apiKeys.list);
  expect(JSON.stringify(list.body)).not.toContain(key);
  const withKey = server.as({ "x-api-key": key });
  expect((await withKey.request(api.executions.create, { body: { image: "suite:1" } })).body.data.trigger).toBe("api");
  expect((await withKey.request(api.apiKeys.create, { body: { name: "more" } })).status).toBe(403);
  expect((await withKey.request(api.projects.create, { body: { name: "P" } })).status).toBe(403);
  expect((await ada.request(api.apiKeys.revoke, { params: { id: created.body.data.id } })).status).toBe(200);
  expect(await withKey.request(api.executions.list)).toMatchObject({ status: 401, body: { error: "Invalid or expired token" } });
});

test("every response has the envelope and the security headers, including the HTTP parser's errors", async () => {
  const answers = [
    await server.raw({ method: "GET", path: "/" }),
    await server.raw({ method: "GET", path: "/nowhere" }),
    await server.raw(api.auth.login, { body: "{", headers: { "content-type": "application/json" } }),
    await server.request(api.executions.list),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([200, 404, 400, 401]);
  for (const { headers } of answers) {
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-xss-protection")).toBe("1; mode=block");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security")).toBeNull();
  }
  const raw = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => socket.write("NONSENSE\r\n\r\n"));
    let text = "";
    socket.on("data", (data) => (text += data.toString()));
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
  expect(raw).toContain("400 Bad Request");
  expect(raw).toContain("x-frame-options: DENY");
  expect(raw).toContain('{"success":false');
});

test("rate limits count exactly, report what is left, and reject with Retry-After", async () => {
  const limited = await startTestServer({ RATE_LIMIT_AUTH: "5", RATE_LIMIT_API: "10" });
  try {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        limited.request(api.auth.signup, {
          body: { email: `p${n}@example.com`, password, name: "P", organizationName: "Org" },
          headers: { "x-forwarded-for": `10.0.0.${n}` },
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused?.body).toMatchObject({ error: "Rate limit exceeded" });
    expect(refused?.headers.get("x-ratelimit-limit")).toBe("5");
    expect(refused?.headers.get("x-ratelimit-remaining")).toBe("0");
    expect(Number(refused?.headers.get("x-ratelimit-reset")) * 1000).toBeGreaterThan(Date.now());
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);

    const guesses = await Promise.all(
      Array.from({ length: 13 }, (_, n) =>
        limited.request(api.projects.list, { headers: n % 2 === 0 ? { authorization: `Bearer wrong${n}` } : { "x-api-key": `wrong${n}` } }),
      ),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(401), 429, 429, 429]);
    const token = answers.find((answer) => answer.status === 201)?.body.token;
    expect((await limited.request(api.projects.list, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test("only listed origins may read responses", async () => {
  const strict = await startTestServer({ ALLOWED_ORIGINS: "https://good.example" });
  try {
    for (const [origin, allowed] of [
      ["https://good.example", true],
      ["https://evil.example", false],
      ["null", false],
      ["https://good.example.evil.example", false],
    ] as const) {
      const answer = await strict.raw({ method: "GET", path: "/" }, { headers: { origin } });
      expect(answer.headers.get("access-control-allow-origin"), origin).toBe(allowed ? origin : null);
    }
  } finally {
    await strict.close();
  }
});

test("the live channel accepts a token in the handshake or a message and sends only the organization's events", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const heard: Record<string, string[]> = { ada: [], bob: [] };
  const open = (auth: object) => io(server.url, { path: "/socket.io/", transports: ["websocket"], auth, forceNew: true });
  const adas = open({ token: ada.token });
  const bobs = open({});
  bobs.on("connect", () => bobs.emit("auth", { token: bob.token }));
  const stranger = open({ token: "nonsense" });
  try {
    adas.on("execution-updated", (execution) => heard["ada"]?.push(execution.taskId));
    bobs.on("execution-updated", (execution) => heard["bob"]?.push(execution.taskId));
    const welcome = (socket: typeof adas) =>
      new Promise<{ message: string; organizationId: string }>((resolve) => socket.on("auth-success", resolve));
    const refused = new Promise((resolve) => stranger.on("auth-error", resolve));
    const [first] = await Promise.all([welcome(adas), welcome(bobs), refused]);
    expect(first).toMatchObject({ organizationId: ada.organizationId, role: "admin" });
    const run = await ada.request(api.executions.create, { body: { image: "suite:1" } });
    await expect.poll(() => heard["ada"]).toEqual([run.body.data.id]);
    expect(heard["bob"]).toEqual([]);
  } finally {
    for (const socket of [adas, bobs, stranger]) socket.close();
  }
});

test("the API document is OpenAPI 3.1 and describes every route", async () => {
  const answer = await server.raw({ method: "GET", path: "/api/docs/json" });
  expect(answer.body.openapi).toBe("3.1.0");
  expect(Object.keys(answer.body.paths)).toContain(api.executions.logs.path.replace(":id", "{id}"));
  const { properties } =
    answer.body.paths[api.executions.get.path.replace(":id", "{id}")].get.responses[200].content["application/json"].schema;
  expect(properties.data.properties.verdict.description).toMatch(/^How the run ended/);
});
