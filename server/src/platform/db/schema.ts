import type { attachmentTypes } from "@gantry/contract/test-cases/constants.ts";
import type { DataTable } from "@gantry/contract/test-cases/schemas.ts";
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Cache } from "@gantry/contract/caches/schemas.ts";
import type { AnalysisContent, FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import type { FailureState } from "@gantry/contract/failure-groups/constants.ts";
import type { IssueProvider } from "@gantry/contract/integrations/constants.ts";
import type { ChannelId } from "@gantry/contract/notifications/constants.ts";
import type { ViewPage } from "@gantry/contract/saved-views/constants.ts";
import type { ViewFilters } from "@gantry/contract/saved-views/schemas.ts";
import type { Combination } from "@gantry/contract/combination.ts";
import type { CiContext, ExecutionStatus, RunNote, RunSource, Service, ShardOfRun, Trigger } from "@gantry/contract/executions/schemas.ts";
import type { Split } from "@gantry/contract/matrix-runs/shards-schema.ts";
import type { RunColumn, TerminalStatus } from "@gantry/contract/executions/constants.ts";
import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import type { RunSettings } from "@gantry/contract/projects/schemas.ts";
import type { QuarantineEventKind, QuarantineSource } from "@gantry/contract/quarantine/schemas.ts";
import type { Role } from "@gantry/contract/route.ts";
import type { MissedRunRule, ScheduledRun } from "@gantry/contract/schedules/schemas.ts";
import type { Attachment, RepeatedTests, TestAttempt, TestCounts, TestKind, TestStatus } from "@gantry/contract/results/schemas.ts";
import type { CycleStep, ItemStatus } from "@gantry/contract/test-cycles/schemas.ts";
import type { UsageSeries } from "@gantry/contract/timeline/schemas.ts";
import type { DeliveryOutcome, ForkRule, GitHost, TriggerEvent } from "@gantry/contract/triggers/constants.ts";
import type { DeliveryResult, PatternFilter, TriggeredRun } from "@gantry/contract/triggers/schemas.ts";
import type { WorkerMachine, WorkerState } from "@gantry/contract/workers/schemas.ts";
import type { Encrypted } from "../crypto/encrypt.ts";
import type { StoredModel } from "./stored-model.ts";

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;
type JsonOrNull<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

/** The state of one subscription according to the payment provider's events. */
export interface SubscriptionState {
  /** Of the newest event: Unix seconds by the provider's clock, and its order within that second. */
  at: number;
  rank: number;
  /** `null`: the subscription has ended. */
  plan: PlanName | null;
  /** The plan changes within that second in the order received, and the plan before it; used to find the last one. */
  moves?: PlanMove[];
  start?: PlanName | null;
}

export interface PlanMove {
  from: PlanName | null;
  to: PlanName | null;
}

export interface BillingState {
  customerId?: string;
  /** The account id, if the customer is an account (Stripe's Accounts v2). */
  accountId?: string;
  subscriptions?: Record<string, SubscriptionState>;
}

/** What a retry of failed tests needs of the attempts before it. */
export interface RetryState {
  /** When the first attempt started. */
  startedAt: string;
  /** The running time of the attempts, in milliseconds: the run's limit is for all of them. */
  usedMs: number;
  /** The last exit code that was not 0; otherwise 0. */
  exitCode: number;
  notes: RunNote[];
  /** How many tests each retry was started with. */
  tests: number[];
  /** The stored bytes of the reports of the attempts. */
  reportBytes: number;
  /** The suite's argument and the variables that name the tests of this retry. */
  folder: string;
  variables: Record<string, string>;
}

export interface Schema {
  organizations: {
    id: string;
    name: string;
    plan: Generated<PlanName>;
    limits: Json<object>;
    current_storage_used_bytes: Generated<number>;
    ai_analysis_enabled: Generated<boolean>;
    ai: Json<StoredModel>;
    ai_features: Json<{ specToTest: boolean }>;
    integrations: Json<Record<string, unknown>>;
    notifications: Json<Record<string, unknown>>;
    billing: Json<BillingState>;
    time_zone: Generated<string>;
    run_links_enabled: Generated<boolean>;
    last_claimed_at: MomentOrNull;
    /** Shared workers take no runs of this organization. */
    own_workers_only: Generated<boolean>;
    created_at: Moment;
    updated_at: Moment;
  };
  users: {
    id: string;
    email: string;
    name: string;
    password_hash: string;
    status: Generated<"active" | "suspended" | "pending">;
    auth_epoch: Moment;
    last_login_at: MomentOrNull;
    created_at: Moment;
    updated_at: Moment;
  };
  memberships: {
    org_id: string;
    user_id: string;
    role: Role;
    status: Generated<"active" | "suspended" | "pending">;
    created_at: Moment;
    updated_at: Moment;
  };
  invitations: {
    org_id: string;
    id: string;
    email: string;
    role: Role;
    status: Generated<"pending" | "accepted" | "expired" | "revoked">;
    token_hash: Buffer | null;
    link_hash: Buffer | null;
    mail_id: string | null;
    invited_by: string | null;
    inviter_name: Generated<string>;
    created_at: Moment;
    expires_at: Moment;
    accepted_at: MomentOrNull;
  };
  api_keys: {
    org_id: string;
    id: string;
    user_id: string;
    name: string;
    prefix: string;
    key_hash: Buffer;
    role: Role;
    created_at: Moment;
    expires_at: MomentOrNull;
    last_used_at: MomentOrNull;
    last_used_ip: string | null;
  };
  account_tokens: {
    token_hash: Buffer;
    user_id: string;
    purpose: "password-reset" | "verify-email";
    created_at: Moment;
    expires_at: Moment;
  };
  login_failures: { email: string; failed_at: Moment };
  login_locks: { email: string; locked_until: Moment };
  outbox: {
    id: string;
    org_id: string | null;
    topic: string;
    payload: JsonOrNull<Encrypted>;
    key: string | null;
    attempt: Generated<number>;
    due_at: Moment;
    held_until: MomentOrNull;
    state: Generated<"waiting" | "delivered" | "given_up">;
    last_error: string | null;
    created_at: Moment;
    ended_at: MomentOrNull;
  };
  webhook_log: {
    id: string;
    event_id: string;
    org_id: string | null;
    type: string;
    status: "success" | "failed" | "ignored";
    reason: string | null;
    occurred_at: Moment;
    created_at: Moment;
  };
  usage_alerts: { org_id: string; month: ColumnType<string, string, string>; kind: string; level: number; at: Moment };
  invitation_mails: { recipient: Buffer; letter_id: string; at: Moment };
  audit_log: {
    org_id: string;
    id: string;
    at: Moment;
    actor_id: string | null;
    actor_email: Generated<string>;
    action: string;
    target_type: string;
    target_id: string;
    details: Json<Record<string, unknown>>;
    ip: string | null;
    request_id: string | null;
    seq: GeneratedAlways<number>;
  };
  audit_chain: { org_id: string; place: number; entry_id: string; hash: Buffer };
  run_numbers: { org_id: string; project_id: string; last_number: number };
  projects: {
    org_id: string;
    id: string;
    name: string;
    run_settings: Json<Partial<RunSettings>>;
    created_at: Moment;
    updated_at: Moment;
    deleted_at: MomentOrNull;
    log_days: number | null;
    report_days: number | null;
    result_days: number | null;
    /** The history of its tests is not complete before: results of runs that ended earlier may be removed. `null`: none is. */
    results_removed_before: MomentOrNull;
    max_concurrent_runs: GeneratedAlways<number | null>;
    max_starts_per_hour: GeneratedAlways<number | null>;
    /** By number or by quiet hours. */
    limits_starts: GeneratedAlways<boolean>;
    /** Its quiet time, or the next one. */
    quiet_from: MomentOrNull;
    quiet_until: MomentOrNull;
  };
  project_badges: { org_id: string; project_id: string; token: string; created_at: Moment };
  shard_queues: {
    org_id: string;
    id: string;
    project_id: string;
    key: string;
    /** The number of fixed parts; null: files are given out one by one. */
    total: number | null;
    files: Generated<number>;
    /** The queue gives out no more files when this many have failed. */
    stop_after_failures: number | null;
    /** Files that failed last time are given out before the others. */
    failed_first: Generated<boolean>;
    created_at: Moment;
    last_seen_at: Moment;
  };
  shards: {
    org_id: string;
    queue_id: string;
    index: number;
    attempt: number;
    started_at: Moment;
    last_seen_at: Moment;
  };
  shard_files: {
    org_id: string;
    queue_id: string;
    path: string;
    expected_ms: number;
    is_measured: boolean;
    /** The shard that has it, had it last, or finished it. */
    shard: number | null;
    lease_until: MomentOrNull;
    taken_at: MomentOrNull;
    done_at: MomentOrNull;
    duration_ms: number | null;
    /** The shard that finished it reported a failure. */
    failed: Generated<boolean>;
    /** It failed last time, before this queue. Only known in queues with `failed_first`. */
    failed_before: Generated<boolean>;
  };
  file_durations: {
    org_id: string;
    project_id: string;
    path: string;
    duration_ms: number;
    measured_at: Moment;
    failed: Generated<boolean>;
  };
  saved_views: {
    org_id: string;
    id: string;
    page: ViewPage;
    project_id: string | null;
    private_of: string | null;
    name: string;
    filters: Json<ViewFilters>;
    created_by: Json<{ id: string | null; name: string }>;
    created_at: Moment;
    updated_at: Moment;
  };
  summary_subscriptions: {
    org_id: string;
    user_id: string;
    project_id: string | null;
    scope: GeneratedAlways<string>;
    token: string;
    sent_week: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Moment;
  };
  list_settings: {
    org_id: string;
    user_id: string;
    page: ViewPage;
    project_id: string | null;
    default_view_id: string | null;
    run_columns: RunColumn[] | null;
    list: GeneratedAlways<string>;
  };
  project_variables: {
    org_id: string;
    project_id: string;
    name: string;
    secret: boolean;
    /** Runs get its value as a file. */
    file: Generated<boolean>;
    sealed: Json<Encrypted>;
    updated_at: Moment;
  };
  registry_credentials: {
    org_id: string;
    id: string;
    project_id: string | null;
    registry: string;
    username: string;
    sealed_password: Json<Encrypted>;
    created_at: Moment;
    updated_at: Moment;
  };
  integration_activity: {
    org_id: string;
    provider: string;
    last_used_at: MomentOrNull;
    last_error: string | null;
    last_error_at: MomentOrNull;
  };
  source_host_errors: {
    org_id: string;
    provider: string;
    subject: string;
    kind: "status" | "comment";
    repository: string;
    scope: string;
    message: string;
    shown: boolean;
    is_general: Generated<boolean>;
    at: Moment;
  };
  source_host_posts: {
    org_id: string;
    provider: string;
    subject: string;
    remote_id: string | null;
    held_until: MomentOrNull;
    updated_at: Moment;
    sent: string | null;
    again: Generated<boolean>;
  };
  notification_rules: {
    org_id: string;
    id: string;
    project_id: string;
    channel: ChannelId;
    name: string;
    sealed_url: Json<Encrypted>;
    shown_url: string;
    statuses: TerminalStatus[];
    only_changes: boolean;
    enabled: boolean;
    last_sent_at: MomentOrNull;
    last_error: string | null;
    last_error_at: MomentOrNull;
    /** Since when the chat has rejected messages permanently; null when it does not. */
    refused_at: MomentOrNull;
    created_at: Moment;
    updated_at: Moment;
    weekly_since: MomentOrNull;
    weekly_sent: ColumnType<string | null, string | null | undefined, string | null>;
  };
  webhook_deliveries: {
    org_id: string;
    id: string;
    event: string;
    execution_id: string | null;
    body: string;
    status: Generated<"waiting" | "delivered" | "failed">;
    attempts: Generated<number>;
    last_status_code: number | null;
    last_error: string | null;
    created_at: Moment;
    last_attempt_at: MomentOrNull;
  };
  webhook_attempts: {
    org_id: string;
    delivery_id: string;
    id: string;
    at: Moment;
    duration_ms: number;
    status_code: number | null;
    error: string | null;
    response: string | null;
  };
  tracked_issues: {
    org_id: string;
    execution_id: string;
    provider: IssueProvider;
    test_key: Generated<string>;
    key: Generated<string>;
    url: Generated<string>;
    reference: Generated<string>;
    incomplete: Generated<boolean>;
    held_until: MomentOrNull;
    created_by: Json<{ id: string | null; name: string }>;
    created_at: Moment;
  };
  test_cycles: {
    org_id: string;
    id: string;
    project_id: string;
    name: string;
    status: Generated<"PENDING" | "RUNNING" | "COMPLETED">;
    source: Generated<"manual" | "ci">;
    ci_context: JsonOrNull<CiContext>;
    assignee: JsonOrNull<{ id: string; name: string }>;
    due_on: string | null;
    configuration: Generated<string>;
    /** The same for cycles that were started together. */
    group_id: string | null;
    created_by: JsonOrNull<{ id: string | null; name: string }>;
    created_at: Moment;
    updated_at: Moment;
    completed_at: MomentOrNull;
  };
  executions: {
    org_id: string;
    id: string;
    project_id: string;
    /** A trigger assigns it. */
    number: Generated<number>;
    cycle_id: string | null;
    image: string;
    command: Generated<string>;
    environment: Generated<string>;
    base_url: Generated<string>;
    folder: Generated<string>;
    group_name: string | null;
    trigger: Trigger;
    requested_by: JsonOrNull<{ id: string | null; name: string }>;
    ci_context: JsonOrNull<CiContext>;
    ci_repository: GeneratedAlways<string | null>;
    ci_commit: GeneratedAlways<string | null>;
    ci_pr: GeneratedAlways<number | null>;
    ci_branch: GeneratedAlways<string | null>;
    settings: Json<{
      reportFolder?: string;
      timeoutMinutes?: number;
      repeatedTests?: RepeatedTests;
      /** An upload with a `shardKey`: it has other parts of the suite each time. */
      isShard?: boolean;
      maxRetries?: number;
      resources?: { cpus: number; memoryMb: number };
      /** Only some tests: those that failed in `rerun_of`, whose results this run's are added to, or those of a flake check. */
      onlyFailed?: boolean;
      caches?: Cache[];
      /** The run's pull request, whose caches runs outside it do not see; none: those of the project. */
      cachePullRequest?: string | undefined;
    }>;
    sealed_variables: JsonOrNull<Encrypted>;
    /** Without their variables. */
    services: Json<Omit<Service, "variables">[]>;
    sealed_service_variables: JsonOrNull<Encrypted>;
    /** The Git repository with the suite; `null`: the image has it. */
    source: JsonOrNull<RunSource>;
    status: Generated<ExecutionStatus>;
    verdict: TerminalStatus | null;
    priority: Generated<number>;
    /** Sorted, separated by commas; empty: any worker. */
    worker_labels: Generated<string>;
    /** Of the project's runs with the same group, only one runs at a time. */
    concurrency_group: string | null;
    error_code: string | null;
    error_message: string | null;
    /** Of the image that the worker started; `null`: not known. */
    image_digest: string | null;
    exit_code: number | null;
    attempt: Generated<number>;
    lost_attempts: Generated<number>;
    /** Attempts that a worker returned because the container could not be started. */
    failed_starts: Generated<number>;
    /** The workers that returned them, each once. */
    failed_on: Generated<string[]>;
    lease_token_hash: Buffer | null;
    /** How often the suite may start again with the tests that failed. */
    retries: Generated<number>;
    /** How often it was. */
    retries_done: Generated<number>;
    /** What a retry needs of the attempts before it; `null` before the first retry and after the run's end. */
    retry: JsonOrNull<RetryState>;
    tests: JsonOrNull<TestCounts>;
    notes: Json<RunNote[]>;
    ai_model: string | null;
    has_analysis: Generated<boolean>;
    has_report: Generated<boolean>;
    report_index: string | null;
    storage_bytes: Generated<number>;
    last_seq: Generated<number>;
    log_archived: Generated<boolean>;
    history: Generated<"none" | "due" | "counted">;
    /** While `history` is `due`: the tests from this place in the report on are in history already; `null`: none is. */
    history_left: number | null;
    pinned_at: MomentOrNull;
    log_removed_at: MomentOrNull;
    report_removed_at: MomentOrNull;
    /** When retention removed its test results; `null`: it has not. */
    results_removed_at: MomentOrNull;
    /** Of removed results: failed tests that also failed in their previous run. */
    known_failures: number | null;
    cancel_requested_at: MomentOrNull;
    cancelled_by: JsonOrNull<{ id: string | null; name: string }>;
    rerun_of: string | null;
    /** The flake check that it belongs to. */
    flake_check_id: string | null;
    /** The matrix run that it belongs to. */
    matrix_run_id: string | null;
    /** The index of its combination in the matrix run. */
    matrix_position: number | null;
    /** Also of a run outside the matrix run that repeats one of its runs: a part of the identity of its tests. */
    combination: Json<Combination>;
    /** Its part of the suite; `null`: the whole suite. No part of the identity of its tests. */
    shard: JsonOrNull<ShardOfRun>;
    created_at: Moment;
    started_at: MomentOrNull;
    finished_at: MomentOrNull;
    updated_at: Moment;
    deleted_at: MomentOrNull;
  };
  usage_months: { org_id: string; month: ColumnType<string, string, string>; test_runs: Generated<number> };
  usage_events: { org_id: string; execution_id: string; kind: Generated<string>; at: Moment };
  storage_entries: { org_id: string; execution_id: string; kind: string; bytes: number; at: Moment };
  execution_effects: { org_id: string; execution_id: string; effect: string; at: Moment };
  idempotency_keys: { org_id: string; key: string; request_hash: Buffer; status: number; reply: Json<object>; created_at: Moment };
  run_queue: {
    org_id: string;
    execution_id: string;
    priority: Generated<number>;
    /** The execution's. */
    worker_labels: Generated<string>;
    /** Of the execution's project and concurrency group; empty without a group. */
    concurrency_key: Generated<string>;
    /** The execution's project, if it limits when its runs start; empty otherwise. */
    limited_project: Generated<string>;
    enqueued_at: Moment;
    available_at: Moment;
    /** The execution's. */
    failed_on: Generated<string[]>;
    /** Until then, these workers do not get it while others are connected. */
    others_until: MomentOrNull;
  };
  run_leases: {
    org_id: string;
    execution_id: string;
    attempt: number;
    worker_id: string;
    /** The server that renewed the lease last; null for leases from before this was recorded. */
    server_id: string | null;
    /** Of the start that adopted the run last; 0 before an adoption. */
    worker_start: Generated<number>;
    /** Of the worker's claim; null for workers that send none. */
    claim_id: string | null;
    /** A heartbeat of the worker has named the run since it was claimed. */
    confirmed: Generated<boolean>;
    claimed_at: Moment;
    lease_until: Moment;
  };
  run_links: {
    org_id: string;
    id: string;
    execution_id: string;
    token_hash: Buffer;
    includes_log: boolean;
    created_by: Json<{ id: string | null; name: string }>;
    created_at: Moment;
    expires_at: Moment;
  };
  servers: { id: string; alive_at: Moment; resumed_at: Moment };
  worker_tokens: {
    org_id: string;
    id: string;
    name: string;
    token_hash: Buffer;
    created_at: Moment;
    last_used_at: MomentOrNull;
  };
  /** A row for each attempt that a worker of an organization claimed. */
  worker_runs: {
    org_id: string;
    worker_id: string;
    execution_id: string;
    attempt: number;
    claimed_at: Moment;
  };
  workers: {
    id: string;
    /** `null`: all organizations share this worker. */
    org_id: string | null;
    /** The token that it connected with last. */
    token_id: string | null;
    state: Generated<WorkerState>;
    machine: JsonOrNull<WorkerMachine>;
    name: string;
    engine: string;
    labels: Generated<string[]>;
    /** `null` for a worker of an earlier release. */
    slots: number | null;
    first_seen_at: Moment;
    last_seen_at: Moment;
    /** When it last reported its runs; `null`: never. */
    heartbeat_at: Moment | null;
    /** The newest start that claimed a run; `null` for a worker of an earlier release. */
    start: number | null;
    /** A start of the worker that was stopped, or that another one followed: its claims get no more runs. */
    stopped_start: number | null;
  };
  log_chunks: {
    org_id: string;
    execution_id: string;
    seq: number;
    attempt: number;
    stream: "stdout" | "stderr" | "system";
    at: Moment;
    text: string;
  };
  service_log_chunks: {
    org_id: string;
    execution_id: string;
    service: string;
    seq: number;
    attempt: number;
    stream: "stdout" | "stderr" | "system";
    at: Moment;
    text: string;
  };
  run_usage: {
    org_id: string;
    execution_id: string;
    attempt: number;
    /** Too large for a number of 32 bits. */
    worker_start: number;
    started_at: Moment;
    ended_at: Moment;
    series: Json<UsageSeries>;
  };
  test_results: {
    org_id: string;
    execution_id: string;
    ordinal: number;
    project_id: string;
    group_name: string | null;
    test_key: string;
    name: string;
    /** `null`: the reader did not say. */
    kind: TestKind | null;
    suite: Generated<string[]>;
    file_path: string | null;
    line: number | null;
    variant: string | null;
    status: TestStatus;
    duration_ms: Generated<number>;
    retries: Generated<number>;
    flaky: Generated<boolean>;
    quarantined: Generated<boolean>;
    /** A failed test that also failed when it last ran before, as far as that is in history. */
    known: Generated<boolean>;
    message: string | null;
    /** When its attempts ran: start and duration in milliseconds, status, lane. `null` when the report does not say. */
    tries: JsonOrNull<[number, number, TestStatus, string?][]>;
    details: Json<{
      trace?: string;
      snippet?: string;
      stdout?: string;
      tags?: string[];
      attachments?: Attachment[];
      attempts?: TestAttempt[];
      failureFile?: string;
      reportFolder?: string;
      reportName?: string;
      checkout?: string;
    }>;
    finished_at: Moment;
  };
  test_cases: {
    org_id: string;
    id: string;
    project_id: string;
    /** A trigger assigns it. */
    number: Generated<number>;
    tags: Generated<string[]>;
    owner: Generated<string>;
    requirements: Generated<string[]>;
    title: string;
    description: Generated<string>;
    suite: Generated<string>;
    preconditions: Generated<string>;
    test_data: Generated<string>;
    data_table: JsonOrNull<DataTable>;
    steps: Json<{ action: string; expectedResult: string }[]>;
    priority: Generated<"LOW" | "MEDIUM" | "HIGH" | "CRITICAL">;
    type: Generated<"MANUAL" | "AUTOMATED">;
    /** By the id of the field. */
    custom_fields: Json<Record<string, string | number>>;
    source: JsonOrNull<Record<string, unknown>>;
    created_at: Moment;
    updated_at: Moment;
  };
  test_case_fields: {
    org_id: string;
    id: string;
    project_id: string;
    name: string;
    type: "text" | "number" | "choice" | "date";
    choices: Generated<string[]>;
    position: number;
    created_at: Moment;
  };
  tests: {
    org_id: string;
    id: string;
    project_id: string;
    test_key: string;
    name: string;
    /** Of the newest result that says it. */
    kind: TestKind | null;
    suite: Generated<string[]>;
    file_path: string | null;
    variant: string | null;
    owner: string | null;
    created_at: Moment;
    last_status: TestStatus | null;
    last_run_at: MomentOrNull;
    last_execution_id: string | null;
    runs: Generated<number>;
    failures: Generated<number>;
    pass_rate: number | null;
    p50_ms: number | null;
    p95_ms: number | null;
    flaky_runs: Generated<number>;
    streak: Generated<number>;
    flaky: Generated<boolean>;
    broken: Generated<boolean>;
    failing_since: MomentOrNull;
    failing_execution_id: string | null;
    last_failed_at: MomentOrNull;
    last_failed_execution_id: string | null;
    last_failed_ordinal: number | null;
    counts_from: MomentOrNull;
    last_flake_check_id: string | null;
    /** When the check started that found it flaky; null since a check in which it always passed. */
    checked_flaky_at: MomentOrNull;
    missed_runs: Generated<number>;
  };
  matrix_runs: {
    org_id: string;
    id: string;
    project_id: string;
    axes: Json<{ name: string; values: string[] }[]>;
    combinations: Json<Combination[]>;
    /** How the suite was split. */
    split: JsonOrNull<Split>;
    /** By position; empty: each run executes the whole suite. */
    shards: Json<ShardOfRun[]>;
    trigger: Trigger;
    requested_by: Json<{ id: string | null; name: string }>;
    ci_context: JsonOrNull<CiContext>;
    created_at: Moment;
    /** The status of its last notification. */
    notified_status: TerminalStatus | null;
  };
  /** Ends of runs that no notification about their matrix run reports yet. */
  matrix_run_ends: {
    org_id: string;
    id: string;
    matrix_run_id: string;
    execution_id: string;
    ended_at: Moment;
  };
  flake_checks: {
    org_id: string;
    id: string;
    project_id: string;
    /** The run that it repeats. */
    source_id: string;
    times: number;
    requested_by: Json<{ id: string | null; name: string }>;
    created_at: Moment;
  };
  flake_check_results: {
    org_id: string;
    execution_id: string;
    test_id: string;
    check_id: string;
    /** Null until the run has a verdict. */
    status: "passed" | "failed" | "not-run" | "error" | null;
    flaky: Generated<boolean>;
  };
  test_outcomes: {
    org_id: string;
    test_id: string;
    run_at: Moment;
    execution_id: string;
    ordinal: number;
    status: TestStatus;
    flaky: boolean;
    duration_ms: number;
    /** Lost to retries; `null`: nothing. */
    lost_ms: number | null;
    group_name: string | null;
    /** It counts towards no quarantine: nearly all tests of its run failed, or it is outside any test. */
    mass_failure: boolean;
    commit_sha: string | null;
    environment: string;
  };
  test_days: {
    org_id: string;
    project_id: string;
    day: ColumnType<string, string, string>;
    test_id: string;
    runs: number;
    failures: number;
    flaky: number;
    duration_ms: number;
  };
  test_weeks: {
    org_id: string;
    project_id: string;
    week: ColumnType<string, string, string>;
    test_id: string;
    runs: number;
    failures: number;
    flaky: number;
    duration_ms: number;
  };
  run_days: {
    org_id: string;
    project_id: string;
    day: ColumnType<string, string, string>;
    image: string;
    passed: Generated<number>;
    failed: Generated<number>;
    unstable: Generated<number>;
    errors: Generated<number>;
    /** Of `errors`. */
    cancelled: Generated<number>;
    duration_ms: Generated<number>;
    timed_runs: Generated<number>;
    tests_passed: Generated<number>;
    tests_failed: Generated<number>;
    tests_skipped: Generated<number>;
    tests_flaky: Generated<number>;
  };
  quarantine: {
    org_id: string;
    test_id: string;
    project_id: string;
    test_key: string;
    source: QuarantineSource;
    reason: Generated<string>;
    owner: string | null;
    group_name: string | null;
    execution_id: string | null;
    quarantined_by: JsonOrNull<{ id: string | null; name: string }>;
    created_at: Moment;
    expires_at: MomentOrNull;
    keep: Generated<boolean>;
  };
  quarantine_events: {
    org_id: string;
    id: string;
    project_id: string;
    test_id: string;
    event: QuarantineEventKind;
    source: QuarantineSource;
    reason: Generated<string>;
    group_name: string | null;
    execution_id: string | null;
    by_whom: JsonOrNull<{ id: string | null; name: string }>;
    created_at: Moment;
  };
  schedules: {
    org_id: string;
    id: string;
    project_id: string;
    name: string;
    cron: string;
    time_zone: string;
    run: Json<ScheduledRun>;
    missed_runs: MissedRunRule;
    skip_while_active: Generated<boolean>;
    paused: Generated<boolean>;
    next_run_at: MomentOrNull;
    last_at: MomentOrNull;
    last_execution_id: string | null;
    last_reason: string | null;
    created_by: JsonOrNull<{ id: string | null; name: string }>;
    created_at: Moment;
    updated_at: Moment;
  };
  /** The attempts that workers took lately of projects with a limit of starts per hour. */
  run_starts: {
    org_id: string;
    execution_id: string;
    attempt: number;
    project_id: string;
    started_at: Moment;
  };
  /** A worker's row for each of its caches. */
  stored_caches: {
    org_id: string;
    id: string;
    project_id: string;
    worker_id: string;
    key: string;
    path: string | null;
    scope: JsonOrNull<{ combination?: Combination; pullRequest?: string }>;
    saved_by: string | null;
    bytes: number;
    saved_at: Moment;
    used_at: Moment;
    report_id: number;
    reported_at: Moment;
    cleared_at: MomentOrNull;
  };
  run_triggers: {
    org_id: string;
    id: string;
    project_id: string;
    name: string;
    host: GitHost;
    repository: string;
    events: TriggerEvent[];
    branches: Json<PatternFilter>;
    paths: Json<PatternFilter>;
    forks: ForkRule;
    run: Json<TriggeredRun>;
    paused: Generated<boolean>;
    token: string;
    sealed_secret: Json<Encrypted>;
    last: JsonOrNull<DeliveryResult & { at: string }>;
    rejected_at: MomentOrNull;
    created_by: JsonOrNull<{ id: string | null; name: string }>;
    created_at: Moment;
    updated_at: Moment;
  };
  run_trigger_deliveries: {
    org_id: string;
    id: string;
    trigger_id: string;
    delivery_id: string;
    body_hash: Buffer | null;
    event: string;
    outcome: DeliveryOutcome;
    reason: string;
    execution_id: string | null;
    branch: string | null;
    commit_sha: string | null;
    pr_number: number | null;
    repeats: Generated<number>;
    received_at: Moment;
  };
  test_cycle_items: {
    org_id: string;
    cycle_id: string;
    id: string;
    ordinal: number;
    test_case_id: string | null;
    execution_id: string | null;
    earlier_executions: Generated<string[]>;
    type: "MANUAL" | "AUTOMATED";
    title: string;
    suite: Generated<string>;
    /** `null`: an earlier version created the item without a copy of these texts. */
    description: string | null;
    preconditions: string | null;
    test_data: string | null;
    custom_fields: Json<{ name: string; value: string | number }[]>;
    status: Generated<ItemStatus>;
    steps: Json<CycleStep[]>;
    comment: Generated<string>;
    result_by: JsonOrNull<{ id: string | null; name: string }>;
    updated_at: Moment;
  };
  test_cycle_issues: {
    org_id: string;
    item_id: string;
    step: number;
    provider: IssueProvider;
    key: Generated<string>;
    url: Generated<string>;
    reference: Generated<string>;
    incomplete: Generated<boolean>;
    held_until: MomentOrNull;
    created_by: Json<{ id: string | null; name: string }>;
    created_at: Moment;
  };
  test_cycle_screenshots: {
    org_id: string;
    cycle_id: string;
    item_id: string;
    id: string;
    step: number | null;
    name: string;
    content_type: "image/png" | "image/jpeg" | "image/gif" | "image/webp";
    size_bytes: number;
    created_by: Json<{ id: string | null; name: string }>;
    created_at: Moment;
  };
  /** Written by the trigger of `test_cases`. */
  test_case_numbers: { org_id: string; project_id: string; last_number: number };
  test_case_changes: {
    org_id: string;
    test_case_id: string;
    id: string;
    changed_by: Json<{ id: string | null; name: string }>;
    changes: Json<{ field: string; before: string; after: string }[]>;
    at: Moment;
  };
  test_case_attachments: {
    org_id: string;
    test_case_id: string;
    id: string;
    name: string;
    content_type: (typeof attachmentTypes)[number];
    size_bytes: number;
    created_by: Json<{ id: string | null; name: string }>;
    created_at: Moment;
  };
  test_case_links: {
    org_id: string;
    test_case_id: string;
    test_id: string;
    project_id: string;
    test_key: string;
    linked_by: Json<{ id: string | null; name: string }>;
    created_at: Moment;
  };
  test_case_results: {
    org_id: string;
    test_case_id: string;
    execution_id: string;
    test_key: string;
    status: TestStatus;
    flaky: Generated<boolean>;
    duration_ms: Generated<number>;
    message: string | null;
    at: Moment;
  };
  execution_analyses: {
    org_id: string;
    execution_id: string;
    status: Generated<"PENDING" | "READY" | "UNAVAILABLE" | "DISABLED">;
    content: JsonOrNull<AnalysisContent>;
    requested_at: Moment;
    created_at: MomentOrNull;
    held_until: MomentOrNull;
    round: Generated<number>;
    failures_after: number | null;
    failures_tries: Generated<number>;
    failures_incomplete: Generated<boolean>;
  };
  failure_occurrences: {
    org_id: string;
    execution_id: string;
    ordinal: number;
    project_id: string | null;
    fingerprint: string;
    category: FailureCategory;
    is_guess: Generated<boolean>;
    message: string;
    test_key: string | null;
    at: Moment;
  };
  failure_days: {
    org_id: string;
    day: ColumnType<string, string, string>;
    project_id: string | null;
    fingerprint: string;
    branch: string | null;
    occurrences: number;
    executions: number;
    first_at: Moment;
    last_at: Moment;
    /** Keys. */
    tests: string[];
  };
  summed_failure_days: { org_id: string; day: ColumnType<string, string, string>; until: Moment };
  failure_groups: {
    org_id: string;
    id: string;
    project_id: string;
    fingerprint: string;
    state: Generated<FailureState>;
    state_at: MomentOrNull;
    /** The member who set the state. */
    state_by: string | null;
    owner_id: string | null;
    owner_team: string | null;
    first_at: Moment;
    first_execution_id: string;
  };
  owner_rules: { org_id: string; project_id: string; rules: string; updated_at: Moment };
  failure_changes: {
    org_id: string;
    id: string;
    group_id: string;
    what: "state" | "owner";
    from_value: string | null;
    to_value: string | null;
    by_whom: JsonOrNull<{ id: string | null; name: string }>;
    execution_id: string | null;
    created_at: Moment;
  };
}
