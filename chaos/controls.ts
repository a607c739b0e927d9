/** A security control of the product, how to remove it, and test files of which at least one must then fail. */
export interface Control {
  name: string;
  file: string;
  /** Must match exactly one place in the file. */
  find: string;
  replace: string;
  tests: readonly string[];
}

const features = "server/src/features";
const platform = "server/src/platform";
const of =
  (folder: string) =>
  (name: string, file: string, find: string, replace: string, ...tests: string[]): Control => ({
    name,
    file: `${folder}/${file}`,
    find,
    replace,
    tests: tests.map((test) => (test.includes("/src/") ? test : `${folder}/${test}`)),
  });
const feature = of(features);
const inPlatform = of(platform);
const inHost = of("host/src");
const inReports = of("reports/src");
const inWorker = of("worker/src");
const inCli = of("cli/src");

const locks: Control[] = [
  feature(
    "lock of sign-in attempts",
    "auth/login-lock.ts",
    "await sql`select pg_advisory_xact_lock(hashtextextended(${`login ${email}`}, 0))`.execute(tx);",
    "",
    "auth/auth.test.ts",
  ),
  feature("lock of an organization, members", "organizations/lock-organization.ts", ".forNoKeyUpdate()", "", "users/users.test.ts"),
  feature(
    "lock of an organization, flake checks",
    "organizations/lock-organization.ts",
    ".forNoKeyUpdate()",
    "",
    "flake-checks/flake-checks.test.ts",
  ),
  feature(
    "lock of an organization, matrix runs",
    "organizations/lock-organization.ts",
    ".forNoKeyUpdate()",
    "",
    "matrix-runs/matrix-runs.test.ts",
  ),
  feature("lock of an organization, limits", "organizations/lock-organization.ts", ".forNoKeyUpdate()", "", "organizations/limits.test.ts"),
  inPlatform(
    "lock of an organization that storage is charged to",
    "db/database.ts",
    "from organizations where id = $1 for no key update",
    "from organizations where id = $1",
    `${features}/storage/storage.test.ts`,
  ),
  feature(
    "lock of a payer",
    "billing/find-payer.ts",
    "await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 2))`.execute(tx)",
    "void id",
    "billing/billing.test.ts",
  ),
  feature(
    "lock of an invited address",
    "invitations/count-mail.ts",
    'await sql`select pg_advisory_xact_lock(hashtextextended(${recipient.toString("hex")}, 1))`.execute(system);',
    "",
    "invitations/invitations.test.ts",
    "invitations/invitation-links.test.ts",
  ),
  feature(
    "lock of a project's history",
    "tests/history/lock-history.ts",
    "and id = ${projectId} for no key update",
    "and id = ${projectId}",
    "tests/quarantine/quarantine.test.ts",
  ),
  inPlatform("lock of an outbox message", "outbox/claim-messages.ts", "for update skip locked", "", "outbox/outbox.test.ts"),
  feature(
    "lock while stored bytes are recounted",
    "storage/reconcile-storage.ts",
    "where id = ${organizationId} for no key update",
    "where id = ${organizationId}",
    "storage/storage.test.ts",
  ),
  feature("lock of a schedule", "schedules/store.ts", '.forUpdate("schedules")', "", "schedules/schedules.test.ts"),
  feature(
    "lock while values get another key",
    "encryption-keys/rotate-keys.ts",
    "limit ${rowsAtOnce} for no key update",
    "limit ${rowsAtOnce}",
    "encryption-keys/rotate-keys.test.ts",
  ),
];

const policy = "using (${column} = nullif(current_setting('app.org', true), ''))\n";
const rowPolicies: Control[] = [
  inPlatform(
    "row-level security, reading",
    "db/migrations/tenant-table.ts",
    policy,
    "using (true)\n",
    "server/src/testing/isolation/isolation.test.ts",
  ),
  inPlatform(
    "row-level security, writing",
    "db/migrations/tenant-table.ts",
    "with check (${column} = nullif(current_setting('app.org', true), ''))",
    "with check (true)",
    "server/src/testing/isolation/isolation.test.ts",
  ),
  inPlatform(
    "audit log without change or removal",
    "db/migrations/001-organizations.ts",
    '"audit_log", { appGrants: "select, insert", systemGrants: "select, insert" }',
    '"audit_log", {}',
    `${features}/audit/audit.test.ts`,
  ),
];

