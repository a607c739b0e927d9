import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { lastingMistake } from "@gantry/host/data-dir.ts";
import { isDiskFull } from "@gantry/host/file-problem.ts";
import { untilDiskHasRoom } from "@gantry/host/full-disk.ts";
import { auth } from "@gantry/contract/auth/routes.ts";
import { channelPath } from "@gantry/contract/events/constants.ts";
import { ConfigError } from "@gantry/contract/environment.ts";
import type { Config } from "./config.ts";
import type { Context } from "./context.ts";
import { createKeyRing } from "./features/api-keys/find-key.ts";
import { createAuthentication } from "./features/auth/sessions/authenticate.ts";
import { createMembers, type Members } from "./features/accounts/members.ts";
import { createPasswords } from "./features/auth/passwords/passwords.ts";
import { createTokens } from "./features/accounts/tokens.ts";
import { createExecutionsState } from "./features/executions/state.ts";
import { createLogsState } from "./features/logs/state.ts";
import { createRunsState } from "./features/runs/state.ts";
import { createTestsState } from "./features/tests/state.ts";
import { createWorkersState } from "./features/workers/state.ts";
import { explainInBackground } from "./features/runs/explain/explain-run.ts";
import { ModelSlots } from "./features/analysis/model-slots.ts";
import { mountFeatures } from "./features/index.ts";
import { openUploadReaders } from "./features/uploads/upload-reader-jobs.ts";
import { UploadSpace } from "./features/uploads/upload-space.ts";
import { deliveries } from "./deliveries.ts";
import { startJobs } from "./jobs.ts";
import { addressOf, listen, portOf, prepareReports, reachableHost } from "./listen.ts";
import { startWarnings } from "./start-warnings.ts";
import { stopServer } from "./stop-server.ts";
import { newId } from "./platform/crypto/ids.ts";
import { createBackground } from "./platform/background.ts";
import { createSecretBox } from "./platform/crypto/encrypt.ts";
import { type Database, openDatabase } from "./platform/db/database.ts";
import { createOutageLog } from "./platform/db/outage-log.ts";
import { prepareDatabaseWhenReachable } from "./platform/db/prepare-database.ts";
import { type App, createApp } from "./platform/http/app.ts";
import { acceptBasePath, pageAt } from "./platform/http/base-path.ts";
import { ignoreOtherUpgrades } from "./platform/http/ignore-upgrades.ts";
import { mountApiDocument } from "./platform/http/document/api-document.ts";
import { createDrain, type Drain } from "./platform/http/drain.ts";
import { createGuard } from "./platform/http/guard.ts";
import { createWorkerTokens } from "./features/workers/find-token.ts";
import { createRateLimits } from "./platform/http/rate-limit.ts";
import { openRedisStore, redisAddress, type RedisStore } from "./platform/redis/redis-store.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { serveDashboard } from "./platform/http/serve-dashboard.ts";
import { createLog } from "./platform/log.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { createMetrics } from "./platform/metrics/metrics.ts";
import { relaySessions } from "./platform/outbound/relay-sessions.ts";
import { type SafeFetch, createSafeFetch } from "./platform/outbound/safe-fetch.ts";
import { type Outbox, startOutbox } from "./platform/outbox/outbox.ts";
import { createSessionOwner } from "./platform/realtime/session-owner.ts";
import { createNotifier, queueChannel } from "./platform/realtime/notifier.ts";
import { type Channel, createChannel } from "./platform/realtime/channel.ts";
import { openStore } from "./platform/storage/open-store.ts";

export interface RunningServer {
  /** The address it listens on: `http://127.0.0.1:3000`. */
  url: string;
  /** `undefined` when there is no port for reports. */
  reportsPort: number | undefined;
  ctx: Context;
  outbox: Outbox;
  /** Answers the requests in progress, then stops. */
  close(): Promise<void>;
}

export interface ServerOptions {
  /** Validate every response against the contract. On in tests. */
  checkReplies?: boolean;
  /** The folder of the built dashboard; without it the server serves only the API. */
  dashboardDir?: string;
  now?: () => number;
  /** Replaces the network, for tests of services with a fixed address. */
  safeFetch?: SafeFetch;
}

