import { variableBinding } from "../../features/projects/variables/open-variables.ts";
import { credentialBinding } from "../../features/registries/credential-binding.ts";
import type { Schema } from "../../platform/db/schema.ts";
import type { Tenant } from "./tenant.ts";

export type Row = Record<string, unknown>;

/** A time that is never reached while tests run. */
const never = "2999-01-01T00:00:00Z";
const day = "2026-01-31";
const at = `${day}T12:00:00Z`;

/**
 * Values that cannot be derived from a table's columns. Other columns get a canary if they are text, the first value that their check constraint
 * allows, their default, or the id that their name suggests: most tables need no line.
 */
export const rows: Partial<Record<keyof Schema, (tenant: Tenant) => Row[]>> = {
  organizations: ({ ids, canary }) => [
    {
      id: ids.organization,
      plan: "enterprise",
      ai: { provider: "builtin" },
      ai_features: { specToTest: true },
      integrations: {},
      notifications: {},
      run_links_enabled: true,
      billing: { customerId: canary("organizations", "billing") },
    },
  ],
  memberships: ({ people }) => [
    ...(["admin", "developer", "viewer"] as const).map((role) => ({ user_id: people[role].id, role })),
    { user_id: people.suspended.id, role: "admin", status: "suspended" },
  ],
  invitations: ({ ids, canary }) => [
    { id: ids.invitation, email: `${canary("invitations", "email")}@example.com`, role: "viewer", status: "pending", expires_at: never },
  ],
  api_keys: ({ ids, people, keys }) => [
    { id: ids.apiKey, user_id: people.admin.id, role: "admin", key_hash: keys.admin.hash },
    { id: keys.viewer.id, user_id: people.viewer.id, role: "viewer", key_hash: keys.viewer.hash },
  ],
  outbox: () => [{ state: "delivered", ended_at: at }],
  project_variables: ({ ids, canary, secrets }) => [
    {
      name: "CANARY",
      secret: true,
      file: false,
      sealed: secrets.encrypt(canary("project_variables", "value"), variableBinding(ids.organization, ids.project, "CANARY")),
    },
  ],
  registry_credentials: ({ ids, canary, secrets }) => [
    {
      registry: "127.0.0.1:9",
      sealed_password: secrets.encrypt(
        canary("registry_credentials", "password"),
        credentialBinding(ids.organization, ids.registryCredential, "127.0.0.1:9"),
      ),
    },
  ],
  // A minute after it, a matrix run is reported, and the row is gone.
  matrix_run_ends: () => [{ ended_at: never }],
  // The triggers of `executions` and `test_cases` write them.
  run_numbers: () => [],
  test_case_numbers: () => [],
  executions: ({ ids, canary }) =>
    [ids.execution, ids.otherExecution].map((id) => ({
      id,
      // A trigger assigns it.
      number: null,
      image: "suite:1",
      trigger: "api",
      status: "FAILED",
      settings: {},
      services: [],
      exit_code: 1,
      tests: { total: 1, passed: 0, failed: 1, skipped: 0, flaky: 0, quarantined: 0 },
      history: "counted",
      rerun_of: null,
      flake_check_id: null,
      matrix_run_id: id === ids.execution ? ids.matrixRun : null,
      matrix_position: id === ids.execution ? 0 : null,
      combination: id === ids.execution ? [{ axis: "BROWSER", value: canary("executions", "combination") }] : [],
      report_index: null,
      cycle_id: id === ids.execution ? ids.cycle : null,
      started_at: at,
      finished_at: at,
    })),
  usage_months: () => [{ month: "2026-01-01" }],
  idempotency_keys: () => [{ status: 201, reply: {} }],
  run_queue: () => [{ available_at: never }],
  run_leases: () => [{ lease_until: never, attempt: 1 }],
  log_chunks: () => [{ seq: 1, attempt: 1, stream: "stdout" }],
  service_log_chunks: () => [{ seq: 1, attempt: 1, stream: "stdout" }],
  run_usage: () => [{ attempt: 0, worker_start: 1, series: { startedAt: at, everyMs: 1000, cpu: [500], memory: [1000] } }],
  test_results: ({ canary }) => [{ ordinal: 0, status: "failed", suite: [canary("test_results", "suite")], details: {}, finished_at: at }],
  test_cases: ({ ids, canary }) => [
    {
      priority: "HIGH",
      type: "MANUAL",
      // A trigger assigns it.
      number: null,
      tags: [canary("test_cases", "tags")],
      requirements: [canary("test_cases", "requirements")],
      steps: [{ action: canary("test_cases", "steps"), expectedResult: "x" }],
      custom_fields: { [ids.caseField]: canary("test_cases", "custom_fields") },
      source: { heading: canary("test_cases", "source") },
    },
  ],
  tests: ({ ids }) => [
    {
      last_status: "failed",
      last_execution_id: ids.execution,
      failing_execution_id: ids.execution,
      last_flake_check_id: ids.flakeCheck,
      last_failed_execution_id: ids.execution,
    },
  ],
  test_outcomes: () => [{ status: "failed", run_at: at }],
  test_days: () => [{ day }],
  test_weeks: () => [{ week: day }],
  run_days: () => [{ day }],
  webhook_deliveries: ({ canary }) => [{ body: JSON.stringify({ text: canary("webhook_deliveries", "body") }) }],
  tracked_issues: ({ ids, canary }) => [{ provider: "jira", created_by: { id: ids.user, name: canary("tracked_issues", "created_by") } }],
  schedules: ({ ids, canary }) => [
    {
      cron: "0 3 * * *",
      time_zone: "UTC",
      run: { image: "suite:1" },
      missed_runs: "once",
      next_run_at: never,
      created_by: { id: ids.user, name: canary("schedules", "created_by") },
    },
  ],
  run_triggers: ({ ids, canary }) => [
    {
      events: ["push"],
      branches: { include: [canary("run_triggers", "branches")], exclude: [] },
      paths: { include: [], exclude: [] },
      run: { image: "suite:1", command: "true" },
      created_by: { id: ids.user, name: canary("run_triggers", "created_by") },
    },
  ],
  run_trigger_deliveries: ({ canary }) => [{ branch: canary("run_trigger_deliveries", "branch") }],
  quarantine_events: () => [{ source: "auto" }],
  test_cycle_items: ({ canary }) => [
    {
      ordinal: 0,
      type: "MANUAL",
      status: "PENDING",
      execution_id: null,
      steps: [],
      earlier_executions: [],
      custom_fields: [{ name: "Browser", value: canary("test_cycle_items", "custom_fields") }],
    },
  ],
  test_cycle_issues: ({ ids, canary }) => [
    { provider: "jira", step: -1, created_by: { id: ids.user, name: canary("test_cycle_issues", "created_by") } },
  ],
  test_cycle_screenshots: ({ ids, canary }) => [
    { content_type: "image/png", created_by: { id: ids.user, name: canary("test_cycle_screenshots", "created_by") } },
  ],
  test_case_changes: ({ ids, canary }) => [
    {
      changed_by: { id: ids.user, name: canary("test_case_changes", "changed_by") },
      changes: [{ field: "title", before: canary("test_case_changes", "changes"), after: "x" }],
    },
  ],
  test_case_attachments: ({ ids, canary }) => [
    { content_type: "text/plain", created_by: { id: ids.user, name: canary("test_case_attachments", "created_by") } },
  ],
  test_case_links: ({ ids, canary }) => [{ linked_by: { id: ids.user, name: canary("test_case_links", "linked_by") } }],
  test_case_results: () => [{ status: "failed" }],
  failure_occurrences: () => [{ category: "assertion", at: new Date().toISOString() }],
  failure_groups: ({ ids }) => [{ owner_id: ids.user, owner_team: null, first_execution_id: ids.execution }],
  failure_changes: ({ ids, canary }) => [{ by_whom: { id: ids.user, name: canary("failure_changes", "by_whom") } }],
  run_links: ({ ids, canary }) => [
    { includes_log: true, created_by: { id: ids.user, name: canary("run_links", "created_by") }, expires_at: never },
  ],
  flake_checks: ({ ids, canary }) => [
    { source_id: ids.execution, times: 2, requested_by: { id: ids.user, name: canary("flake_checks", "requested_by") } },
  ],
  matrix_runs: ({ ids, canary }) => [
    {
      axes: [{ name: "BROWSER", values: [canary("matrix_runs", "axes")] }],
      combinations: [[{ axis: "BROWSER", value: canary("matrix_runs", "combinations") }]],
      trigger: "api",
      requested_by: { id: ids.user, name: canary("matrix_runs", "requested_by") },
      ci_context: { branch: canary("matrix_runs", "ci_context") },
    },
  ],
  // Ended, so that another check can start.
  flake_check_results: () => [{ status: "passed" }],
  // All organizations have a queue with this key: it is looked up within a project.
  shard_queues: () => [{ key: "build-1", total: null }],
  shards: () => [{ index: 1, attempt: 1 }],
  shard_files: () => [{ shard: null, done_at: null, lease_until: null, taken_at: null, expected_ms: 1000, is_measured: false }],
  saved_views: ({ ids, canary }) => [
    {
      private_of: null,
      filters: { text: canary("saved_views", "filters") },
      created_by: { id: ids.user, name: canary("saved_views", "created_by") },
    },
  ],
  list_settings: ({ ids }) => [{ default_view_id: ids.view, run_columns: null }],
  workers: ({ ids, canary }) => [{ machine: null, labels: [canary("workers", "labels")], token_id: ids.workerToken }],
  execution_analyses: () => [{ status: "UNAVAILABLE" }],
};
