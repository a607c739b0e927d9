import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";
import type { ModelSettings } from "@gantry/contract/models/schemas.ts";
import { modelNeeds, modelProviders } from "@gantry/contract/models/constants.ts";
import { PlanLimits, type PlanName, PlanName as PlanNameSchema, PlanTable, plans } from "@gantry/contract/plans/schemas.ts";
import { planNames } from "@gantry/contract/plans/constants.ts";
import { ConfigError, flag, list, listReadBy, readEnvironment, integer, integerWithin } from "@gantry/contract/environment.ts";
import { readFields } from "@gantry/contract/read-fields.ts";
import { RunConfig } from "@gantry/contract/executions/schemas.ts";
import { minResultDays, maxDays } from "@gantry/contract/retention/constants.ts";
import { serverPaths } from "@gantry/contract/server-paths.ts";
import { isServiceAddress } from "@gantry/contract/service-address.ts";
import { isHost, isRedisUrl, keysMistake, originMistake, proxyMistake } from "./check-settings.ts";
import { mailProviders, type ProviderName } from "./platform/mail/providers/registry.ts";
import type { MailSettings } from "./platform/mail/settings.ts";
import type { S3Settings } from "./platform/storage/s3/bucket.ts";
import type { ArrivalLimits } from "./platform/http/bodies/while-arriving.ts";
import { type AllowList, parseAllowList } from "@gantry/host/allow-list.ts";

const text = (fallback: string) => z.string().default(fallback);
const trimmed = z.string().trim();
const withoutExtras = "without user, query or fragment";

/** A date far beyond it cannot be written into a token. */
const maxSessionDays = 3650;

