import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Session } from "@gantry/contract/auth/schemas.ts";
import { workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import { loadConfig } from "../config.ts";
import { newId } from "../platform/crypto/ids.ts";
import { type Answer as TypedAnswer, type Client, clientsOf } from "./client.ts";
import { leasedCalls, type WorkerCall } from "./leased-calls.ts";
import { createMigratedDatabase } from "./migrated-database.ts";
import { type RunningServer, type ServerOptions, startServer } from "../server.ts";

/** A response to a request of any kind. */
export type Answer = TypedAnswer<any>;

export interface Person extends Client {
  token: string;
  id: string;
  organizationId: string;
  email: string;
  get(path: string): Promise<Answer>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export interface TestServer extends RunningServer, Pick<Client, "request" | "raw"> {
  call(method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Answer>;
  /** A caller whose requests have these headers, such as an API key. */
  as(headers: Record<string, string>): Client;
  /** A new person with their own organization. */
  signUp(details?: Partial<Record<"email" | "name" | "organizationName" | "inviteToken", string>>): Promise<Person>;
  /** Calls the worker's protocol. Sends the lease token of its own claim, unless `body` contains one. */
  worker: WorkerCall;
}

export const workerSecret = "test-worker-secret-0123456789abcdef";
export const password = "Correct-horse-7";

/** The real server on its own port, with its own migrated PostgreSQL database. Rate limits are off unless `env` sets them. */
export async function startTestServer(env: Record<string, string> = {}, options: ServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "gantry-server-"));
  const loaded = loadConfig({
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: await createMigratedDatabase(),
    JWT_SECRET: "test-jwt-secret-0123456789abcdefghijkl",
    WORKER_SECRET: workerSecret,
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString("base64")}`,
    LOG_LEVEL: "silent",
    RATE_LIMIT_AUTH: "0",
    RATE_LIMIT_API: "0",
    RATE_LIMIT_STRICT: "0",
    RATE_LIMIT_USER_WRITES: "0",
    RATE_LIMIT_USER_READS: "0",
    ...env,
  });
  // A lower cost than operators may set: each sign-up and sign-in would take a tenth of a second of processor time.
  const config = { ...loaded, ...(env["PASSWORD_SALT_ROUNDS"] === undefined ? { passwordSaltRounds: 4 } : {}) };
  // Few tests read uploads, and starting a reader process takes half a second of processor time.
  const server = await startServer(config, { checkReplies: true, warmReaders: 0, ...options });
  const call: TestServer["call"] = async (method, path, { body, headers = {} } = {}) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      redirect: "manual",
    });
    const text = await response.text();
    const json = (response.headers.get("content-type") ?? "").includes("json");
    return { status: response.status, headers: response.headers, body: json && text ? JSON.parse(text) : text };
  };
  const as = clientsOf((method, path, body, headers) => call(method, path, { body, headers }));
  const { request, raw } = as({});
  return {
    ...server,
    call,
    request,
    raw,
    as,
    async signUp(details = {}) {
      const email = details.email ?? `${newId()}@example.com`;
      const answer = await call("POST", "/api/auth/signup", {
        body: { email, password, name: "Ada Tester", ...(details.inviteToken ? {} : { organizationName: "Example" }), ...details },
      });
      if (answer.status !== 201) throw new Error(`signing up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      const session: Session = answer.body;
      return personOf(call, session);
    },
    worker: leasedCalls((path, body) => call("POST", path, { body, headers: { [workerSecretHeader]: workerSecret } })),
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function personOf(call: TestServer["call"], { token, user }: Session): Person {
  const authorization = `Bearer ${token}`;
  const send: Person["send"] = (method, path, body, headers = {}) =>
    call(method, path, { ...(body === undefined ? {} : { body }), headers: { authorization, ...headers } });
  return {
    token,
    id: user.id,
    organizationId: user.organizationId,
    email: user.email,
    get: (path) => call("GET", path, { headers: { authorization } }),
    send,
    ...clientsOf((method, path, body, headers) => call(method, path, { body, headers }))({ authorization }),
  };
}