const fences: Control[] = [
  inCli(
    "runs that are held, when an engine is cleaned",
    "clean/plan-clean.ts",
    'if (attempt && leased.has(attemptKey(attempt))) return "the run is held by its worker";',
    "",
    "clean/plan-clean.test.ts",
  ),
  inCli(
    "workers that run, when an engine is cleaned",
    "clean/plan-clean.ts",
    'if (workers.running.has(workerId)) return "its worker runs on this machine";',
    "",
    "clean/plan-clean.test.ts",
  ),
  feature(
    "attempt that holds the run, facts and reports",
    "executions/holds-lease.ts",
    "and lease.attempt = ${attempt}",
    "and ${attempt}::int > 0",
    "runs/dispatch/lease-token.test.ts",
  ),
  feature(
    "attempt that holds the run, logs",
    "logs/append-log.ts",
    "attempt = ${batch.attempt} and ${holdsLease(batch)} as holds_lease",
    "true as holds_lease",
    "runs/dispatch/lease-token.test.ts",
  ),
  feature(
    "token of a lease",
    "executions/holds-lease.ts",
    "coalesce(executions.lease_token_hash = ${hash}, true)",
    "(${hash} is not null or true)",
    "runs/dispatch/lease-token.test.ts",
  ),
  feature(
    "worker that holds the lease, heartbeats",
    "runs/dispatch/renew-leases.ts",
    "and lease.worker_id = ${workerId}",
    "",
    "runs/dispatch/lease-token.test.ts",
  ),
  feature(
    "worker that holds the lease, adoption",
    "runs/dispatch/adopt-run.ts",
    '.where("worker_id", "=", from.workerId)',
    "",
    "runs/dispatch/lease-token.test.ts",
  ),
  feature(
    "start of the worker that adopted the run, output",
    "executions/holds-lease.ts",
    "lease.worker_start <= ${workerStart}",
    "${workerStart}::bigint >= 0",
    "runs/dispatch/lease-token.test.ts",
  ),
  feature(
    "lock of a run that is adopted",
    "runs/dispatch/adopt-run.ts",
    "adopt(ctx, tx, from), options)",
    "adopt(ctx, tx, from))",
    "runs/dispatch/lease-token.test.ts",
  ),
  feature(
    "start of the worker that adopts a run",
    "runs/dispatch/adopt-run.ts",
    '.where("worker_start", "<=", start)',
    "",
    "runs/dispatch/lease-token.test.ts",
  ),
  feature(
    "claims of a worker that was stopped",
    "runs/dispatch/take-run.ts",
    "and not exists (select 1 from claiming where stopped_start = ${workerStart ?? null}::bigint)",
    "",
    "runs/dispatch/returned-runs.test.ts",
  ),
  feature(
    "worker of a claim that takes a run",
    "runs/dispatch/take-run.ts",
    "where id = ${workerId} for key share",
    "where id = ${workerId}",
    "runs/dispatch/returned-runs.test.ts",
  ),
  feature(
    "end of an organization's token",
    "auth/authenticate.ts",
    "!isOfEpoch(claims, member.authEpochMs)",
    "false",
    "auth/account.test.ts",
  ),
  feature(
    "idempotency key of another request",
    "idempotency/answer-once.ts",
    "!found.request_hash.equals(hashRequest(idempotency.request))",
    "false",
    "runs/executions.test.ts",
  ),
  feature(
    "invitation that is used up",
    "invitations/take-invitation.ts",
    '.where("status", "=", "pending")',
    "",
    "invitations/invitations.test.ts",
  ),
];