const Settings = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: integer(3000, 0, 65_535),
  HOST: trimmed
    .refine(isHost, "must be an address or a name of this machine, such as 127.0.0.1, or 0.0.0.0 for all its addresses")
    .default("127.0.0.1"),
  DATA_DIR: text(".gantry"),
  DATABASE_URL: z.string({ error: "is required: the address of a PostgreSQL database. `gantry up` starts its own database" }).trim(),
  DATABASE_POOL_SIZE: integer(20, 2, 500),
  DATABASE_STATEMENT_TIMEOUT_MS: integer(15_000, 100),
  /** Several server processes on one database share limits and live events through it. */
  STOP_DELAY_SECONDS: integer(0, 0, 300),
  SHARED: flag(false),
  /** Where the other servers of a shared installation reach this one. */
  INSTANCE_URL: trimmed
    .refine((url) => isServiceAddress(url), `must be http://<address of this machine>:<port>, ${withoutExtras}`)
    .optional(),
  /** Redis or Valkey that counts the requests of all servers for the rate limits. */
  REDIS_URL: trimmed
    .refine(isRedisUrl, "must be redis://user:password@host:port, or rediss:// for TLS, without query or fragment")
    .default(""),
  REDIS_KEY_PREFIX: text("gantry:"),
  /** S3-compatible storage for reports, logs and attachments. Empty: the data directory. */
  S3_BUCKET: trimmed.regex(/^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/, "must be the name of a bucket, such as gantry-reports").default(""),
  S3_REGION: text("us-east-1"),
  S3_ENDPOINT: trimmed
    .refine(
      (url) => isServiceAddress(url),
      `must be the address of the storage's S3 interface, such as https://s3.example.com, ${withoutExtras}`,
    )
    .optional(),
  S3_PREFIX: trimmed
    .regex(/^([\w.-]+(\/[\w.-]+)*\/?)?$/, "must be a folder in the bucket, such as gantry/production, of letters, digits and . _ -")
    .default(""),
  S3_ACCESS_KEY_ID: text(""),
  S3_SECRET_ACCESS_KEY: text(""),
  S3_PATH_STYLE: flag(true),
  JWT_SECRET: z.string({ error: "is required: the secret that signs sign-in tokens" }),
  /** Seconds, or a number with s, m, h or d. */
  JWT_EXPIRY: z
    .string()
    .default("24h")
    .transform((value, check) => {
      const match = /^(\d+)\s*([smhd]?)$/.exec(value.trim());
      if (!match) {
        check.addIssue("must be seconds, or a number with s, m, h or d, such as 24h");
        return z.NEVER;
      }
      if (Number(match[1]) === 0) {
        check.addIssue("must be longer than 0: otherwise every session ends at once");
        return z.NEVER;
      }
      if (!match[2] && Number(match[1]) < 60) {
        check.addIssue("must name its unit, such as 24h: a number alone is seconds, and at least 60");
        return z.NEVER;
      }
      const seconds = Number(match[1]) * { "": 1, s: 1, m: 60, h: 3600, d: 86_400 }[match[2] as "" | "s" | "m" | "h" | "d"];
      if (seconds > maxSessionDays * 86_400) check.addIssue(`must be at most ${maxSessionDays}d`);
      return seconds;
    }),
  WORKER_SECRET: z.string({ error: "is required: the secret that workers authenticate with" }),
  /** Off: only the worker that holds a run can set its status, not everyone with the worker secret. */
  OUTSIDE_CALLBACKS: flag(true),
  ENCRYPTION_KEYS: z.string({ error: "is required: <id>:<32 bytes in base64>, newest first" }),
  PASSWORD_SALT_ROUNDS: integer(10, 10, 15),
  ALLOWED_ORIGINS: list,
  TRUST_PROXY: list,
  FRONTEND_URL: trimmed
    .refine(
      (url) => isServiceAddress(url),
      `must be the address at which people open Gantry, such as https://gantry.example.com, ${withoutExtras}`,
    )
    .default(""),
  BASE_PATH: text(""),
  METRICS_TOKEN: z.string().optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  RATE_LIMIT_AUTH: integer(5),
  RATE_LIMIT_API: integer(100),
  RATE_LIMIT_STRICT: integer(10),
  RATE_LIMIT_USER_WRITES: integer(5),
  RATE_LIMIT_USER_READS: integer(100),
  RATE_LIMIT_SHARDS: integer(1_200),
  RATE_LIMIT_WORKER: integer(36_000),
  LIVE_CONNECTIONS_PER_ADDRESS: integer(2000, 1),
  LIVE_CONNECTIONS_PER_ORGANIZATION: integer(1000, 1),
  FROM_EMAIL: z.email().default("gantry@localhost.localdomain"),
  FROM_NAME: text("Gantry"),
  // Without // the address has no host.
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, error: "must be smtp://user:password@host:port, or smtps://" }).optional(),
  EMAIL_PROVIDER: z.enum(Object.keys(mailProviders) as [ProviderName, ...ProviderName[]]).default("sendgrid"),
  EMAIL_API_KEY: text(""),
  EMAIL_API_URL: trimmed
    .refine((url) => isServiceAddress(url.replace(/\?[^#]*$/, "")), "must be an http or https address, without user or fragment")
    .optional(),
  EMAIL_TRACKING_ENABLED: flag(false),
  EMAIL_OPEN_TRACKING: flag(true),
  EMAIL_CLICK_TRACKING: flag(true),
  EMAIL_RETRY_MAX_ATTEMPTS: integer(3, 1, 20),
  EMAIL_RETRY_INITIAL_DELAY: integer(1000, 1, 3_600_000),
  /** Default: the provider's limit. 0: no limit. */
  EMAIL_MAX_PER_SECOND: z.coerce.number().min(0).max(10_000).optional(),
  EMAIL_VERIFICATION: z.enum(["required", "off", ""]).default("off"),
  BILLING_WEBHOOK_SECRET: z.string().optional(),
  BILLING_PRICE_FREE: list,
  BILLING_PRICE_STARTER: list,
  BILLING_PRICE_TEAM: list,
  BILLING_PRICE_BUSINESS: list,
  BILLING_PRICE_ENTERPRISE: list,
  PLANS_FILE: text(""),
  DEFAULT_PLAN: PlanNameSchema.default("free"),
  DEFAULT_BASE_URL: RunConfig.shape.baseUrl.default(""),
  RUN_TIMEOUT_MINUTES: integer(30, 1, 240),
  /** A worker's setting. The server reads it only to print a warning. */
  RUN_EGRESS: text("private"),
  /** No project keeps test results longer. */
  RESULT_DAYS: integerWithin(minResultDays, maxDays).optional(),
  REPORT_MAX_BYTES: integer(1024 ** 3, 1),
  REPORT_MAX_FILES: integer(10_000, 1),
  UPLOAD_IDLE_SECONDS: integer(30, 1, 3_600),
  BODY_SECONDS: integer(60, 1, 3_600),
  UPLOADS_PER_ORGANIZATION: integer(4, 1, 1_000),
  UPLOAD_SCRATCH_BYTES: integerWithin(1).optional(),
  /** Where browsers reach the port for reports, if a proxy is in front of it. */
  REPORTS_ORIGIN: text(""),
  /** A port for reports only, so that browsers give them an origin of their own. Default: 100 above PORT. */
  REPORTS_PORT: z.union([z.literal("off"), integerWithin(0, 65_535)], { error: "must be a port from 0 to 65535, or off" }).optional(),
  DASHBOARD_DIR: text(""),
  AI_PROVIDER: z.enum(modelProviders).optional(),
  AI_MODEL: z.string().optional(),
  AI_BASE_URL: trimmed
    .refine(
      (url) => isServiceAddress(url),
      `must be the address of the model's API, such as https://models.example.com/v1, ${withoutExtras}`,
    )
    .optional(),
  AI_API_KEY: z.string().optional(),
  /** Shorter than the outbox's limit for a delivery. */
  AI_TIMEOUT_SECONDS: integer(60, 1, 100),
  AI_MAX_INPUT_TOKENS: integer(8_000, 1_000, 200_000),
  OUTBOUND_ALLOW: listReadBy(parseAllowList),
});

/** An archive of small files is much larger than the files. */
const minScratchBytes = 256 * 1024 ** 2;

export interface Config {
  production: boolean;
  /** `RUN_EGRESS` of the workers, as far as the server knows it. */
  runEgress: string;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string;
  databasePoolSize: number;
  statementTimeoutMs: number;
  /** The time between SIGTERM, when /ready starts to respond with 503, and the end of accepting connections. */
  stopDelayMs: number;
  shared: boolean;
  /** Where the servers count requests for the rate limits; `undefined`: in the database if `shared`, else in memory. */
  redis: { url: string; keyPrefix: string } | undefined;
  /** The bucket for reports, logs and attachments; `undefined`: the data directory. */
  s3: S3Settings | undefined;
  /** Where the other servers reach this one; `undefined`: the address it listens on. */
  instanceUrl: string | undefined;
  jwtSecret: string;
  jwtLifetimeSeconds: number;
  workerSecret: string;
  /** `POST /executions/update` without an attempt may set the status of any run. */
  outsideCallbacks: boolean;
  encryptionKeys: string;
  passwordSaltRounds: number;
  allowedOrigins: string[];
  trustProxy: string[];
  /** Empty: the server's own address. */
  frontendUrl: string;
  /** The path below which browsers reach this installation, such as `/gantry`; empty: the root of its host. */
  basePath: string;
  mail: MailSettings;
  metricsToken: string | undefined;
  logLevel: string;
  /** The maximum number of live channel connections to one server process. */
  liveConnections: { perAddress: number; perOrganization: number };
  rateLimits: { auth: number; api: number; strict: number; userWrites: number; userReads: number; shards: number };
  /** Claims, heartbeats and adoptions with one worker token, each. 0: no limit. */
  workerCallsPerMinute: number;
  emailVerificationRequired: boolean;
  plans: PlanTable;
  defaultPlan: PlanName;
  /** Without a secret payment events are rejected. Maps each price of the payment provider to a plan. */
  billing: { webhookSecret: string | undefined; prices: ReadonlyMap<string, PlanName> };
  /** The default `BASE_URL`, for runs whose project and request set none. */
  defaultBaseUrl: string;
  runTimeoutMinutes: number;
  /** The maximum number of days that a project keeps test results; `undefined`: no limit. */
  resultDays: number | undefined;
  reportMaxBytes: number;
  reportMaxFiles: number;
  /** The slowest accepted transfer of a request body. */
  arrival: ArrivalLimits;
  /** `scratchBytes`: the disk space for all uploads that this process is reading. */
  uploads: { perOrganization: number; scratchBytes: number };
  /** Where browsers reach the port for reports; empty: the server's own host name with that port. */
  reportsOrigin: string;
  /** `undefined`: no port for reports only. */
  reportsPort: number | undefined;
  dashboardDir: string;
  /** What requests to tenants' URLs may reach in addition to the public internet. */
  outboundAllow: AllowList;
  /** The platform's model, for organizations without their own. */
  ai: Partial<ModelSettings> & { apiKey?: string | undefined; timeoutMs: number; maxInputTokens: number };
  instanceName: string;
}

/**
 * Reads the server's settings. The only place in the server that reads the environment.
 * @throws {ConfigError} naming every setting that is missing, malformed, or too weak for production.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const s = readEnvironment(Settings, env);
  checkSettings(s);
  return {
    production: s.NODE_ENV === "production",
    port: s.PORT,
    runEgress: s.RUN_EGRESS,
    host: s.HOST,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    databasePoolSize: s.DATABASE_POOL_SIZE,
    statementTimeoutMs: s.DATABASE_STATEMENT_TIMEOUT_MS,
    stopDelayMs: s.STOP_DELAY_SECONDS * 1000,
    shared: s.SHARED,
    redis: s.REDIS_URL ? { url: s.REDIS_URL, keyPrefix: s.REDIS_KEY_PREFIX } : undefined,
    s3: s3Settings(s),
    instanceUrl: s.INSTANCE_URL,
    jwtSecret: s.JWT_SECRET,
    jwtLifetimeSeconds: s.JWT_EXPIRY,
    workerSecret: s.WORKER_SECRET,
    outsideCallbacks: s.OUTSIDE_CALLBACKS,
    encryptionKeys: s.ENCRYPTION_KEYS,
    passwordSaltRounds: s.PASSWORD_SALT_ROUNDS,
    allowedOrigins: s.ALLOWED_ORIGINS,
    trustProxy: s.TRUST_PROXY,
    frontendUrl: s.FRONTEND_URL.replace(/\/+$/, ""),
    basePath: basePathOf(s),
    mail: mailSettings(s),
    metricsToken: s.METRICS_TOKEN,
    logLevel: s.LOG_LEVEL,
    rateLimits: {
      auth: s.RATE_LIMIT_AUTH,
      api: s.RATE_LIMIT_API,
      strict: s.RATE_LIMIT_STRICT,
      userWrites: s.RATE_LIMIT_USER_WRITES,
      userReads: s.RATE_LIMIT_USER_READS,
      shards: s.RATE_LIMIT_SHARDS,
    },
    workerCallsPerMinute: s.RATE_LIMIT_WORKER,
    liveConnections: { perAddress: s.LIVE_CONNECTIONS_PER_ADDRESS, perOrganization: s.LIVE_CONNECTIONS_PER_ORGANIZATION },
    emailVerificationRequired: s.EMAIL_VERIFICATION === "required",
    plans: s.PLANS_FILE ? readPlans(s.PLANS_FILE) : plans,
    defaultPlan: s.DEFAULT_PLAN,
    billing: { webhookSecret: s.BILLING_WEBHOOK_SECRET, prices: pricesOf(s) },
    defaultBaseUrl: s.DEFAULT_BASE_URL,
    runTimeoutMinutes: s.RUN_TIMEOUT_MINUTES,
    resultDays: s.RESULT_DAYS,
    reportMaxBytes: s.REPORT_MAX_BYTES,
    reportMaxFiles: s.REPORT_MAX_FILES,
    arrival: { idleMs: s.UPLOAD_IDLE_SECONDS * 1000, anyBodyMs: s.BODY_SECONDS * 1000 },
    uploads: {
      perOrganization: s.UPLOADS_PER_ORGANIZATION,
      scratchBytes: s.UPLOAD_SCRATCH_BYTES ?? Math.max(4 * s.REPORT_MAX_BYTES, minScratchBytes),
    },
    reportsOrigin: s.REPORTS_ORIGIN.replace(/\/+$/, ""),
    reportsPort: s.REPORTS_PORT === "off" ? undefined : (s.REPORTS_PORT ?? reportsPortBeside(s.PORT)),
    dashboardDir: s.DASHBOARD_DIR,
    outboundAllow: s.OUTBOUND_ALLOW,
    ai: {
      ...(s.AI_PROVIDER ? { provider: s.AI_PROVIDER } : {}),
      ...(s.AI_MODEL ? { model: s.AI_MODEL } : {}),
      ...(s.AI_BASE_URL ? { baseUrl: s.AI_BASE_URL } : {}),
      apiKey: s.AI_API_KEY,
      timeoutMs: s.AI_TIMEOUT_SECONDS * 1000,
      maxInputTokens: s.AI_MAX_INPUT_TOKENS,
    },
    instanceName: hostname(),
  };
}

/** Not the next port, which another installation on the machine often has. 0: any. */
const reportsPortBeside = (port: number): number => (port === 0 ? 0 : port + (port <= 65_435 ? 100 : -100));

/** What the schema of one setting alone does not say. */
function checkSettings(s: z.output<typeof Settings>): void {
  const production = s.NODE_ENV === "production";
  if (production)
    requireStrongSecrets({
      JWT_SECRET: s.JWT_SECRET,
      WORKER_SECRET: s.WORKER_SECRET,
      ...(s.METRICS_TOKEN ? { METRICS_TOKEN: s.METRICS_TOKEN } : {}),
    });
  if (production && s.ALLOWED_ORIGINS.includes("*"))
    throw new ConfigError("ALLOWED_ORIGINS: * is not allowed in production; list the origins");
  const mistakes = {
    ENCRYPTION_KEYS: keysMistake(s.ENCRYPTION_KEYS),
    TRUST_PROXY: proxyMistake(s.TRUST_PROXY),
    ALLOWED_ORIGINS: originMistake(s.ALLOWED_ORIGINS),
    REPORTS_ORIGIN: originMistake(s.REPORTS_ORIGIN ? [s.REPORTS_ORIGIN.replace(/\/+$/, "")] : []),
  };
  if (s.REPORTS_PORT === s.PORT && s.PORT !== 0)
    throw new ConfigError(`REPORTS_PORT: ${s.PORT} is PORT; choose another port, or leave it out for ${reportsPortBeside(s.PORT)}`);
  for (const [name, mistake] of Object.entries(mistakes)) if (mistake) throw new ConfigError(`${name}: ${mistake}`);
  requireWholeModel(s);
}

function basePathOf(s: z.output<typeof Settings>): string {
  const ofFrontend = s.FRONTEND_URL === "" ? "" : new URL(s.FRONTEND_URL).pathname.replace(/\/+$/, "");
  const given = s.BASE_PATH.replace(/\/+$/, "");
  const path = given || ofFrontend;
  if (!/^(\/[A-Za-z0-9._~-]+)*$/.test(path) || path.split("/").some((part) => part === "." || part === ".."))
    throw new ConfigError(`${given ? "BASE_PATH" : "FRONTEND_URL"}: write the path as /gantry, of letters, digits and . _ ~ - only`);
  if ([...serverPaths, "assets"].includes(path.split("/")[1] ?? ""))
    throw new ConfigError(`BASE_PATH: ${path} begins like one of Gantry's own addresses; choose another path, such as /gantry`);
  if (given && s.FRONTEND_URL && given !== ofFrontend)
    throw new ConfigError(`FRONTEND_URL: its path must be BASE_PATH, ${given}: people open Gantry there`);
  return path;
}

/** @throws {ConfigError} for half a configuration, which would end in refused requests or in the wrong place */
function s3Settings(s: z.output<typeof Settings>): S3Settings | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s;
  if ((S3_ACCESS_KEY_ID === "") !== (S3_SECRET_ACCESS_KEY === ""))
    throw new ConfigError("S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: give both, or neither");
  if (S3_BUCKET === "") {
    if (S3_ENDPOINT !== undefined || S3_ACCESS_KEY_ID !== "") throw new ConfigError("S3_BUCKET: is required with the other settings of S3");
    return undefined;
  }
  return {
    bucket: S3_BUCKET,
    prefix: s.S3_PREFIX.replace(/\/?$/, "/").replace(/^\/$/, ""),
    region: s.S3_REGION,
    endpoint: S3_ENDPOINT,
    // Amazon's own address has the bucket in its name.
    pathStyle: S3_ENDPOINT !== undefined && s.S3_PATH_STYLE,
    credentials: S3_ACCESS_KEY_ID === "" ? undefined : { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  };
}

function pricesOf(s: z.output<typeof Settings>): Map<string, PlanName> {
  const byPlan = {
    free: s.BILLING_PRICE_FREE,
    starter: s.BILLING_PRICE_STARTER,
    team: s.BILLING_PRICE_TEAM,
    business: s.BILLING_PRICE_BUSINESS,
    enterprise: s.BILLING_PRICE_ENTERPRISE,
  } as const;
  const prices = new Map<string, PlanName>();
  for (const plan of planNames) {
    for (const price of byPlan[plan]) {
      if (prices.has(price))
        throw new ConfigError(`BILLING_PRICE_${plan.toUpperCase()}: ${price} already buys the plan ${prices.get(price)}`);
      prices.set(price, plan);
    }
  }
  return prices;
}

function mailSettings(s: z.output<typeof Settings>): MailSettings {
  return {
    from: { name: s.FROM_NAME, email: s.FROM_EMAIL },
    provider: s.EMAIL_API_KEY ? { name: s.EMAIL_PROVIDER, apiKey: s.EMAIL_API_KEY, url: s.EMAIL_API_URL } : undefined,
    smtp: s.SMTP_URL ? { url: s.SMTP_URL } : undefined,
    tracking: {
      opens: s.EMAIL_TRACKING_ENABLED && s.EMAIL_OPEN_TRACKING,
      clicks: s.EMAIL_TRACKING_ENABLED && s.EMAIL_CLICK_TRACKING,
    },
    maxPerSecond: s.EMAIL_MAX_PER_SECOND,
    retry: { maxAttempts: s.EMAIL_RETRY_MAX_ATTEMPTS, initialDelayMs: s.EMAIL_RETRY_INITIAL_DELAY },
  };
}

const knownWords =
  /change|secret|default|develop|ment|production|staging|password|passphrase|gantry|example|placeholder|replace|insecure|random|string|please|token|admin|local|super|your|this|with|jwt|dev|test|key|my|me|0?1234(?:5(?:6(?:7(?:8(?:90?)?)?)?)?)?|abcdef|qwerty/g;

/** Short, few characters, a repeated text, characters in sequence, or little more than well-known words. */
function isGuessable(secret: string): boolean {
  if (secret.length < 32 || new Set(secret).size < 8) return true;
  const codes = [...secret].map((character) => character.charCodeAt(0));
  const steps = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? Number.NaN)) <= 1).length;
  // About one in five random hexadecimal secrets has this.
  if (steps > secret.length * 0.6) return true;
  for (let period = 1; period <= secret.length / 2; period++) if (secret.slice(period) === secret.slice(0, -period)) return true;
  return (
    secret
      .toLowerCase()
      .replace(knownWords, "")
      .replace(/[^a-z0-9]/g, "").length < 16
  );
}

