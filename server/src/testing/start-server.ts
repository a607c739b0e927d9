import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Session } from "@gantry/contract/auth/schemas.ts";
import { loadConfig } from "../config.ts";
import { type Answer as TypedAnswer, type Client, clientsOf, sendTo } from "./client.ts";
import { type WorkerCall, workerAt } from "./leased-calls.ts";
import { createMigratedDatabase } from "./migrated-database.ts";
import { type Person, password, personOf, type SignUp, signUp } from "./person.ts";
import { type RunningServer, type ServerOptions, startServer } from "../server.ts";

/** A response to a request of any kind. */
export type Answer = TypedAnswer<any>;

export { type Person, password };

export interface TestServer extends RunningServer, Pick<Client, "request" | "raw"> {
  /** A caller whose requests have these headers, such as an API key. */
  as(headers: Record<string, string>): Client;
  /** A new person with their own organization. */
  signUp(details?: SignUp): Promise<Person>;
  /** The person whom a response signed in. */
  personOf(session: Session): Person;
  /** Calls the worker's protocol. Sends the lease token of its own claim, unless `body` contains one. */
  worker: WorkerCall;
}

export const workerSecret = "test-worker-secret-0123456789abcdef";

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
    RATE_LIMIT_SHARDS: "0",
    ...env,
  });
  // A lower cost than operators may set: each sign-up and sign-in would take a tenth of a second of processor time.
  const config = { ...loaded, ...(env["PASSWORD_SALT_ROUNDS"] === undefined ? { passwordSaltRounds: 4 } : {}) };
  const server = await startServer(config, { checkReplies: true, ...options });
  const send = sendTo(server.url);
  const as = clientsOf(send);
  const { request, raw } = as({});
  return {
    ...server,
    request,
    raw,
    as,
    signUp: (details) => signUp(send, details),
    personOf: (session) => personOf(send, session),
    worker: workerAt(server.url, workerSecret),
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