const masking: Control[] = [
  inReports(
    "masking of encoded secrets",
    "redaction/secret-forms.ts",
    "for (const encode of [base64Encodings, encodings]) for (const secret of",
    "for (const encode of [] as Encode[]) for (const secret of",
    "redaction/redact.test.ts",
  ),
  inReports(
    "masking of each line of a secret",
    "redaction/secret-forms.ts",
    "[part, ...lines(part)]",
    "[part]",
    "redaction/redact.test.ts",
  ),
  inReports(
    "masking over the cuts of the output",
    "redaction/redact.ts",
    "end - at(this.#patterns.depth, this.#state)",
    "end",
    "redaction/redact.test.ts",
  ),
  inReports(
    "masking of secrets with escape sequences inside",
    "redaction/redact.ts",
    "if (escapes.shouldBegin(state, byte) && escapes.goesOn(state, chunk, i)) escapes.begin(state, base + i);",
    "",
    "redaction/redact.test.ts",
  ),
  inReports(
    "masking of names of files",
    "redaction/redact-report.ts",
    "const path = names.of(file.path);",
    "const path = file.path;",
    "worker/src/unpack-report.test.ts",
  ),
  inReports(
    "masking of names in notes",
    "folder/intake.ts",
    "printable(this.#hide(name))",
    "printable(name)",
    "worker/src/unpack-report.test.ts",
  ),
];

const headers: Control[] = [
  inPlatform(
    "X-Content-Type-Options",
    "http/security-headers.ts",
    '"x-content-type-options": "nosniff",',
    "",
    `${features}/auth/auth.test.ts`,
    "http/json-body.test.ts",
  ),
  inPlatform(
    "X-Frame-Options",
    "http/security-headers.ts",
    '"x-frame-options": "DENY",',
    "",
    `${features}/auth/auth.test.ts`,
    "http/json-body.test.ts",
  ),
  inPlatform(
    "Referrer-Policy",
    "http/security-headers.ts",
    '"referrer-policy": "strict-origin-when-cross-origin",',
    "",
    `${features}/auth/auth.test.ts`,
    "http/json-body.test.ts",
  ),
  inPlatform("Strict-Transport-Security", "http/security-headers.ts", "production ?", "false ?", "http/security-headers.test.ts"),
  feature(
    "sandbox of report pages",
    "reports/report-policy.ts",
    "page: `sandbox allow-scripts; ${loads}`",
    "page: loads",
    "reports/serve-report.test.ts",
  ),
  feature("forms of report pages", "reports/report-policy.ts", "\"form-action 'none'\",", "", "reports/serve-report.test.ts"),
  inPlatform(
    "origins of CORS",
    "http/app.ts",
    "origin !== undefined && allowedOrigins.includes(origin)",
    "origin !== undefined",
    `${features}/auth/auth.test.ts`,
  ),
];