function requireStrongSecrets(secrets: Record<string, string>) {
  for (const [name, value] of Object.entries(secrets)) {
    if (isGuessable(value)) {
      throw new ConfigError(`${name}: in production it must be at least 32 random characters; make one with: openssl rand -base64 48`);
    }
  }
}

/** An incomplete model configuration is an error, because it would be ignored. */
function requireWholeModel(s: z.infer<typeof Settings>) {
  if (!s.AI_PROVIDER) return;
  const needs = modelNeeds[s.AI_PROVIDER];
  const missing = [
    needs.model && !s.AI_MODEL && "AI_MODEL",
    needs.baseUrl && !s.AI_BASE_URL && "AI_BASE_URL",
    needs.apiKey && !s.AI_API_KEY && "AI_API_KEY",
  ].filter(Boolean);
  if (missing.length > 0)
    throw new ConfigError(`${missing.join(", ")}: AI_PROVIDER=${s.AI_PROVIDER} needs ${missing.length === 1 ? "it" : "them"}`);
}

const PlanOverrides = z.strictObject(
  Object.fromEntries(planNames.map((name) => [name, z.strictObject(PlanLimits.partial().shape).optional()])),
);

/** @throws {ConfigError} that names the plan and the limit that are wrong */
function readPlans(path: string): PlanTable {
  const read = readFields(PlanOverrides, readJson(path), { subject: "The file", quote: (field) => field });
  if (!read.success) throw new ConfigError(read.issues.map(({ message }) => `PLANS_FILE: ${path}: ${message}`).join("\n"));
  return PlanTable.parse(Object.fromEntries(planNames.map((name) => [name, { ...plans[name], ...read.data[name] }])));
}

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, "utf8").replace(/^\ufeff/, "");
  } catch (error) {
    throw new ConfigError(`PLANS_FILE: ${path} cannot be read (${error instanceof Error && "code" in error ? error.code : error})`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError(`PLANS_FILE: ${path} is not valid JSON`);
  }
}