/** Starts a server process: schema, connections, routes, live channel, jobs. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const log = createLog(config.logLevel, "server");
  const db = await openPreparedDatabase(config, log);
  const accounts = await openAccounts(config, db, log);
  const channel = openChannel(config, accounts, db, log);
  const metrics = createMetrics({ pool: db.pool, liveConnections: channel.connections });
  const dashboard = await findDashboard(config, options.dashboardDir);
  const reports = prepareReports(config, () => portOf(app));
  const app = await createApp({
    log,
    production: config.production,
    allowedOrigins: config.allowedOrigins,
    trustProxy: config.trustProxy,
    bodyLimitBytes: 1024 * 1024,
    arrival: config.arrival,
    dashboardPage: dashboard?.page,
    onAnswer: metrics.requestAnswered,
    reportsOrigin: reports.origin,
  });
  const drain = createDrain(app);
  const { members } = accounts;
  const ctx = await createContext(
    { config, log, db, members, channel, metrics, app, drain, dashboardPage: dashboard?.page, reportsOrigin: reports.origin },
    options,
  );
  if (dashboard) await serveDashboard(app, dashboard.dir);
  await mountApi(app, ctx, accounts, options.checkReplies ?? false);

  const stopListening = config.shared
    ? await db.listen(queueChannel, (organizationId) => ctx.queueNotifier.notify(organizationId || undefined))
    : undefined;
  members.onChange((userId) => {
    ctx.channel.recheck(userId).catch((error: unknown) => log.warn({ err: error }, "re-checking sockets failed"));
  });
  const stopRelaying = attachChannel(app, config, channel);
  await reports.open(app, drain, log);
  await listen(app, config).catch((error: unknown) => {
    reports.close();
    throw error;
  });
  // No worker could call before.
  ctx.runs.heartbeatTime.exclude(0);
  for (const warning of startWarnings(config, ctx.dashboardLink("/"))) log.warn(warning);
  const outbox = await startOutbox(ctx, deliveries(ctx));
  const jobs = startJobs(ctx);
  return {
    url: addressOf(app, config.host),
    reportsPort: reports.port(),
    ctx,
    outbox: {
      ...outbox,
      async idle() {
        await ctx.background.idle("explain");
        await outbox.idle();
      },
    },
    close: () => stopServer(ctx, { app, drain, outbox, jobs, members, stopRelaying, stopListening }),
  };
}

function openChannel(config: Config, { authenticator }: Accounts, db: Database, log: Logger): Channel {
  return createChannel({
    authenticate: authenticator.authenticateChannel,
    isCurrent: authenticator.isCurrent,
    allowedOrigins: [...config.allowedOrigins, ...(config.frontendUrl ? [new URL(config.frontendUrl).origin] : [])],
    trustProxy: config.trustProxy,
    limits: config.liveConnections,
    production: config.production,
    arrival: config.arrival,
    db: config.shared ? db : undefined,
    log,
  });
}

/** Who may sign in, and with what. */
async function openAccounts(config: Config, db: Database, log: Logger) {
  const tokens = createTokens(config.jwtSecret, config.jwtLifetimeSeconds);
  const members = await createMembers(db, log);
  const authenticator = createAuthentication(tokens, members, createKeyRing(db, log));
  return { tokens, members, authenticator, passwords: createPasswords(config.passwordSaltRounds) };
}
type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** The built dashboard: its folder, and its page for this installation's base path. */
async function findDashboard(config: Config, preferredDir: string | undefined) {
  const dir = [preferredDir, config.dashboardDir].find((one) => one && existsSync(join(one, "index.html")));
  return dir ? { dir, page: pageAt(config.basePath, await readFile(join(dir, "index.html"), "utf8")) } : undefined;
}

type Parts = Pick<Context, "config" | "log" | "db" | "channel" | "metrics" | "dashboardPage" | "reportsOrigin"> & {
  members: Members;
  app: App;
  drain: Drain;
};

async function createContext(parts: Parts, options: ServerOptions): Promise<Context> {
  const { config, log, db, members, channel, metrics, app, drain, dashboardPage, reportsOrigin } = parts;
  const ctx: Context = {
    config,
    log,
    db,
    secrets: createSecretBox(config.encryptionKeys),
    storage: await untilDiskHasRoom(
      config.dataDir,
      () => openStorage(config, log),
      (sentence) => log.error(sentence),
    ),
    uploadReaders: openUploadReaders(),
    uploadSpace: new UploadSpace(config.uploads),
    channel,
    background: createBackground(log),
    modelSlots: new ModelSlots(),
    metrics,
    safeFetch: options.safeFetch ?? createSafeFetch({ allow: config.outboundAllow }),
    mailer: createMailer(config.mail, log),
    dashboardLink: (path) => (config.frontendUrl || addressOf(app, config.host) + config.basePath) + path,
    reportsOrigin,
    queueNotifier: createNotifier(2_000),
    evictMember: members.evict,
    explainRun: (organizationId, executionId) => explainInBackground(ctx, organizationId, executionId),
    executions: createExecutionsState(),
    logs: createLogsState(),
    runs: createRunsState(config),
    tests: createTestsState(config),
    workers: createWorkersState(),
    dashboardPage,
    serverId: newId(),
    stopping: drain.started,
    now: options.now ?? Date.now,
    newId,
  };
  return ctx;
}