const guards: Control[] = [
  inHost(
    "public addresses only",
    "public-address.ts",
    'if (address.range() !== "unicast") return false;',
    "",
    `${platform}/outbound/outbound.test.ts`,
  ),
  inPlatform(
    "every address of a name",
    "outbound/guarded-lookup.ts",
    "addresses.map(({ address }) => refuse(address)).find(Boolean)",
    "refuse(first.address)",
    "outbound/outbound.test.ts",
  ),
  inPlatform(
    "credentials in an address",
    "outbound/judge-url.ts",
    'if (url.username !== "" || url.password !== "")',
    "if (false)",
    "outbound/outbound.test.ts",
  ),
  inPlatform(
    "https only",
    "outbound/judge-url.ts",
    "return isPlain ? needsHttps() : undefined;",
    "return undefined;",
    "outbound/outbound.test.ts",
  ),
  inPlatform(
    "origins of the live channel",
    "realtime/connection-limits.ts",
    "asked !== undefined && (",
    "asked !== undefined || (",
    "realtime/connection-limits.test.ts",
    "realtime/channel.test.ts",
  ),
  inPlatform(
    "one room of a socket at a time",
    "realtime/sign-in.ts",
    "  await leaveRooms(socket);\n  const room",
    "  const room",
    "realtime/channel.test.ts",
  ),
  inPlatform(
    "a member who left while joining",
    "realtime/sign-in.ts",
    "if (!(await isCurrent(member))) return false;",
    "",
    "realtime/channel.test.ts",
  ),
  inPlatform(
    "depth of JSON",
    "http/json-depth.ts",
    "if (!nestsDeeperThan(text, levels)) return;",
    "return;",
    "http/json-body.test.ts",
    `${features}/ingest/ingest.test.ts`,
  ),
  inWorker(
    "limit of what a run occupies, files without a name",
    "engines/docker/disk/measure.ts",
    "bytes: named.bytes + unlinked.bytes,",
    "bytes: named.bytes,",
    "engines/docker/disk/disk-watch.test.ts",
  ),
  inWorker(
    "limit of what a run occupies, files of single threads",
    "engines/docker/disk/unlinked-files.ts",
    "(await Promise.all(pids.map(threadsOfProcess))).flat()",
    "pids.map((pid) => `/proc/${pid}`)",
    "engines/docker/disk/disk-watch.test.ts",
  ),
  inWorker(
    "limit of what a run occupies, failed measurements",
    "engines/docker/disk/disk-watch.ts",
    "else watched.unknownSince ??= Date.now();",
    "",
    "engines/docker/disk/unmeasured.test.ts",
  ),
  inWorker(
    "limit of what a run occupies, output of any length",
    "engines/docker/disk/run-quietly.ts",
    "complaints === 0 && (code === 0 || code === 1 || code === 2)",
    "true",
    "engines/docker/disk/run-quietly.test.ts",
    "engines/docker/disk/unmeasured.test.ts",
  ),
  inWorker(
    "stop of runs on a disk that is almost full",
    "engines/docker/disk/low-disk.ts",
    "return free < Math.min(GiB, size * lowShare) || freeFiles < files * lowShare;",
    "return size < 0 && free + freeFiles + files < 0;",
    "engines/docker/disk/almost-full.test.ts",
  ),
  inWorker(
    "runs that need inodes",
    "worker.ts",
    "if (!isFull && ffree >= files * leastFreeShare) {",
    "if (!isFull && ffree + files >= 0) {",
    "worker.test.ts",
  ),
  inWorker(
    "limit of what a run occupies, blocks",
    "engines/docker/disk/named-files.ts",
    '["-B1"]',
    '["-b"]',
    "engines/docker/disk/disk-watch.test.ts",
  ),
  inWorker(
    "one refusal for every pull that failed",
    "engines/docker/images/pull-refusal.ts",
    "if (isChosenByTenant)",
    "if (isChosenByTenant && reason === undefined)",
    "engines/docker/images/pull-refusal.test.ts",
  ),
  inWorker(
    "one refusal for pulls from an organization's registry",
    "engines/docker/images/image-pulls.ts",
    "!mayPullFrom(registryOf(image), this.#options.registries);",
    "false;",
    "engines/docker/images/pull-refusal.test.ts",
  ),
  inPlatform(
    "host names at the port for reports",
    "http/reports-origin.ts",
    "!isHost(host) || portOf(host) !== ports.reports()?.port",
    "portOf(host) !== ports.reports()?.port",
    `${features}/reports/reports-origin.test.ts`,
  ),
  inPlatform(
    "host names in links to reports",
    "http/reports-origin.ts",
    'protocol !== "http" || !isHost(host) ||',
    'protocol !== "http" ||',
    `${features}/reports/reports-origin.test.ts`,
  ),
  inPlatform(
    "formulas behind quotation marks in CSV files",
    "csv.ts",
    "/^['\"\\s",
    "/^['\\s",
    "csv.test.ts",
    `${features}/executions/run-names.test.ts`,
  ),
  inReports(
    "names that lead outside a report",
    "folder/entry-names.ts",
    'if (parts.some((part) => part === "..")) return "its name leads outside the report";',
    "",
    "folder/archive.test.ts",
  ),
];

const roles: Control[] = [
  inPlatform(
    "role of a route",
    "http/guard.ts",
    "if (!route.allow.includes(found.role)) throw roleTooLow(route, route.allow, found.role);",
    "",
    `${features}/users/users.test.ts`,
  ),
  inPlatform(
    "routes that take no API key",
    "http/guard.ts",
    'route.credential === "token" && found.via === "key"',
    "false",
    `${features}/auth/auth.test.ts`,
  ),
  feature(
    "an API key's role is at most its owner's",
    "auth/authenticate.ts",
    "role: lowerRole(member.role, key.role)",
    "role: key.role",
    "auth/auth.test.ts",
    "users/users.test.ts",
  ),
  feature("who acts is read under the lock", "users/judge-change.ts", 'if (caller.role !== "admin")', "if (false)", "users/users.test.ts"),
];

const signatures: Control[] = [
  feature(
    "signature of a report link",
    "reports/report-ticket.ts",
    "if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;",
    "void timingSafeEqual;",
    "reports/serve-report.test.ts",
  ),
  feature("end of a report link", "reports/report-ticket.ts", "|| parsed.data.e <= nowSeconds", "", "reports/serve-report.test.ts"),
  feature(
    "browser of a report link",
    "reports/serve-report.ts",
    "opened?.client === undefined || opened.client === client",
    "true",
    "reports/serve-report.test.ts",
  ),
  feature(
    "membership at each file of a report",
    "reports/serve-report.ts",
    "!(await authenticator.isMember(opened.userId, opened.organizationId))",
    "false",
    "reports/serve-report.test.ts",
  ),
  feature(
    "signature of a payment event",
    "billing/verify-event.ts",
    "Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, ctx.now())",
    "JSON.parse(body)",
    "billing/billing.test.ts",
  ),
  feature(
    "age of a payment event",
    "billing/verify-event.ts",
    "const toleranceSeconds = 300;",
    "const toleranceSeconds = 1e9;",
    "billing/billing.test.ts",
  ),
  inPlatform(
    "secret of the workers",
    "http/guard.ts",
    "given !== undefined && sameSecret(given, options.workerSecret)",
    "given !== undefined",
    `${features}/runs/executions.test.ts`,
    `${features}/auth/auth.test.ts`,
  ),
  inPlatform(
    "binding of an encrypted value to its row",
    "crypto/encrypt.ts",
    "Buffer.from(JSON.stringify([keyId, ...boundTo]))",
    "Buffer.from(JSON.stringify([keyId]))",
    `${features}/projects/projects.test.ts`,
    `${features}/encryption-keys/rotate-keys.test.ts`,
  ),
];