async function openRedis(app: App, { config, log }: Context): Promise<RedisStore | undefined> {
  if (!config.redis) return undefined;
  const redis = redisAddress(config.redis.url);
  const store = await openRedisStore({
    ...config.redis,
    onUnavailable: (reason) => log.warn({ redis, reason }, "Redis is unavailable: each server applies the rate limits on its own"),
    onAvailable: () => log.info({ redis }, "Redis is available again: the servers share the rate limits"),
  });
  app.addHook("onClose", async () => store.close());
  return store;
}

/** All routes, behind the guard that checks credentials, roles and rate limits. */
async function mountApi(app: App, ctx: Context, { tokens, passwords, authenticator }: Accounts, checkReplies: boolean): Promise<void> {
  const { config, log } = ctx;
  const redis = await openRedis(app, ctx);
  const rates = createRateLimits(config.rateLimits, {
    ...(redis ? { redis } : {}),
    ...(config.shared ? { pool: ctx.db.pool } : {}),
    onError: (error) => log.warn({ err: error }, "rate limiter"),
  });
  const guard = createGuard({
    authenticator,
    rates,
    workerSecret: config.workerSecret,
    workerTokens: createWorkerTokens(ctx),
    workerCallsPerMinute: config.workerCallsPerMinute,
    metricsToken: config.metricsToken,
    hasOwnRateLimitResponse: (route) => route === auth.login,
  });
  await mountApiDocument(app, config.basePath);
  mountFeatures({ app, guard, checkReplies }, ctx, { tokens, passwords, authenticator });
}

/** The database with its schema up to date. Waits while it cannot be reached. */
async function openPreparedDatabase(config: Config, log: Logger): Promise<Database> {
  const isOutage = createOutageLog(log, "connections to the database are lost or refused");
  const db = openDatabase(config.databaseUrl, {
    poolSize: config.databasePoolSize,
    statementTimeoutMs: config.statementTimeoutMs,
    onError: (error) => {
      if (!isOutage(error)) log.warn({ err: error }, "database connection");
    },
    onBack: () => log.info("the database can be used again"),
  });
  const applied = await prepareDatabaseWhenReachable(db.owner, config.databaseUrl, log);
  if (applied.length > 0) log.info({ migrations: applied.map((migration) => migration.migrationName) }, "database schema migrated");
  return db;
}

/** Serves the live channel, also below the base path. Sessions of other servers are relayed to them. @returns ends the relaying */
function attachChannel(app: App, config: Config, channel: Channel): (() => void) | undefined {
  const owner = createSessionOwner(config.jwtSecret, () => config.instanceUrl ?? addressOf(app, reachableHost(config.host)));
  channel.attach(app.server, config.shared ? owner.newId : undefined);
  const stopRelaying = config.shared
    ? relaySessions(app.server, { path: channelPath, owner, headers: securityHeaders(config.production) })
    : undefined;
  acceptBasePath(app.server, config.basePath);
  ignoreOtherUpgrades(app.server, ({ url = "", headers }) => {
    const isChannel = url.startsWith(channelPath) || url.startsWith(config.basePath + channelPath);
    return isChannel && headers.upgrade?.toLowerCase() === "websocket";
  });
  return stopRelaying;
}

async function openStorage(config: Config, log: Logger) {
  const { dataDir } = config;
  const mistake = lastingMistake(dataDir);
  if (mistake !== undefined) throw new ConfigError(mistake);
  try {
    return await openStore(config, (reason) =>
      log.warn({ reason }, "the object storage cannot be used; reports and logs are stored when it is back"),
    );
  } catch (error) {
    if (isDiskFull(error) || error instanceof ConfigError) throw error;
    throw new ConfigError(
      `DATA_DIR: ${dataDir} cannot be written (${error instanceof Error && "code" in error ? String(error.code) : String(error)}); choose a folder that belongs to the user of this process`,
    );
  }
}