const quotas: Control[] = [
  feature("sign-in attempts", "auth/login-lock.ts", "const attempts = 5;", "const attempts = 1e9;", "auth/auth.test.ts"),
  feature(
    "runs of a month",
    "organizations/run-quota.ts",
    "where month.test_runs < ${maxTestRuns}::bigint",
    "where ${maxTestRuns}::bigint > 0",
    "organizations/limits.test.ts",
  ),
  feature(
    "runs of a month, flake checks",
    "organizations/run-quota.ts",
    "if (runs > left)",
    "if (false)",
    "flake-checks/flake-checks.test.ts",
  ),
  feature(
    "runs of a month, matrix runs",
    "organizations/run-quota.ts",
    "if (runs > left)",
    "if (false)",
    "matrix-runs/matrix-runs.test.ts",
  ),
  feature(
    "deleted runs of a matrix run",
    "matrix-runs/read-matrix-run.ts",
    "found && found.deleted_at === null && left !== null",
    "found && left !== null",
    "matrix-runs/matrix-runs.test.ts",
  ),
  feature(
    "deleted runs that a re-run of failed tests completes",
    "matrix-runs/read-matrix-run.ts",
    "found && found.deleted_at === null && left !== null",
    "found && found.deleted_at === null",
    "matrix-runs/matrix-runs.test.ts",
  ),
  feature(
    "a crashed run before a re-run of failed tests in a matrix",
    "matrix-runs/judge-matrix-run.ts",
    "notRunAgain > 0 || cutShort !== null",
    "notRunAgain > 0",
    "matrix-runs/matrix-runs.test.ts",
  ),
  feature(
    "failures outside of tests in quarantine",
    "tests/quarantine/overdue-tests.ts",
    "rows.filter(({ name }) => !isOutsideTests(name))",
    "rows",
    "tests/quarantine/quarantine.test.ts",
  ),
  feature(
    "stored bytes",
    "organizations/run-quota.ts",
    "if (used >= maxStorageBytes || used + moreBytes > maxStorageBytes) throw",
    "if (false) throw",
    "organizations/limits.test.ts",
  ),
  feature(
    "projects",
    "projects/create-project.ts",
    "if (used >= maxProjects) {",
    "if (false) {",
    "organizations/limits.test.ts",
    "projects/projects.test.ts",
  ),
  feature(
    "seats, when an invitation is used",
    "invitations/take-invitation.ts",
    "if (used >= limit) throw",
    "if (false) throw",
    "invitations/invitations.test.ts",
  ),
  feature(
    "uploads at a time",
    "uploads/upload-space.ts",
    "if (inProgress >= perOrganization)",
    "if (false)",
    "uploads/upload-limits.test.ts",
  ),
  inPlatform(
    "live connections of an organization",
    "realtime/sign-in.ts",
    "if ((io.sockets.adapter.rooms.get(room)?.size ?? 0) >= perOrganization) {",
    "if (false) {",
    "realtime/channel.test.ts",
    "realtime/connection-limits.test.ts",
  ),
  inPlatform(
    "live connections of an address",
    "realtime/connection-limits.ts",
    "return isFull(addressOf(request)) ? addressFull : undefined;",
    "return undefined;",
    "realtime/connection-limits.test.ts",
  ),
  inPlatform(
    "wrong credentials of an address",
    "http/guard.ts",
    "guessing && (await options.rates.consumeBadCredentials(request.ip))",
    "false",
    `${features}/auth/auth.test.ts`,
  ),
  inPlatform(
    "requests of a minute",
    "http/guard.ts",
    "state?.exceeded && !options.answersForRate(route)",
    "false",
    `${features}/auth/auth.test.ts`,
    `${features}/organizations/limits.test.ts`,
  ),
  inPlatform(
    "calls with one worker token",
    "http/guard.ts",
    "await tokenCalls.count(route, found);",
    "",
    `${features}/workers/own-workers.test.ts`,
  ),
  feature(
    "claims of an organization that look for a run at a time",
    "runs/dispatch/take-run.ts",
    "return claims.within(worker.organizationId, look)",
    "return look()",
    "workers/own-workers.test.ts",
  ),
  feature(
    "workers on which a run could not be started",
    "runs/dispatch/queue-again.ts",
    "(not ${workerId} = any",
    "(true or not ${workerId} = any",
    "runs/dispatch/returned-runs.test.ts",
  ),
  inReports("files of a report", "folder/intake.ts", "this.#files.size < this.#limits.maxFiles ||", "true ||", "folder/archive.test.ts"),
  inReports("bytes of a report", "folder/intake.ts", "this.#sizeBytes + sizeBytes > maxTotalBytes", "false", "folder/archive.test.ts"),
];

const shards: Control[] = [
  feature(
    "lock of a queue of shards",
    "shards/store.ts",
    'update shard_queues set last_seen_at = clock_timestamp()\n    where org_id = ${tx.organizationId} and project_id = ${projectId} and key = ${key}\n    returning id, total, files, stop_after_failures as "stopAfter", failed_first as "failedFirst"',
    'select id, total, files, stop_after_failures as "stopAfter", failed_first as "failedFirst" from shard_queues where org_id = ${tx.organizationId} and project_id = ${projectId} and key = ${key}',
    "shards/shards.test.ts",
  ),
  feature(
    "attempt of a shard that was replaced",
    "shards/store.ts",
    "if (started.attempt > shard.attempt) throw replaced(shard, started.attempt);",
    "",
    "shards/shards.test.ts",
  ),
  feature(
    "start of a shard",
    "shards/store.ts",
    "if (!started || started.attempt < shard.attempt) throw notStarted(shard);",
    "if (!started) return queue;",
    "shards/shards.test.ts",
  ),
  feature(
    "shard that has a file, finished files",
    "shards/next-file.ts",
    "and path = any(${done}::text[]) and shard = ${index}",
    "and path = any(${done}::text[])",
    "shards/shards.test.ts",
  ),
  feature(
    "shard that has a file, renewals",
    "shards/renew-files.ts",
    "and shard = ${asked.index} and done_at is null",
    "and done_at is null",
    "shards/shards.test.ts",
  ),
  feature(
    "lease of a shard's file",
    "shards/next-file.ts",
    "where ${inQueue} and done_at is null and (lease_until is null or lease_until <= clock_timestamp())",
    "where ${inQueue} and done_at is null",
    "shards/shards.test.ts",
  ),
  feature(
    "files of a shard that is started again",
    "shards/start-shard.ts",
    "shard = null, taken_at = null, lease_until = null, done_at = null, duration_ms = null, failed = false",
    "shard = null, taken_at = null, lease_until = null",
    "shards/shards.test.ts",
  ),
  feature(
    "claims of shared workers that take turns",
    "runs/dispatch/take-run.ts",
    'await sharedClaims.within("", look, Math.max(until - performance.now(), leastWaitMs))',
    "await look()",
    "runs/dispatch/many-claims.test.ts",
  ),
  feature(
    "values of a matrix in public links",
    "run-links/show-shared-run.ts",
    "ownVariants(run.combination, data)",
    "data",
    "run-links/run-links.test.ts",
  ),
  feature(
    "stop of a queue of shards",
    "shards/next-file.ts",
    "const stopped = kept === undefined ? await findStopped(tx, queue) : undefined;",
    "const stopped = undefined as Awaited<ReturnType<typeof findStopped>>;",
    "shards/stop-after-failures.test.ts",
  ),
  feature(
    "results of a stopped queue",
    "executions/decide-verdict.ts",
    "code === reportIncomplete || code === stoppedAfterFailures",
    "code === reportIncomplete",
    "shards/stop-after-failures.test.ts",
  ),
  feature(
    "limit of an organization's shard files",
    "shards/add-files.ts",
    "(rows[0]?.files ?? 0) + added > mostShardFilesInAll",
    "false",
    "shards/shards.test.ts",
  ),
  feature(
    "lock of an organization's shard files",
    "shards/add-files.ts",
    "await sql`select pg_advisory_xact_lock(hashtextextended(${`shard files ${tx.organizationId}`}, 0))`.execute(tx);",
    "",
    "shards/shards.test.ts",
  ),
];

const retries: Control[] = [
  feature(
    "results of the attempts before a retry",
    "runs/end/keep-results.ts",
    "  if (row.retry !== null) return keepRetry(tx, row, update);\n",
    "",
    "runs/end/retries.test.ts",
  ),
  feature(
    "counts of the attempts before a retry without results",
    "runs/end/with-earlier-attempts.ts",
    "facts.tests ?? row.tests",
    "facts.tests",
    "runs/end/retries.test.ts",
  ),
  feature(
    "exit code of a retry that left failed tests out",
    "runs/end/with-earlier-attempts.ts",
    "facts.exitCode === 0 && (tests?.failed ?? 0) > 0 ? retry.exitCode : facts.exitCode",
    "facts.exitCode",
    "runs/end/retries.test.ts",
  ),
  feature(
    "end of a retry that no failed test explains",
    "runs/end/keep-results.ts",
    "if (!exitCode || (results?.tests.failed ?? 0) > 0) return null;",
    "if (Math.random() < 2) return null;",
    "runs/end/retries.test.ts",
  ),
  feature(
    "passes of tests that only their order tells apart",
    "results/join-attempts.ts",
    "doubtful.has(result.test_key)",
    "false",
    "results/join-attempts.test.ts",
  ),
  feature(
    "tests that a retry skips",
    "results/join-attempts.ts",
    "!hasRun(result) ||",
    "",
    "results/join-attempts.test.ts",
    "runs/end/retries.test.ts",
  ),
  feature(
    "time limit of all attempts",
    "runs/end/retry-run.ts",
    "usedMs + leastMs > timeLimitMs(row)",
    "false",
    "runs/end/retries.test.ts",
  ),
  feature(
    "failures that belong to no test in retries",
    "runs/end/retry-run.ts",
    "isOutsideTests(name)",
    "false",
    "runs/end/retries.test.ts",
  ),
];

const startLimits: Control[] = [
  feature(
    "runs of a project at a time",
    "runs/dispatch/start-limits.ts",
    '(p.max_concurrent_runs is null or p.max_concurrent_runs > ${inProgress("p")})',
    "true",
    "runs/dispatch/start-limits.test.ts",
  ),
  feature(
    "quiet hours of a project",
    "runs/dispatch/start-limits.ts",
    "case when p.quiet_from <= clock_timestamp() then ${urgent} else ${anyPriority} end",
    "${anyPriority}",
    "runs/dispatch/start-limits.test.ts",
  ),
  feature(
    "lock of claims while a priority changes",
    "runs/dispatch/set-priority.ts",
    "await lockOrganization(tx);",
    "void lockOrganization;",
    "runs/dispatch/priority.test.ts",
  ),
  feature(
    "lock of queued runs while a project's limits change",
    "projects/change-project.ts",
    "if (before.limits_starts !== limitsStarts(merged)) await lockQueued(tx, projectId);",
    "void lockQueued;",
    "runs/dispatch/start-limits.test.ts",
  ),
];

const services: Control[] = [
  feature(
    "variables of services, encrypted only",
    "executions/run-services.ts",
    "services.map((service) => ({ ...service, variables: undefined }))",
    "services",
    "runs/accept/services.test.ts",
  ),
  feature(
    "resources of services within the run's",
    "runs/accept/require-room-for-services.ts",
    "if (divideResources(total, services)) return;",
    "if (divideResources(total, services) ?? true) return;",
    "runs/accept/services.test.ts",
  ),
];

const caches: Control[] = [
  feature(
    "caches of pull requests apart from the project's",
    "executions/cache-scopes.ts",
    "return cachePullRequest === undefined ? [ofProject]",
    "return cachePullRequest !== 'none' ? [ofProject]",
    "runs/accept/caches.test.ts",
  ),
  feature(
    "caches outside of the report's folder",
    "runs/accept/require-no-report-in-caches.ts",
    "if (problem !== undefined) throw",
    "if (problem === null) throw",
    "runs/accept/caches.test.ts",
  ),
];

const triggers: Control[] = [
  feature(
    "signature of a webhook of GitHub",
    "triggers/hosts/github.ts",
    "sameSecret(proof, `sha256=${signature}`)",
    "sameSecret(proof, proof) || signature === sameSecret.name",
    "triggers/triggers.test.ts",
  ),
  feature(
    "signature of a webhook of Gitea",
    "triggers/hosts/gitea.ts",
    'sameSecret(proof.replace(/^sha256=/, ""), signature)',
    "sameSecret(proof, proof) || signature === sameSecret.name",
    "triggers/triggers.test.ts",
  ),
  feature(
    "secret of a webhook of GitLab",
    "triggers/hosts/gitlab.ts",
    "sameSecret(proof, secret)",
    "sameSecret(proof, proof) || secret === sameSecret.name",
    "triggers/triggers.test.ts",
  ),
  feature(
    "pull requests of forks",
    "triggers/receive/decide.ts",
    'request.isFork && forks === "ignore"',
    'request.isFork && forks !== "ignore" && forks !== "run"',
    "triggers/triggers.test.ts",
  ),
  feature(
    "deliveries that started a run",
    "triggers/receive/record-delivery.ts",
    "if (repeated) return { result: repeated };",
    "void repeated;",
    "triggers/triggers.test.ts",
  ),
];

export const controls: readonly Control[] = [
  ...locks,
  ...rowPolicies,
  ...fences,
  ...masking,
  ...headers,
  ...guards,
  ...roles,
  ...signatures,
  ...triggers,
  ...quotas,
  ...shards,
  ...retries,
  ...startLimits,
  ...services,
  ...caches,
];
