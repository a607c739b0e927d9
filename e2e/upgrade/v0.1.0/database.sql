--
-- PostgreSQL database dump
--


-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: ai_model_stays(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.ai_model_stays() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
       begin
         raise exception 'the model of an execution is recorded once' using errcode = 'integrity_constraint_violation';
       end
     $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: audit_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_log (
    org_id text NOT NULL,
    id text NOT NULL,
    at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    actor_id text,
    actor_email text DEFAULT ''::text NOT NULL,
    action text NOT NULL,
    target_type text NOT NULL,
    target_id text NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    ip text,
    request_id text,
    seq bigint NOT NULL
);

ALTER TABLE ONLY public.audit_log FORCE ROW LEVEL SECURITY;


--
-- Name: audit_hash(bytea, public.audit_log); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.audit_hash(before bytea, entry public.audit_log) RETURNS bytea
    LANGUAGE sql STABLE
    AS $$
       select sha256(before || convert_to(jsonb_build_array(
         entry.org_id, entry.id, entry.seq, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id, entry.actor_email, entry.action,
         entry.target_type, entry.target_id, entry.details, entry.ip, entry.request_id)::text, 'UTF8'))
     $$;


--
-- Name: chain_audit_entry(public.audit_log); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.chain_audit_entry(entry public.audit_log) RETURNS void
    LANGUAGE plpgsql
    AS $$
     declare
       last audit_chain;
     begin
       perform pg_advisory_xact_lock(hashtextextended('audit ' || entry.org_id, 0));
       select * into last from audit_chain where org_id = entry.org_id order by place desc limit 1;
       insert into audit_chain (org_id, place, entry_id, hash)
         values (entry.org_id, coalesce(last.place, 0) + 1, entry.id, audit_hash(coalesce(last.hash, ''), entry));
     end $$;


--
-- Name: chain_new_audit_entry(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.chain_new_audit_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     begin
       perform chain_audit_entry(new);
       return null;
     end $$;


--
-- Name: outbox_rings(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.outbox_rings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
       begin
         perform pg_notify('outbox', '');
         return null;
       end
     $$;


--
-- Name: test_case_title_key(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.test_case_title_key(title text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
       select left(regexp_replace(
         btrim(regexp_replace(lower(normalize(title, NFKC)), '[^[:alnum:]]+', ' ', 'g')),
         '^(verify|check|ensure|test|confirm|validate) (that )?', ''), 300)
     $$;


--
-- Name: account_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_tokens (
    token_hash bytea NOT NULL,
    user_id text NOT NULL,
    purpose text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT account_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['password-reset'::text, 'verify-email'::text])))
);

ALTER TABLE ONLY public.account_tokens FORCE ROW LEVEL SECURITY;


--
-- Name: api_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_keys (
    org_id text NOT NULL,
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    key_hash bytea NOT NULL,
    role text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone,
    last_used_at timestamp(3) with time zone,
    last_used_ip text,
    CONSTRAINT api_keys_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'developer'::text, 'viewer'::text])))
);

ALTER TABLE ONLY public.api_keys FORCE ROW LEVEL SECURITY;


--
-- Name: audit_chain; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_chain (
    org_id text NOT NULL,
    place bigint NOT NULL,
    entry_id text NOT NULL,
    hash bytea NOT NULL
);

ALTER TABLE ONLY public.audit_chain FORCE ROW LEVEL SECURITY;


--
-- Name: audit_log_seq_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.audit_log ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: execution_analyses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.execution_analyses (
    org_id text NOT NULL,
    execution_id text NOT NULL,
    status text DEFAULT 'PENDING'::text NOT NULL,
    content jsonb,
    requested_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    created_at timestamp(3) with time zone,
    CONSTRAINT execution_analyses_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'READY'::text, 'UNAVAILABLE'::text])))
);

ALTER TABLE ONLY public.execution_analyses FORCE ROW LEVEL SECURITY;


--
-- Name: execution_effects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.execution_effects (
    org_id text NOT NULL,
    execution_id text NOT NULL,
    effect text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.execution_effects FORCE ROW LEVEL SECURITY;


--
-- Name: executions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.executions (
    org_id text NOT NULL,
    id text NOT NULL,
    project_id text NOT NULL,
    cycle_id text,
    image text NOT NULL,
    command text DEFAULT ''::text NOT NULL,
    environment text DEFAULT 'development'::text NOT NULL,
    base_url text DEFAULT ''::text NOT NULL,
    folder text DEFAULT 'all'::text NOT NULL,
    group_name text,
    trigger text NOT NULL,
    requested_by jsonb,
    ci_context jsonb,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    sealed_variables jsonb,
    status text DEFAULT 'PENDING'::text NOT NULL,
    priority smallint DEFAULT 0 NOT NULL,
    error_code text,
    error_message text,
    exit_code integer,
    attempt integer DEFAULT 0 NOT NULL,
    lost_attempts integer DEFAULT 0 NOT NULL,
    tests jsonb,
    ai_model text,
    has_analysis boolean DEFAULT false NOT NULL,
    has_report boolean DEFAULT false NOT NULL,
    report_index text,
    storage_bytes bigint DEFAULT 0 NOT NULL,
    last_seq integer DEFAULT 0 NOT NULL,
    log_archived boolean DEFAULT false NOT NULL,
    cancel_requested_at timestamp(3) with time zone,
    rerun_of text,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    started_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    deleted_at timestamp(3) with time zone,
    ci_repository text GENERATED ALWAYS AS (lower((ci_context ->> 'repository'::text))) STORED,
    ci_commit text GENERATED ALWAYS AS (lower((ci_context ->> 'commitSha'::text))) STORED,
    ci_pr bigint GENERATED ALWAYS AS (((ci_context ->> 'prNumber'::text))::bigint) STORED,
    history text DEFAULT 'none'::text NOT NULL,
    pinned_at timestamp(3) with time zone,
    log_removed_at timestamp(3) with time zone,
    report_removed_at timestamp(3) with time zone,
    CONSTRAINT executions_history_check CHECK ((history = ANY (ARRAY['none'::text, 'due'::text, 'counted'::text]))),
    CONSTRAINT executions_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text, 'ANALYZING'::text, 'PASSED'::text, 'FAILED'::text, 'UNSTABLE'::text, 'ERROR'::text])))
);

ALTER TABLE ONLY public.executions FORCE ROW LEVEL SECURITY;


--
-- Name: failure_occurrences; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.failure_occurrences (
    org_id text NOT NULL,
    execution_id text NOT NULL,
    ordinal integer NOT NULL,
    project_id text,
    fingerprint text NOT NULL,
    category text NOT NULL,
    message text NOT NULL,
    test_key text,
    at timestamp(3) with time zone NOT NULL
);

ALTER TABLE ONLY public.failure_occurrences FORCE ROW LEVEL SECURITY;


--
-- Name: idempotency_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency_keys (
    org_id text NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    status smallint NOT NULL,
    reply json NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.idempotency_keys FORCE ROW LEVEL SECURITY;


--
-- Name: integration_activity; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.integration_activity (
    org_id text NOT NULL,
    provider text NOT NULL,
    last_used_at timestamp(3) with time zone,
    last_error text,
    last_error_at timestamp(3) with time zone
);

ALTER TABLE ONLY public.integration_activity FORCE ROW LEVEL SECURITY;


--
-- Name: invitation_mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invitation_mails (
    recipient bytea NOT NULL,
    letter_id text NOT NULL,
    at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);


--
-- Name: invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invitations (
    org_id text NOT NULL,
    id text NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    token_hash bytea NOT NULL,
    invited_by text,
    inviter_name text DEFAULT ''::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone DEFAULT (now() + '7 days'::interval) NOT NULL,
    accepted_at timestamp(3) with time zone,
    CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'developer'::text, 'viewer'::text]))),
    CONSTRAINT invitations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'expired'::text, 'revoked'::text])))
);

ALTER TABLE ONLY public.invitations FORCE ROW LEVEL SECURITY;


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: log_chunks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.log_chunks (
    org_id text NOT NULL,
    execution_id text NOT NULL,
    seq integer NOT NULL,
    attempt integer NOT NULL,
    stream text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    text text NOT NULL,
    CONSTRAINT log_chunks_stream_check CHECK ((stream = ANY (ARRAY['stdout'::text, 'stderr'::text, 'system'::text])))
);
ALTER TABLE ONLY public.log_chunks ALTER COLUMN text SET STORAGE EXTERNAL;

ALTER TABLE ONLY public.log_chunks FORCE ROW LEVEL SECURITY;


--
-- Name: login_failures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.login_failures (
    email text NOT NULL,
    failed_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


--
-- Name: login_locks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.login_locks (
    email text NOT NULL,
    locked_until timestamp(3) with time zone NOT NULL
);


--
-- Name: memberships; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.memberships (
    org_id text NOT NULL,
    user_id text NOT NULL,
    role text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'developer'::text, 'viewer'::text]))),
    CONSTRAINT memberships_status_check CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text, 'pending'::text])))
);

ALTER TABLE ONLY public.memberships FORCE ROW LEVEL SECURITY;


--
-- Name: notification_rules; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notification_rules (
    org_id text NOT NULL,
    id text NOT NULL,
    project_id text NOT NULL,
    channel text NOT NULL,
    name text NOT NULL,
    sealed_url jsonb NOT NULL,
    shown_url text NOT NULL,
    statuses text[] NOT NULL,
    only_changes boolean NOT NULL,
    enabled boolean NOT NULL,
    last_sent_at timestamp(3) with time zone,
    last_error text,
    last_error_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT notification_rules_channel_check CHECK ((channel = ANY (ARRAY['slack'::text, 'teams'::text])))
);

ALTER TABLE ONLY public.notification_rules FORCE ROW LEVEL SECURITY;


--
-- Name: organizations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.organizations (
    id text NOT NULL,
    name text NOT NULL,
    plan text DEFAULT 'free'::text NOT NULL,
    limits jsonb DEFAULT '{}'::jsonb NOT NULL,
    current_storage_used_bytes bigint DEFAULT 0 NOT NULL,
    ai_analysis_enabled boolean DEFAULT true NOT NULL,
    ai jsonb DEFAULT '{}'::jsonb NOT NULL,
    integrations jsonb DEFAULT '{}'::jsonb NOT NULL,
    notifications jsonb DEFAULT '{}'::jsonb NOT NULL,
    billing jsonb DEFAULT '{}'::jsonb NOT NULL,
    last_claimed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    ai_features jsonb DEFAULT '{"specToTest": true}'::jsonb NOT NULL,
    CONSTRAINT organizations_current_storage_used_bytes_check CHECK ((current_storage_used_bytes >= 0))
);

ALTER TABLE ONLY public.organizations FORCE ROW LEVEL SECURITY;


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id text NOT NULL,
    org_id text,
    topic text NOT NULL,
    payload jsonb,
    key text,
    attempt integer DEFAULT 0 NOT NULL,
    due_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    held_until timestamp(3) with time zone,
    state text DEFAULT 'waiting'::text NOT NULL,
    last_error text,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    ended_at timestamp(3) with time zone,
    CONSTRAINT outbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'given_up'::text])))
);

ALTER TABLE ONLY public.outbox FORCE ROW LEVEL SECURITY;


--
-- Name: project_variables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.project_variables (
    org_id text NOT NULL,
    project_id text NOT NULL,
    name text NOT NULL,
    secret boolean NOT NULL,
    sealed jsonb NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.project_variables FORCE ROW LEVEL SECURITY;


--
-- Name: projects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.projects (
    org_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    run_settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone,
    log_days integer,
    report_days integer,
    CONSTRAINT projects_log_days_check CHECK (((log_days >= 1) AND (log_days <= 3650))),
    CONSTRAINT projects_report_days_check CHECK (((report_days >= 1) AND (report_days <= 3650)))
);

ALTER TABLE ONLY public.projects FORCE ROW LEVEL SECURITY;


--
-- Name: quarantine; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.quarantine (
    org_id text NOT NULL,
    test_id text NOT NULL,
    project_id text NOT NULL,
    test_key text NOT NULL,
    source text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    owner text,
    group_name text,
    execution_id text,
    quarantined_by jsonb,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    expires_at timestamp(3) with time zone,
    CONSTRAINT quarantine_source_check CHECK ((source = ANY (ARRAY['auto'::text, 'manual'::text])))
);

ALTER TABLE ONLY public.quarantine FORCE ROW LEVEL SECURITY;


--
-- Name: quarantine_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.quarantine_events (
    org_id text NOT NULL,
    id text NOT NULL,
    project_id text NOT NULL,
    test_id text NOT NULL,
    event text NOT NULL,
    source text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    group_name text,
    execution_id text,
    by_whom jsonb,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT quarantine_events_event_check CHECK ((event = ANY (ARRAY['quarantined'::text, 'changed'::text, 'healed'::text, 'released'::text, 'expired'::text])))
);

ALTER TABLE ONLY public.quarantine_events FORCE ROW LEVEL SECURITY;


--
-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);


--
-- Name: run_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.run_days (
    org_id text NOT NULL,
    project_id text NOT NULL,
    day date NOT NULL,
    image text NOT NULL,
    passed integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    unstable integer DEFAULT 0 NOT NULL,
    errors integer DEFAULT 0 NOT NULL,
    duration_ms double precision DEFAULT 0 NOT NULL,
    timed_runs integer DEFAULT 0 NOT NULL,
    tests_passed bigint DEFAULT 0 NOT NULL,
    tests_failed bigint DEFAULT 0 NOT NULL,
    tests_skipped bigint DEFAULT 0 NOT NULL,
    tests_flaky bigint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.run_days FORCE ROW LEVEL SECURITY;


--
-- Name: run_leases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.run_leases (
    org_id text NOT NULL,
    execution_id text NOT NULL,
    attempt integer NOT NULL,
    worker_id text NOT NULL,
    claimed_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    lease_until timestamp(3) with time zone NOT NULL
);

ALTER TABLE ONLY public.run_leases FORCE ROW LEVEL SECURITY;


--
-- Name: run_queue; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.run_queue (
    org_id text NOT NULL,
    execution_id text NOT NULL,
    priority smallint DEFAULT 0 NOT NULL,
    enqueued_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    available_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.run_queue FORCE ROW LEVEL SECURITY;


--
-- Name: schedules; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schedules (
    org_id text NOT NULL,
    id text NOT NULL,
    project_id text NOT NULL,
    name text NOT NULL,
    cron text NOT NULL,
    time_zone text NOT NULL,
    run jsonb NOT NULL,
    missed_runs text NOT NULL,
    skip_while_active boolean DEFAULT false NOT NULL,
    paused boolean DEFAULT false NOT NULL,
    next_run_at timestamp(3) with time zone,
    last_at timestamp(3) with time zone,
    last_execution_id text,
    last_reason text,
    created_by jsonb,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT schedules_missed_runs_check CHECK ((missed_runs = ANY (ARRAY['once'::text, 'skip'::text])))
);

ALTER TABLE ONLY public.schedules FORCE ROW LEVEL SECURITY;


--
-- Name: socket_io_attachments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.socket_io_attachments (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now(),
    payload bytea
);


--
-- Name: socket_io_attachments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.socket_io_attachments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: socket_io_attachments_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.socket_io_attachments_id_seq OWNED BY public.socket_io_attachments.id;


--
-- Name: source_host_posts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.source_host_posts (
    org_id text NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    remote_id text,
    held_until timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    sent text,
    again boolean DEFAULT false NOT NULL
);

ALTER TABLE ONLY public.source_host_posts FORCE ROW LEVEL SECURITY;


--
-- Name: storage_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.storage_entries (
    org_id text NOT NULL,
    execution_id text NOT NULL,
    kind text NOT NULL,
    bytes bigint NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.storage_entries FORCE ROW LEVEL SECURITY;


--
-- Name: test_case_results; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.test_case_results (
    org_id text NOT NULL,
    test_case_id text NOT NULL,
    execution_id text NOT NULL,
    test_key text NOT NULL,
    status text NOT NULL,
    flaky boolean DEFAULT false NOT NULL,
    duration_ms double precision DEFAULT 0 NOT NULL,
    message text,
    at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.test_case_results FORCE ROW LEVEL SECURITY;


--
-- Name: test_cases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.test_cases (
    org_id text NOT NULL,
    id text NOT NULL,
    project_id text NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    suite text DEFAULT ''::text NOT NULL,
    preconditions text DEFAULT ''::text NOT NULL,
    steps jsonb DEFAULT '[]'::jsonb NOT NULL,
    priority text DEFAULT 'MEDIUM'::text NOT NULL,
    type text DEFAULT 'MANUAL'::text NOT NULL,
    source jsonb,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    title_key text GENERATED ALWAYS AS (public.test_case_title_key(title)) STORED,
    CONSTRAINT test_cases_priority_check CHECK ((priority = ANY (ARRAY['LOW'::text, 'MEDIUM'::text, 'HIGH'::text, 'CRITICAL'::text]))),
    CONSTRAINT test_cases_type_check CHECK ((type = ANY (ARRAY['MANUAL'::text, 'AUTOMATED'::text])))
);

ALTER TABLE ONLY public.test_cases FORCE ROW LEVEL SECURITY;


--
-- Name: test_cycle_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.test_cycle_items (
    org_id text NOT NULL,
    cycle_id text NOT NULL,
    id text NOT NULL,
    ordinal integer NOT NULL,
    test_case_id text,
    execution_id text,
    earlier_executions text[] DEFAULT '{}'::text[] NOT NULL,
    type text NOT NULL,
    title text NOT NULL,
    suite text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'PENDING'::text NOT NULL,
    steps jsonb DEFAULT '[]'::jsonb NOT NULL,
    comment text DEFAULT ''::text NOT NULL,
    result_by jsonb,
    updated_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT test_cycle_items_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text, 'PASSED'::text, 'FAILED'::text, 'SKIPPED'::text]))),
    CONSTRAINT test_cycle_items_type_check CHECK ((type = ANY (ARRAY['MANUAL'::text, 'AUTOMATED'::text])))
);

ALTER TABLE ONLY public.test_cycle_items FORCE ROW LEVEL SECURITY;


--
-- Name: test_cycles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.test_cycles (
    org_id text NOT NULL,
    id text NOT NULL,
    project_id text NOT NULL,
    name text NOT NULL,
    status text DEFAULT 'PENDING'::text NOT NULL,
    source text DEFAULT 'manual'::text NOT NULL,
    ci_context jsonb,
    created_by jsonb,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    completed_at timestamp(3) with time zone,
    CONSTRAINT test_cycles_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'ci'::text]))),
    CONSTRAINT test_cycles_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text, 'COMPLETED'::text])))
);

ALTER TABLE ONLY public.test_cycles FORCE ROW LEVEL SECURITY;


--
-- Name: test_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.test_days (
    org_id text NOT NULL,
    project_id text NOT NULL,
    day date NOT NULL,
    test_id text NOT NULL,
    runs integer NOT NULL,
    failures integer NOT NULL,
    flaky integer NOT NULL,
    duration_ms double precision NOT NULL
);

ALTER TABLE ONLY public.test_days FORCE ROW LEVEL SECURITY;


--
-- Name: test_outcomes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.test_outcomes (
    org_id text NOT NULL,
    test_id text NOT NULL,
    run_at timestamp(3) with time zone NOT NULL,
    execution_id text NOT NULL,
    ordinal integer NOT NULL,
    status text NOT NULL,
    flaky boolean NOT NULL,
    duration_ms real NOT NULL,
    group_name text,
    mass_failure boolean NOT NULL,
    commit_sha text,
    environment text NOT NULL
);

ALTER TABLE ONLY public.test_outcomes FORCE ROW LEVEL SECURITY;


--
-- Name: test_results; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.test_results (
    org_id text NOT NULL,
    execution_id text NOT NULL,
    ordinal integer NOT NULL,
    project_id text NOT NULL,
    group_name text,
    test_key text NOT NULL,
    name text NOT NULL,
    suite text[] DEFAULT '{}'::text[] NOT NULL,
    file_path text,
    line integer,
    variant text,
    status text NOT NULL,
    duration_ms double precision DEFAULT 0 NOT NULL,
    retries integer DEFAULT 0 NOT NULL,
    flaky boolean DEFAULT false NOT NULL,
    quarantined boolean DEFAULT false NOT NULL,
    message text,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    finished_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT test_results_status_check CHECK ((status = ANY (ARRAY['passed'::text, 'failed'::text, 'skipped'::text, 'pending'::text, 'other'::text])))
);

ALTER TABLE ONLY public.test_results FORCE ROW LEVEL SECURITY;


--
-- Name: tests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tests (
    org_id text NOT NULL,
    id text NOT NULL,
    project_id text NOT NULL,
    test_key text NOT NULL,
    name text NOT NULL,
    suite text[] DEFAULT '{}'::text[] NOT NULL,
    file_path text,
    variant text,
    owner text,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    last_status text,
    last_run_at timestamp(3) with time zone,
    last_execution_id text,
    runs integer DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    pass_rate real,
    p50_ms real,
    p95_ms real,
    flaky_runs integer DEFAULT 0 NOT NULL,
    streak integer DEFAULT 0 NOT NULL,
    flaky boolean DEFAULT false NOT NULL,
    broken boolean DEFAULT false NOT NULL,
    failing_since timestamp(3) with time zone,
    failing_execution_id text,
    last_failed_at timestamp(3) with time zone,
    last_failed_execution_id text,
    last_failed_ordinal integer,
    counts_from timestamp(3) with time zone
);

ALTER TABLE ONLY public.tests FORCE ROW LEVEL SECURITY;


--
-- Name: tracked_issues; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tracked_issues (
    org_id text NOT NULL,
    execution_id text NOT NULL,
    provider text NOT NULL,
    test_key text DEFAULT ''::text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    url text DEFAULT ''::text NOT NULL,
    held_until timestamp(3) with time zone,
    created_by jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.tracked_issues FORCE ROW LEVEL SECURITY;


--
-- Name: usage_alerts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.usage_alerts (
    org_id text NOT NULL,
    month date NOT NULL,
    kind text NOT NULL,
    level integer NOT NULL,
    at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.usage_alerts FORCE ROW LEVEL SECURITY;


--
-- Name: usage_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.usage_events (
    org_id text NOT NULL,
    execution_id text NOT NULL,
    kind text DEFAULT 'test_run'::text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.usage_events FORCE ROW LEVEL SECURITY;


--
-- Name: usage_months; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.usage_months (
    org_id text NOT NULL,
    month date NOT NULL,
    test_runs bigint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.usage_months FORCE ROW LEVEL SECURITY;


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    auth_epoch timestamp(3) with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    last_login_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text, 'pending'::text])))
);

ALTER TABLE ONLY public.users FORCE ROW LEVEL SECURITY;


--
-- Name: webhook_attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_attempts (
    org_id text NOT NULL,
    delivery_id text NOT NULL,
    id text NOT NULL,
    at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    duration_ms integer NOT NULL,
    status_code integer,
    error text,
    response text
);

ALTER TABLE ONLY public.webhook_attempts FORCE ROW LEVEL SECURITY;


--
-- Name: webhook_deliveries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_deliveries (
    org_id text NOT NULL,
    id text NOT NULL,
    event text NOT NULL,
    execution_id text,
    body text NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_status_code integer,
    last_error text,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    last_attempt_at timestamp(3) with time zone,
    CONSTRAINT webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.webhook_deliveries FORCE ROW LEVEL SECURITY;


--
-- Name: webhook_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_log (
    id text NOT NULL,
    event_id text NOT NULL,
    org_id text,
    type text NOT NULL,
    status text NOT NULL,
    reason text,
    occurred_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT webhook_log_status_check CHECK ((status = ANY (ARRAY['success'::text, 'failed'::text, 'ignored'::text])))
);

ALTER TABLE ONLY public.webhook_log FORCE ROW LEVEL SECURITY;


--
-- Name: workers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.workers (
    id text NOT NULL,
    name text NOT NULL,
    engine text NOT NULL,
    first_seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


--
-- Name: socket_io_attachments id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.socket_io_attachments ALTER COLUMN id SET DEFAULT nextval('public.socket_io_attachments_id_seq'::regclass);


--
-- Data for Name: account_tokens; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: api_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_keys VALUES
	('6b0252ae636123e6d4e2b032', '6b0252ae4e22504a36c1133d', '6b0252ae2103243ba90d9885', 'CI', 'gantry_hi4PXN', '\x3ffb70562c2ba05478cf3291e67464c4b70d7ba0fe18239f74a09cdc504a5e5b', 'developer', '2026-11-22 02:25:50.761+00', NULL, '2026-11-22 02:26:46.914+00', '127.0.0.1');


--
-- Data for Name: audit_chain; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_chain VALUES
	('6b0252ae636123e6d4e2b032', 1, '6b0252ae326d3dd9f4bd225d', '\x74166a7c99cd9937306fc0494d2996b95e8a286ae10bec4cb2bd010964d11e06'),
	('6b0252ae636123e6d4e2b032', 2, '6b0252ae8ac5e9363ebb7060', '\x136cb45a4babc12683e84e6061a5764ce55e9cd38831c402dcb9c4f0c4d8fb02'),
	('6b0252ae636123e6d4e2b032', 3, '6b0252ae261d3213db5946fb', '\x407e0cbcd7eb4725df5da655fce4531a1d493f724e4f6bb187764145b9e407cd'),
	('6b0252ae636123e6d4e2b032', 4, '6b0252aeb9c25861971ecfcc', '\x4c6439882aa4df3db22f6242ffcf6bd76f5bf27ea82e29648edd2b37a1a572d1'),
	('6b0252ae636123e6d4e2b032', 5, '6b0252aea2c536f4dfe67ed7', '\x355ecfc887d194d22c42b2ab69cef1aa774e7fdf8591b3b5aa41a7c9dfc91db1'),
	('6b0252ae636123e6d4e2b032', 6, '6b0252ae817ca515ecb997ee', '\xdffea2624a17cf34d44e842690580061d77590c8aeb24fe8c93603416abfa216'),
	('6b0252ae636123e6d4e2b032', 7, '6b0252b723fbae906cfe31d7', '\xdcea400402728a3b78a4268c84e9e88b9dd68c1d1796a6f0e713c0b75fba4895'),
	('6b0252ae636123e6d4e2b032', 8, '6b0252b7eeaa50964f1dabca', '\x5b321b87bd38607f324f2ebd5ea02cba12398db969b04632e9671788371f277a'),
	('6b0252ae636123e6d4e2b032', 9, '6b0252b75d16c0ddcd0f76a6', '\xd51a09afde0a32466e16e0b10264499732044fb9452ac7dad8199d595cd62f27');


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_log OVERRIDING SYSTEM VALUE VALUES
	('6b0252ae636123e6d4e2b032', '6b0252ae326d3dd9f4bd225d', '2026-11-22 02:25:50.719+00', '6b0252ae2103243ba90d9885', 'ada@example.com', 'organization.created', 'organization', '6b0252ae636123e6d4e2b032', '{"name": "Acme"}', '127.0.0.1', '48b4707a-303e-44f4-b9a1-90dd36053697', 1),
	('6b0252ae636123e6d4e2b032', '6b0252ae8ac5e9363ebb7060', '2026-11-22 02:25:50.765+00', '6b0252ae2103243ba90d9885', 'ada@example.com', 'api_key.created', 'api_key', '6b0252ae4e22504a36c1133d', '{"name": "CI", "role": "developer", "prefix": "gantry_hi4PXN", "expiresAt": null}', '127.0.0.1', '47bd4dec-b93d-4258-bf78-0ecefe50882e', 2),
	('6b0252ae636123e6d4e2b032', '6b0252ae261d3213db5946fb', '2026-11-22 02:25:50.79+00', '6b0252ae2103243ba90d9885', 'ada@example.com', 'project.created', 'project', '6b0252aef7d3d8cde2652d08', '{"name": "Shop"}', '127.0.0.1', '47a00526-8931-40f4-8b5e-eefc2d2684c1', 3),
	('6b0252ae636123e6d4e2b032', '6b0252aeb9c25861971ecfcc', '2026-11-22 02:25:50.816+00', '6b0252ae2103243ba90d9885', 'ada@example.com', 'project.changed', 'project', '6b0252aef7d3d8cde2652d08', '{"name": "Shop", "runSettings": ["image", "autoQuarantine"]}', '127.0.0.1', '180c95fb-8c9a-47a0-bb4d-41ebc4581bd5', 4),
	('6b0252ae636123e6d4e2b032', '6b0252aea2c536f4dfe67ed7', '2026-11-22 02:25:50.846+00', '6b0252ae2103243ba90d9885', 'ada@example.com', 'variable.created', 'variable', 'API_TOKEN', '{"name": "API_TOKEN", "secret": true, "projectId": "6b0252aef7d3d8cde2652d08"}', '127.0.0.1', 'abf31ce7-2842-4990-8628-3a5126710399', 5),
	('6b0252ae636123e6d4e2b032', '6b0252ae817ca515ecb997ee', '2026-11-22 02:25:50.869+00', '6b0252ae2103243ba90d9885', 'ada@example.com', 'variable.created', 'variable', 'PLAIN', '{"name": "PLAIN", "secret": false, "projectId": "6b0252aef7d3d8cde2652d08"}', '127.0.0.1', '5e748d4a-1839-4f5c-97aa-1a51f720e38a', 6),
	('6b0252ae636123e6d4e2b032', '6b0252b723fbae906cfe31d7', '2026-11-22 02:25:59.673+00', '6b0252ae2103243ba90d9885', 'ada@example.com', 'schedule.created', 'schedule', '6b0252b7ce347aefdfb1d650', '{"cron": "30 2 * * 1-5", "name": "Nightly", "timeZone": "Europe/Berlin", "projectId": "6b0252aef7d3d8cde2652d08"}', '127.0.0.1', '36b3ac22-2c0b-4dec-8368-671e2827f318', 7),
	('6b0252ae636123e6d4e2b032', '6b0252b7eeaa50964f1dabca', '2026-11-22 02:25:59.703+00', '6b0252ae2103243ba90d9885', 'ada@example.com', 'invitation.created', 'invitation', '6b0252b74703bd44b62a2ecf', '{"role": "developer", "expiresAt": "2026-11-29T02:25:59.700Z", "targetEmail": "bob@example.com"}', '127.0.0.1', 'f83a41eb-bc4a-47bb-8469-76200ff09b26', 8),
	('6b0252ae636123e6d4e2b032', '6b0252b75d16c0ddcd0f76a6', '2026-11-22 02:25:59.725+00', '6b0252ae2103243ba90d9885', 'ada@example.com', 'project.retention_changed', 'project', '6b0252aef7d3d8cde2652d08', '{"logDays": 90, "oldLogDays": null, "reportDays": 90, "oldReportDays": null}', '127.0.0.1', '6f6f7e68-e8cd-42d9-b263-73e896eeac90', 9);


--
-- Data for Name: execution_analyses; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.execution_analyses VALUES
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 'READY', '{"model": "builtin-rules", "missing": null, "summary": "1 of 11 tests failed: the suite was not let in.", "category": "authentication", "evidence": [{"seq": 4, "line": 5, "text": "✔ a wrong password is refused 104 ms"}], "rootCause": "Credentials were missing, wrong, expired or not sufficient. The run''s own words: “✔ a wrong password is refused 104 ms”", "confidence": 0.71, "suggestions": ["Check the project''s variables that hold credentials: ****, spelled right, not expired.", "Sign in by hand with the same account against the same environment.", "If the status is 403, look at the account''s role rather than its password."], "sinceLastPass": null}', '2026-11-22 02:25:59.142+00', '2026-11-22 02:25:59.239+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b7043b3567a40aa7f3', 'READY', '{"model": "builtin-rules", "missing": null, "summary": "1 of 2 tests failed: a test''s expectation was not met.", "category": "assertion", "evidence": [{"name": "web › cart › removes an item", "test": "6b0252b7043b3567a40aa7f3-1", "text": "expected 0, got 1"}], "rootCause": "The application gave another result than the test expects. The run''s own words: “expected 0, got 1”", "confidence": 0.79, "suggestions": ["Compare the expected with the actual value and decide which of them is right.", "Look at what changed in the application since the last run that passed.", "If the change was intended, update the expectation."], "sinceLastPass": null}', '2026-11-22 02:25:59.437+00', '2026-11-22 02:25:59.468+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b739a4c4b378cd223a', 'READY', '{"model": "builtin-rules", "missing": null, "summary": "1 of 2 tests failed: a test''s expectation was not met.", "category": "assertion", "evidence": [{"name": "web › cart › removes an item", "test": "6b0252b739a4c4b378cd223a-1", "text": "expected 0, got 1"}], "rootCause": "The application gave another result than the test expects. The run''s own words: “expected 0, got 1”", "confidence": 0.79, "suggestions": ["Compare the expected with the actual value and decide which of them is right.", "Look at what changed in the application since the last run that passed.", "If the change was intended, update the expectation."], "sinceLastPass": null}', '2026-11-22 02:25:59.498+00', '2026-11-22 02:25:59.526+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b797d8e02b82976f1d', 'READY', '{"model": "builtin-rules", "missing": null, "summary": "1 of 2 tests failed: a test''s expectation was not met.", "category": "assertion", "evidence": [{"name": "web › cart › removes an item", "test": "6b0252b797d8e02b82976f1d-1", "text": "expected 0, got 1"}], "rootCause": "The application gave another result than the test expects. The run''s own words: “expected 0, got 1”", "confidence": 0.79, "suggestions": ["Compare the expected with the actual value and decide which of them is right.", "Look at what changed in the application since the last run that passed.", "If the change was intended, update the expectation."], "sinceLastPass": null}', '2026-11-22 02:25:59.571+00', '2026-11-22 02:25:59.596+00');


--
-- Data for Name: execution_effects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.execution_effects VALUES
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 'finished', '2026-11-22 02:25:55.043+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 'finished', '2026-11-22 02:25:59.131+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b7b6dc77731c887474', 'finished', '2026-11-22 02:25:59.37+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b7043b3567a40aa7f3', 'finished', '2026-11-22 02:25:59.427+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b739a4c4b378cd223a', 'finished', '2026-11-22 02:25:59.487+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b797d8e02b82976f1d', 'finished', '2026-11-22 02:25:59.559+00');


--
-- Data for Name: executions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.executions VALUES
	('6b0252ae636123e6d4e2b032', '6b0252b7b6dc77731c887474', '6b0252aef7d3d8cde2652d08', NULL, 'nowhere.example.com/none:1', '', 'development', '', 'all', NULL, 'api', '{"id": "6b0252ae2103243ba90d9885", "name": "Ada Lovelace"}', NULL, '{"resources": {"cpus": 2, "memoryMb": 2048}, "maxRetries": 1, "reportFolder": "", "timeoutMinutes": 30}', NULL, 'ERROR', 0, 'IMAGE_UNAVAILABLE', 'The image nowhere.example.com/none:1 is not on this worker, and its registry could not be reached (Get "https://nowhere.example.com/v2/": dial tcp: lookup nowhere.example.com on 10.255.255.53:53: dial udp 10.255.255.53:53: connect: network is unreachable): check the registry''s address and the worker''s network, or load the image on the worker.', NULL, 1, 0, NULL, NULL, false, false, NULL, 0, 0, false, NULL, NULL, '2026-11-22 02:25:59.341+00', NULL, '2026-11-22 02:25:59.366+00', '2026-11-22 02:25:59.376+00', NULL, DEFAULT, DEFAULT, DEFAULT, 'counted', NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', '6b0252aef7d3d8cde2652d08', '6b0252b3cd4b5b7c15945de5', 'gantry/sample-api:latest', '--with-failure', 'staging', '', 'all', 'nightly', 'ci', '{"id": "6b0252ae2103243ba90d9885", "name": "Ada Lovelace"}', '{"source": "github", "prNumber": 7, "commitSha": "0123456789abcdef0123456789abcdef01234567", "repository": "acme/shop"}', '{"resources": {"cpus": 2, "memoryMb": 2048}, "maxRetries": 1, "reportFolder": "", "timeoutMinutes": 30}', NULL, 'FAILED', 0, NULL, NULL, 1, 1, 0, '{"flaky": 0, "total": 11, "failed": 1, "passed": 10, "skipped": 0, "quarantined": 0}', 'builtin-rules', true, true, 'reports/index.html', 6699, 19, true, NULL, NULL, '2026-11-22 02:25:55.149+00', '2026-11-22 02:25:55.277+00', '2026-11-22 02:25:59.057+00', '2026-11-22 02:25:59.24+00', NULL, DEFAULT, DEFAULT, DEFAULT, 'counted', NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', '6b0252aef7d3d8cde2652d08', NULL, 'gantry/sample-api:latest', '', 'development', '', 'all', 'nightly', 'api', '{"id": "6b0252ae2103243ba90d9885", "name": "Ada Lovelace"}', NULL, '{"resources": {"cpus": 2, "memoryMb": 2048}, "maxRetries": 1, "reportFolder": "", "timeoutMinutes": 30}', NULL, 'PASSED', 0, NULL, NULL, 0, 1, 0, '{"flaky": 0, "total": 10, "failed": 0, "passed": 10, "skipped": 0, "quarantined": 0}', NULL, false, true, 'reports/index.html', 5207, 18, true, NULL, NULL, '2026-11-22 02:25:50.908+00', '2026-11-22 02:25:51.168+00', '2026-11-22 02:25:55.01+00', '2026-11-22 02:25:55.058+00', NULL, DEFAULT, DEFAULT, DEFAULT, 'counted', NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', '6b0252b739a4c4b378cd223a', '6b0252aef7d3d8cde2652d08', NULL, 'external', '', 'development', '', 'all', 'uploads', 'ingest', '{"id": "6b0252ae2103243ba90d9885", "name": "Ada Lovelace"}', NULL, '{}', NULL, 'FAILED', 0, NULL, NULL, 1, 0, 0, '{"flaky": 0, "total": 2, "failed": 1, "passed": 1, "skipped": 0, "quarantined": 0}', 'builtin-rules', true, true, NULL, 206, 0, false, NULL, NULL, '2026-11-22 02:25:59.49+00', NULL, '2026-11-22 02:25:59.49+00', '2026-11-22 02:25:59.526+00', NULL, DEFAULT, DEFAULT, DEFAULT, 'counted', NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', '6b0252b7043b3567a40aa7f3', '6b0252aef7d3d8cde2652d08', NULL, 'external', '', 'development', '', 'all', 'uploads', 'ingest', '{"id": "6b0252ae2103243ba90d9885", "name": "Ada Lovelace"}', NULL, '{}', NULL, 'FAILED', 0, NULL, NULL, 1, 0, 0, '{"flaky": 0, "total": 2, "failed": 1, "passed": 1, "skipped": 0, "quarantined": 0}', 'builtin-rules', true, true, NULL, 206, 0, false, NULL, NULL, '2026-11-22 02:25:59.43+00', NULL, '2026-11-22 02:25:59.43+00', '2026-11-22 02:25:59.469+00', NULL, DEFAULT, DEFAULT, DEFAULT, 'counted', NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', '6b0252b797d8e02b82976f1d', '6b0252aef7d3d8cde2652d08', NULL, 'external', '', 'development', '', 'all', 'uploads', 'ingest', '{"id": "6b0252ae2103243ba90d9885", "name": "Ada Lovelace"}', NULL, '{}', NULL, 'FAILED', 0, NULL, NULL, 1, 0, 0, '{"flaky": 0, "total": 2, "failed": 1, "passed": 1, "skipped": 0, "quarantined": 1}', 'builtin-rules', true, true, NULL, 206, 0, false, NULL, NULL, '2026-11-22 02:25:59.565+00', NULL, '2026-11-22 02:25:59.565+00', '2026-11-22 02:25:59.597+00', NULL, DEFAULT, DEFAULT, DEFAULT, 'counted', NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', '6b0252e6c15fbf14df7a5fca', '6b0252aef7d3d8cde2652d08', NULL, 'gantry/sample-api:latest', '', 'staging', '', 'all', 'nightly', 'api', '{"id": "6b0252ae2103243ba90d9885", "name": "Ada Lovelace"}', NULL, '{"resources": {"cpus": 2, "memoryMb": 2048}, "maxRetries": 1, "reportFolder": "", "timeoutMinutes": 30}', NULL, 'PENDING', 0, NULL, NULL, NULL, 0, 0, NULL, NULL, false, false, NULL, 0, 0, false, NULL, NULL, '2026-11-22 02:26:46.932+00', NULL, NULL, '2026-11-22 02:26:46.932+00', NULL, DEFAULT, DEFAULT, DEFAULT, 'none', NULL, NULL, NULL);


--
-- Data for Name: failure_occurrences; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.failure_occurrences VALUES
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 6, '6b0252aef7d3d8cde2652d08', '59712192e4f162f376cdc301925c5b3e', 'assertion', 'the discount is missing2500 !== 2250', '4e5eb5c642a07064a7e00da5f6eb6694', '2026-11-22 02:25:59.057+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b7043b3567a40aa7f3', 1, '6b0252aef7d3d8cde2652d08', 'c68d8e74c37649f1263acbdd66e47db0', 'assertion', 'expected 0, got 1', '5e9a06adbaf56f1b0009e4dcfaf8535a', '2026-11-22 02:25:59.43+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b739a4c4b378cd223a', 1, '6b0252aef7d3d8cde2652d08', 'c68d8e74c37649f1263acbdd66e47db0', 'assertion', 'expected 0, got 1', '5e9a06adbaf56f1b0009e4dcfaf8535a', '2026-11-22 02:25:59.49+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b797d8e02b82976f1d', 1, '6b0252aef7d3d8cde2652d08', 'c68d8e74c37649f1263acbdd66e47db0', 'assertion', 'expected 0, got 1', '5e9a06adbaf56f1b0009e4dcfaf8535a', '2026-11-22 02:25:59.565+00');


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: integration_activity; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: invitation_mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invitation_mails VALUES
	('\x5ff860bf1190596c7188ab851db691f0f3169c453936e9e1eba2f9a47f7a0018', '6b0252b73bad59a713cbe7c8', '2026-11-22 02:25:59.71+00');


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invitations VALUES
	('6b0252ae636123e6d4e2b032', '6b0252b74703bd44b62a2ecf', 'bob@example.com', 'developer', 'pending', '\xb9b41083b925ce6c5631a9743e8f9cc65c1a36d4665fcbc996cc71f72a107987', '6b0252ae2103243ba90d9885', 'Ada Lovelace', '2026-11-22 02:25:59.7+00', '2026-11-29 02:25:59.7+00', NULL);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('001-organizations', '2026-11-22T02:24:59.847Z'),
	('002-projects', '2026-11-22T02:24:59.868Z'),
	('003-executions', '2026-11-22T02:24:59.913Z'),
	('004-dispatch', '2026-11-22T02:24:59.927Z'),
	('005-logs', '2026-11-22T02:24:59.933Z'),
	('006-results', '2026-11-22T02:24:59.943Z'),
	('007-test-cases', '2026-11-22T02:24:59.952Z'),
	('011-test-case-title-index', '2026-11-22T02:24:59.954Z'),
	('012-feature-flags', '2026-11-22T02:24:59.956Z'),
	('013-backfill-project', '2026-11-22T02:24:59.962Z'),
	('014-outbox', '2026-11-22T02:24:59.970Z'),
	('015-accounts', '2026-11-22T02:24:59.983Z'),
	('017-mail', '2026-11-22T02:24:59.988Z'),
	('018-billing', '2026-11-22T02:24:59.999Z'),
	('019-integrations', '2026-11-22T02:25:00.020Z'),
	('020-notification-rules', '2026-11-22T02:25:00.027Z'),
	('021-test-cycles', '2026-11-22T02:25:00.043Z'),
	('022-ci-columns', '2026-11-22T02:25:00.061Z'),
	('023-test-history', '2026-11-22T02:25:00.102Z'),
	('024-retention', '2026-11-22T02:25:00.104Z'),
	('025-outcomes-without-execution-key', '2026-11-22T02:25:00.106Z'),
	('026-execution-analyses', '2026-11-22T02:25:00.111Z'),
	('027-failure-occurrences', '2026-11-22T02:25:00.118Z'),
	('028-test-case-title-key', '2026-11-22T02:25:00.126Z'),
	('029-schedules', '2026-11-22T02:25:00.134Z'),
	('030-audit-chain', '2026-11-22T02:25:00.142Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


--
-- Data for Name: log_chunks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: login_failures; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: login_locks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: memberships; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memberships VALUES
	('6b0252ae636123e6d4e2b032', '6b0252ae2103243ba90d9885', 'admin', 'active', '2026-11-22 02:25:50.713+00', '2026-11-22 02:25:50.713+00');


--
-- Data for Name: notification_rules; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: organizations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.organizations VALUES
	('6b0252ae636123e6d4e2b032', 'Acme', 'business', '{"maxUsers": 100, "maxProjects": 9007199254740991, "maxTestRuns": 2500, "maxStorageBytes": 53687091200, "maxConcurrentRuns": 15}', 12524, true, '{}', '{}', '{}', '{}', '2026-11-22 02:25:59.347+00', '2026-11-22 02:25:50.713+00', '2026-11-22 02:25:50.713+00', '{"specToTest": true}');


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox VALUES
	('6b0252aebe9b578ef0c813ba', '6b0252ae636123e6d4e2b032', 'mail', NULL, NULL, 1, '2026-11-22 02:25:50.723+00', NULL, 'delivered', NULL, '2026-11-22 02:25:50.723+00', '2026-11-22 02:25:50.744+00'),
	('6b0252b7ae0608cb9416579f', '6b0252ae636123e6d4e2b032', 'failed run', NULL, NULL, 1, '2026-11-22 02:25:59.144+00', NULL, 'delivered', NULL, '2026-11-22 02:25:59.144+00', '2026-11-22 02:25:59.261+00'),
	('6b0252b7a1062cde6ce9f2a6', '6b0252ae636123e6d4e2b032', 'failed run', NULL, NULL, 1, '2026-11-22 02:25:59.438+00', NULL, 'delivered', NULL, '2026-11-22 02:25:59.438+00', '2026-11-22 02:25:59.472+00'),
	('6b0252b7ce5c7fba2a71580e', '6b0252ae636123e6d4e2b032', 'failed run', NULL, NULL, 1, '2026-11-22 02:25:59.499+00', NULL, 'delivered', NULL, '2026-11-22 02:25:59.499+00', '2026-11-22 02:25:59.529+00'),
	('6b0252b7ad8d2e339219bcb8', '6b0252ae636123e6d4e2b032', 'failed run', NULL, NULL, 1, '2026-11-22 02:25:59.572+00', NULL, 'delivered', NULL, '2026-11-22 02:25:59.572+00', '2026-11-22 02:25:59.598+00'),
	('6b0252b73bad59a713cbe7c8', '6b0252ae636123e6d4e2b032', 'mail', NULL, 'invitation 6b0252b74703bd44b62a2ecf', 1, '2026-11-22 02:25:59.702+00', NULL, 'delivered', NULL, '2026-11-22 02:25:59.702+00', '2026-11-22 02:25:59.724+00');


--
-- Data for Name: project_variables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.project_variables VALUES
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', 'API_TOKEN', true, '{"iv": "+bw5Ar8HsRKQvlPb", "data": "o6GpLrMpGrdfCfY8mho=", "keyId": "k1", "authTag": "ey08nazdEdvDgpJRXv4cdA=="}', '2026-11-22 02:25:50.839+00'),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', 'PLAIN', false, '{"iv": "RCeaGwAglImknjtI", "data": "qBxFEa2Sbw==", "keyId": "k1", "authTag": "/lkb0QacwSuHB4RF/os5Hw=="}', '2026-11-22 02:25:50.866+00');


--
-- Data for Name: projects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.projects VALUES
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', 'Shop', '{"image": "gantry/sample-api:latest", "folder": "all", "baseUrls": {"staging": "", "production": "", "development": ""}, "resources": {"cpus": 2, "memoryMb": 2048}, "maxRetries": 1, "reportFolder": "", "autoQuarantine": true, "timeoutMinutes": 30}', '2026-11-22 02:25:50.785+00', '2026-11-22 02:25:50.815+00', NULL, 90, 90);


--
-- Data for Name: quarantine; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.quarantine VALUES
	('6b0252ae636123e6d4e2b032', 'b502a4a1c4d81ee09fca76d1', '6b0252aef7d3d8cde2652d08', '5e9a06adbaf56f1b0009e4dcfaf8535a', 'auto', 'Failed 3 times in a row in runs of uploads.', NULL, 'uploads', '6b0252b797d8e02b82976f1d', NULL, '2026-11-22 02:25:59.59+00', NULL);


--
-- Data for Name: quarantine_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.quarantine_events VALUES
	('6b0252ae636123e6d4e2b032', '6b0252b793273ae08d5e7463', '6b0252aef7d3d8cde2652d08', 'b502a4a1c4d81ee09fca76d1', 'quarantined', 'auto', 'Failed 3 times in a row in runs of uploads.', 'uploads', '6b0252b797d8e02b82976f1d', NULL, '2026-11-22 02:25:59.592+00');


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: run_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.run_days VALUES
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', 'gantry/sample-api:latest', 1, 1, 0, 0, 7622, 2, 20, 1, 0, 0),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', 'nowhere.example.com/none:1', 0, 0, 0, 1, 0, 0, 0, 0, 0, 0),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', 'external', 0, 3, 0, 0, 0, 0, 3, 3, 0, 0);


--
-- Data for Name: run_leases; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: run_queue; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.run_queue VALUES
	('6b0252ae636123e6d4e2b032', '6b0252e6c15fbf14df7a5fca', 0, '2026-11-22 02:26:46.933+00', '2026-11-22 02:26:46.933+00');


--
-- Data for Name: schedules; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schedules VALUES
	('6b0252ae636123e6d4e2b032', '6b0252b7ce347aefdfb1d650', '6b0252aef7d3d8cde2652d08', 'Nightly', '30 2 * * 1-5', 'Europe/Berlin', '{"image": "gantry/sample-api:latest", "groupName": "nightly"}', 'once', false, false, '2026-11-23 01:30:00+00', NULL, NULL, NULL, '{"id": "6b0252ae2103243ba90d9885", "name": "Ada Lovelace"}', '2026-11-22 02:25:59.674+00', '2026-11-22 02:25:59.674+00');


--
-- Data for Name: socket_io_attachments; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: source_host_posts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: storage_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.storage_entries VALUES
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 'report', 4517, '2026-11-22 02:25:55.043+00'),
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 'log', 690, '2026-11-22 02:25:55.298+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 'report', 5641, '2026-11-22 02:25:59.131+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 'log', 1058, '2026-11-22 02:25:59.27+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b7043b3567a40aa7f3', 'report', 206, '2026-11-22 02:25:59.427+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b739a4c4b378cd223a', 'report', 206, '2026-11-22 02:25:59.487+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b797d8e02b82976f1d', 'report', 206, '2026-11-22 02:25:59.559+00');


--
-- Data for Name: test_case_results; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: test_cases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.test_cases VALUES
	('6b0252ae636123e6d4e2b032', '6b0252b7697d085368187e38', '6b0252aef7d3d8cde2652d08', 'Log in with a wrong password', '', 'Account / Login', '', '[{"action": "Enter a wrong password", "expectedResult": "The form says so"}]', 'HIGH', 'MANUAL', NULL, '2026-11-22 02:25:59.615+00', '2026-11-22 02:25:59.615+00', DEFAULT);


--
-- Data for Name: test_cycle_items; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.test_cycle_items VALUES
	('6b0252ae636123e6d4e2b032', '6b0252b3cd4b5b7c15945de5', '6b0252b3459a02ae8310a950', 0, NULL, '6b0252b3522f595430ffb1a2', '{}', 'AUTOMATED', 'gantry/sample-api:latest', '', 'FAILED', '[]', '', NULL, '2026-11-22 02:25:59.146+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b7a59770b76992df00', '6b0252b7a982363537f4a98b', 0, '6b0252b7697d085368187e38', NULL, '{}', 'MANUAL', 'Log in with a wrong password', 'Account / Login', 'PENDING', '[{"action": "Enter a wrong password", "status": "PENDING", "comment": "", "expectedResult": "The form says so"}]', '', NULL, '2026-11-22 02:25:59.644+00');


--
-- Data for Name: test_cycles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.test_cycles VALUES
	('6b0252ae636123e6d4e2b032', '6b0252b3cd4b5b7c15945de5', '6b0252aef7d3d8cde2652d08', 'acme/shop PR #7', 'COMPLETED', 'ci', '{"source": "github", "prNumber": 7, "commitSha": "0123456789abcdef0123456789abcdef01234567", "repository": "acme/shop"}', '{"id": "6b0252ae2103243ba90d9885", "name": "Ada Lovelace"}', '2026-11-22 02:25:55.142+00', '2026-11-22 02:25:59.149+00', '2026-11-22 02:25:59.149+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b7a59770b76992df00', '6b0252aef7d3d8cde2652d08', 'Release 1', 'PENDING', 'manual', NULL, '{"id": "6b0252ae2103243ba90d9885", "name": "Ada Lovelace"}', '2026-11-22 02:25:59.64+00', '2026-11-22 02:25:59.64+00', NULL);


--
-- Data for Name: test_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.test_days VALUES
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', '85df27ad5a4f4f622fae660f', 2, 0, 0, 291.476),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', '84670efa6cefcc60cf359bb2', 1, 1, 0, 333.22),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', 'f2a536ee577e9bdb3ac401ff', 2, 0, 0, 402.98400000000004),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', 'df9bee43de9c56b1b652390d', 2, 0, 0, 788.428),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', 'f92acc42be16f50f0f2af199', 2, 0, 0, 278.115),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', '480cf9d2a26d002a941f464e', 2, 0, 0, 2711.647),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', '85902911fcf43935757206c5', 2, 0, 0, 358.35999999999996),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', 'ee296aad5f1d63a18d3f700e', 2, 0, 0, 472.79),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', 'd445e89ffde60883ccee2803', 2, 0, 0, 240.877),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', '00fa1ed0567c225c01d44cbe', 2, 0, 0, 214.14499999999998),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', '2f28c23abcd3022f0ed805d7', 2, 0, 0, 267.519),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', 'da1152c069678430bd0edf99', 3, 0, 0, 0),
	('6b0252ae636123e6d4e2b032', '6b0252aef7d3d8cde2652d08', '2026-11-22', 'b502a4a1c4d81ee09fca76d1', 3, 3, 0, 0);


--
-- Data for Name: test_outcomes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.test_outcomes VALUES
	('6b0252ae636123e6d4e2b032', '85df27ad5a4f4f622fae660f', '2026-11-22 02:25:50.908+00', '6b0252aeedcfa40f8b086267', 5, 'passed', false, 117.636, 'nightly', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', 'f2a536ee577e9bdb3ac401ff', '2026-11-22 02:25:50.908+00', '6b0252aeedcfa40f8b086267', 3, 'passed', false, 181.142, 'nightly', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', 'df9bee43de9c56b1b652390d', '2026-11-22 02:25:50.908+00', '6b0252aeedcfa40f8b086267', 9, 'passed', false, 362.419, 'nightly', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', 'f92acc42be16f50f0f2af199', '2026-11-22 02:25:50.908+00', '6b0252aeedcfa40f8b086267', 1, 'passed', false, 173.39, 'nightly', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', '480cf9d2a26d002a941f464e', '2026-11-22 02:25:50.908+00', '6b0252aeedcfa40f8b086267', 4, 'passed', false, 1375.172, 'nightly', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', '85902911fcf43935757206c5', '2026-11-22 02:25:50.908+00', '6b0252aeedcfa40f8b086267', 0, 'passed', false, 214.359, 'nightly', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', 'ee296aad5f1d63a18d3f700e', '2026-11-22 02:25:50.908+00', '6b0252aeedcfa40f8b086267', 6, 'passed', false, 327.23, 'nightly', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', 'd445e89ffde60883ccee2803', '2026-11-22 02:25:50.908+00', '6b0252aeedcfa40f8b086267', 7, 'passed', false, 173.756, 'nightly', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', '00fa1ed0567c225c01d44cbe', '2026-11-22 02:25:50.908+00', '6b0252aeedcfa40f8b086267', 2, 'passed', false, 139.503, 'nightly', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', '2f28c23abcd3022f0ed805d7', '2026-11-22 02:25:50.908+00', '6b0252aeedcfa40f8b086267', 8, 'passed', false, 133.467, 'nightly', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', '85df27ad5a4f4f622fae660f', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 5, 'passed', false, 173.84, 'nightly', false, '0123456789abcdef0123456789abcdef01234567', 'staging'),
	('6b0252ae636123e6d4e2b032', '84670efa6cefcc60cf359bb2', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 6, 'failed', false, 333.22, 'nightly', false, '0123456789abcdef0123456789abcdef01234567', 'staging'),
	('6b0252ae636123e6d4e2b032', 'f2a536ee577e9bdb3ac401ff', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 3, 'passed', false, 221.842, 'nightly', false, '0123456789abcdef0123456789abcdef01234567', 'staging'),
	('6b0252ae636123e6d4e2b032', 'df9bee43de9c56b1b652390d', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 10, 'passed', false, 426.009, 'nightly', false, '0123456789abcdef0123456789abcdef01234567', 'staging'),
	('6b0252ae636123e6d4e2b032', 'f92acc42be16f50f0f2af199', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 1, 'passed', false, 104.725, 'nightly', false, '0123456789abcdef0123456789abcdef01234567', 'staging'),
	('6b0252ae636123e6d4e2b032', '480cf9d2a26d002a941f464e', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 4, 'passed', false, 1336.475, 'nightly', false, '0123456789abcdef0123456789abcdef01234567', 'staging'),
	('6b0252ae636123e6d4e2b032', '85902911fcf43935757206c5', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 0, 'passed', false, 144.001, 'nightly', false, '0123456789abcdef0123456789abcdef01234567', 'staging'),
	('6b0252ae636123e6d4e2b032', 'ee296aad5f1d63a18d3f700e', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 7, 'passed', false, 145.56, 'nightly', false, '0123456789abcdef0123456789abcdef01234567', 'staging'),
	('6b0252ae636123e6d4e2b032', 'd445e89ffde60883ccee2803', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 8, 'passed', false, 67.121, 'nightly', false, '0123456789abcdef0123456789abcdef01234567', 'staging'),
	('6b0252ae636123e6d4e2b032', '00fa1ed0567c225c01d44cbe', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 2, 'passed', false, 74.642, 'nightly', false, '0123456789abcdef0123456789abcdef01234567', 'staging'),
	('6b0252ae636123e6d4e2b032', '2f28c23abcd3022f0ed805d7', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 9, 'passed', false, 134.052, 'nightly', false, '0123456789abcdef0123456789abcdef01234567', 'staging'),
	('6b0252ae636123e6d4e2b032', 'da1152c069678430bd0edf99', '2026-11-22 02:25:59.43+00', '6b0252b7043b3567a40aa7f3', 0, 'passed', false, 0, 'uploads', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', 'b502a4a1c4d81ee09fca76d1', '2026-11-22 02:25:59.43+00', '6b0252b7043b3567a40aa7f3', 1, 'failed', false, 0, 'uploads', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', 'da1152c069678430bd0edf99', '2026-11-22 02:25:59.49+00', '6b0252b739a4c4b378cd223a', 0, 'passed', false, 0, 'uploads', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', 'b502a4a1c4d81ee09fca76d1', '2026-11-22 02:25:59.49+00', '6b0252b739a4c4b378cd223a', 1, 'failed', false, 0, 'uploads', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', 'da1152c069678430bd0edf99', '2026-11-22 02:25:59.565+00', '6b0252b797d8e02b82976f1d', 0, 'passed', false, 0, 'uploads', false, NULL, 'development'),
	('6b0252ae636123e6d4e2b032', 'b502a4a1c4d81ee09fca76d1', '2026-11-22 02:25:59.565+00', '6b0252b797d8e02b82976f1d', 1, 'failed', false, 0, 'uploads', false, NULL, 'development');


--
-- Data for Name: test_results; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.test_results VALUES
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 0, '6b0252aef7d3d8cde2652d08', 'nightly', 'b19684b6fdea2d8b5946c52d3ce78145', 'the right password gives a token', '{"signing in"}', NULL, NULL, NULL, 'passed', 214.35899999999998, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:55.054+00'),
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 1, '6b0252aef7d3d8cde2652d08', 'nightly', '85f58491dc1bae447ae6e664026df599', 'a wrong password is refused', '{"signing in"}', NULL, NULL, NULL, 'passed', 173.39, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:55.054+00'),
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 2, '6b0252aef7d3d8cde2652d08', 'nightly', 'd2787a40fa922a82cecee70d86723038', 'without a token nothing can be ordered', '{"signing in"}', NULL, NULL, NULL, 'passed', 139.503, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:55.054+00'),
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 3, '6b0252aef7d3d8cde2652d08', 'nightly', '537f1e1487227d6830e89e1642f27802', 'the service says that it is up', '{health}', NULL, NULL, NULL, 'passed', 181.142, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:55.054+00'),
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 4, '6b0252aef7d3d8cde2652d08', 'nightly', 'ad61d9cb826772d27c4834b40c448572', 'it answers ten times in a row', '{health}', NULL, NULL, NULL, 'passed', 1375.172, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:55.054+00'),
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 5, '6b0252aef7d3d8cde2652d08', 'nightly', '440cd8e3c0b2bc3106cc9e17fa3a7d79', 'an address that is not there is a 404 with words', '{health}', NULL, NULL, NULL, 'passed', 117.63600000000001, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:55.054+00'),
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 6, '6b0252aef7d3d8cde2652d08', 'nightly', 'b8b9ec3d603c0a1a515d3675c1a334f9', 'an order is kept and can be read back', '{orders}', NULL, NULL, NULL, 'passed', 327.23, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:55.054+00'),
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 7, '6b0252aef7d3d8cde2652d08', 'nightly', 'cbc25d5c57b1465892a7f17c60f813df', 'its total is its price times its quantity', '{orders}', NULL, NULL, NULL, 'passed', 173.756, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:55.054+00'),
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 8, '6b0252aef7d3d8cde2652d08', 'nightly', 'fb06ef7ba29783f4dd268965d829a236', 'an order without a quantity is refused with words', '{orders}', NULL, NULL, NULL, 'passed', 133.467, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:55.054+00'),
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 9, '6b0252aef7d3d8cde2652d08', 'nightly', '55778d2ede09facc05536320baa78f4a', 'a deleted order is gone', '{orders}', NULL, NULL, NULL, 'passed', 362.419, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:55.054+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 0, '6b0252aef7d3d8cde2652d08', 'nightly', 'b19684b6fdea2d8b5946c52d3ce78145', 'the right password gives a token', '{"signing in"}', NULL, NULL, NULL, 'passed', 144.00099999999998, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.135+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 1, '6b0252aef7d3d8cde2652d08', 'nightly', '85f58491dc1bae447ae6e664026df599', 'a wrong password is refused', '{"signing in"}', NULL, NULL, NULL, 'passed', 104.725, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.135+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 2, '6b0252aef7d3d8cde2652d08', 'nightly', 'd2787a40fa922a82cecee70d86723038', 'without a token nothing can be ordered', '{"signing in"}', NULL, NULL, NULL, 'passed', 74.642, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.135+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 3, '6b0252aef7d3d8cde2652d08', 'nightly', '537f1e1487227d6830e89e1642f27802', 'the service says that it is up', '{health}', NULL, NULL, NULL, 'passed', 221.842, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.135+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 4, '6b0252aef7d3d8cde2652d08', 'nightly', 'ad61d9cb826772d27c4834b40c448572', 'it answers ten times in a row', '{health}', NULL, NULL, NULL, 'passed', 1336.4750000000001, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.135+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 5, '6b0252aef7d3d8cde2652d08', 'nightly', '440cd8e3c0b2bc3106cc9e17fa3a7d79', 'an address that is not there is a 404 with words', '{health}', NULL, NULL, NULL, 'passed', 173.84, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.135+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 6, '6b0252aef7d3d8cde2652d08', 'nightly', '4e5eb5c642a07064a7e00da5f6eb6694', 'ten of a kind are ten percent off', '{}', NULL, NULL, NULL, 'failed', 333.22, 0, false, false, 'the discount is missing2500 !== 2250', '{"tags": [], "trace": "[Error [ERR_TEST_FAILURE]: the discount is missing\n\n2500 !== 2250\n] {\n  code: ''ERR_TEST_FAILURE'',\n  failureType: ''testCodeFailure'',\n  cause: AssertionError [ERR_ASSERTION]: the discount is missing\n  \n  2500 !== 2250\n  \n      at TestContext.<anonymous> (file:///app/tests/orders/failing.test.mjs:8:10)\n      at process.processTicksAndRejections (node:internal/process/task_queues:95:5)\n      at async Test.run (node:internal/test_runner/test:797:9)\n      at async Test.processPendingSubtests (node:internal/test_runner/test:526:7) {\n    generatedMessage: false,\n    code: ''ERR_ASSERTION'',\n    actual: 2500,\n    expected: 2250,\n    operator: ''strictEqual''\n  }\n}", "attempts": [], "attachments": []}', '2026-11-22 02:25:59.135+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 7, '6b0252aef7d3d8cde2652d08', 'nightly', 'b8b9ec3d603c0a1a515d3675c1a334f9', 'an order is kept and can be read back', '{orders}', NULL, NULL, NULL, 'passed', 145.56, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.135+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 8, '6b0252aef7d3d8cde2652d08', 'nightly', 'cbc25d5c57b1465892a7f17c60f813df', 'its total is its price times its quantity', '{orders}', NULL, NULL, NULL, 'passed', 67.121, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.135+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 9, '6b0252aef7d3d8cde2652d08', 'nightly', 'fb06ef7ba29783f4dd268965d829a236', 'an order without a quantity is refused with words', '{orders}', NULL, NULL, NULL, 'passed', 134.052, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.135+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 10, '6b0252aef7d3d8cde2652d08', 'nightly', '55778d2ede09facc05536320baa78f4a', 'a deleted order is gone', '{orders}', NULL, NULL, NULL, 'passed', 426.009, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.135+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b7043b3567a40aa7f3', 0, '6b0252aef7d3d8cde2652d08', 'uploads', '2aec11da9f965939f1328b9542bbc4da', 'adds an item', '{web,cart}', NULL, NULL, NULL, 'passed', 0, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.433+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b7043b3567a40aa7f3', 1, '6b0252aef7d3d8cde2652d08', 'uploads', '5e9a06adbaf56f1b0009e4dcfaf8535a', 'removes an item', '{web,cart}', NULL, NULL, NULL, 'failed', 0, 0, false, false, 'expected 0, got 1', '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.433+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b739a4c4b378cd223a', 0, '6b0252aef7d3d8cde2652d08', 'uploads', '2aec11da9f965939f1328b9542bbc4da', 'adds an item', '{web,cart}', NULL, NULL, NULL, 'passed', 0, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.494+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b739a4c4b378cd223a', 1, '6b0252aef7d3d8cde2652d08', 'uploads', '5e9a06adbaf56f1b0009e4dcfaf8535a', 'removes an item', '{web,cart}', NULL, NULL, NULL, 'failed', 0, 0, false, false, 'expected 0, got 1', '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.494+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b797d8e02b82976f1d', 0, '6b0252aef7d3d8cde2652d08', 'uploads', '2aec11da9f965939f1328b9542bbc4da', 'adds an item', '{web,cart}', NULL, NULL, NULL, 'passed', 0, 0, false, false, NULL, '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.567+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b797d8e02b82976f1d', 1, '6b0252aef7d3d8cde2652d08', 'uploads', '5e9a06adbaf56f1b0009e4dcfaf8535a', 'removes an item', '{web,cart}', NULL, NULL, NULL, 'failed', 0, 0, false, true, 'expected 0, got 1', '{"tags": [], "attempts": [], "attachments": []}', '2026-11-22 02:25:59.567+00');


--
-- Data for Name: tests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tests VALUES
	('6b0252ae636123e6d4e2b032', '85df27ad5a4f4f622fae660f', '6b0252aef7d3d8cde2652d08', '440cd8e3c0b2bc3106cc9e17fa3a7d79', 'an address that is not there is a 404 with words', '{health}', NULL, NULL, NULL, '2026-11-22 02:25:55.079+00', 'passed', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 2, 0, 1, 145.738, 171.0298, 0, 0, false, false, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', '84670efa6cefcc60cf359bb2', '6b0252aef7d3d8cde2652d08', '4e5eb5c642a07064a7e00da5f6eb6694', 'ten of a kind are ten percent off', '{}', NULL, NULL, NULL, '2026-11-22 02:25:59.16+00', 'failed', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 1, 1, 0, 333.22, 333.22, 0, 1, false, true, '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 6, NULL),
	('6b0252ae636123e6d4e2b032', 'f2a536ee577e9bdb3ac401ff', '6b0252aef7d3d8cde2652d08', '537f1e1487227d6830e89e1642f27802', 'the service says that it is up', '{health}', NULL, NULL, NULL, '2026-11-22 02:25:55.079+00', 'passed', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 2, 0, 1, 201.492, 219.80699, 0, 0, false, false, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', 'df9bee43de9c56b1b652390d', '6b0252aef7d3d8cde2652d08', '55778d2ede09facc05536320baa78f4a', 'a deleted order is gone', '{orders}', NULL, NULL, NULL, '2026-11-22 02:25:55.079+00', 'passed', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 2, 0, 1, 394.214, 422.8295, 0, 0, false, false, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', 'f92acc42be16f50f0f2af199', '6b0252aef7d3d8cde2652d08', '85f58491dc1bae447ae6e664026df599', 'a wrong password is refused', '{"signing in"}', NULL, NULL, NULL, '2026-11-22 02:25:55.079+00', 'passed', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 2, 0, 1, 139.0575, 169.95676, 0, 0, false, false, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', '480cf9d2a26d002a941f464e', '6b0252aef7d3d8cde2652d08', 'ad61d9cb826772d27c4834b40c448572', 'it answers ten times in a row', '{health}', NULL, NULL, NULL, '2026-11-22 02:25:55.079+00', 'passed', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 2, 0, 1, 1355.8235, 1373.2372, 0, 0, false, false, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', '85902911fcf43935757206c5', '6b0252aef7d3d8cde2652d08', 'b19684b6fdea2d8b5946c52d3ce78145', 'the right password gives a token', '{"signing in"}', NULL, NULL, NULL, '2026-11-22 02:25:55.079+00', 'passed', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 2, 0, 1, 179.18, 210.8411, 0, 0, false, false, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', 'ee296aad5f1d63a18d3f700e', '6b0252aef7d3d8cde2652d08', 'b8b9ec3d603c0a1a515d3675c1a334f9', 'an order is kept and can be read back', '{orders}', NULL, NULL, NULL, '2026-11-22 02:25:55.079+00', 'passed', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 2, 0, 1, 236.395, 318.1465, 0, 0, false, false, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', 'd445e89ffde60883ccee2803', '6b0252aef7d3d8cde2652d08', 'cbc25d5c57b1465892a7f17c60f813df', 'its total is its price times its quantity', '{orders}', NULL, NULL, NULL, '2026-11-22 02:25:55.079+00', 'passed', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 2, 0, 1, 120.4385, 168.42424, 0, 0, false, false, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', '00fa1ed0567c225c01d44cbe', '6b0252aef7d3d8cde2652d08', 'd2787a40fa922a82cecee70d86723038', 'without a token nothing can be ordered', '{"signing in"}', NULL, NULL, NULL, '2026-11-22 02:25:55.079+00', 'passed', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 2, 0, 1, 107.0725, 136.25995, 0, 0, false, false, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', '2f28c23abcd3022f0ed805d7', '6b0252aef7d3d8cde2652d08', 'fb06ef7ba29783f4dd268965d829a236', 'an order without a quantity is refused with words', '{orders}', NULL, NULL, NULL, '2026-11-22 02:25:55.079+00', 'passed', '2026-11-22 02:25:55.149+00', '6b0252b3522f595430ffb1a2', 2, 0, 1, 133.75949, 134.02275, 0, 0, false, false, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b0252ae636123e6d4e2b032', 'b502a4a1c4d81ee09fca76d1', '6b0252aef7d3d8cde2652d08', '5e9a06adbaf56f1b0009e4dcfaf8535a', 'removes an item', '{web,cart}', NULL, NULL, NULL, '2026-11-22 02:25:59.457+00', 'failed', '2026-11-22 02:25:59.565+00', '6b0252b797d8e02b82976f1d', 3, 3, 0, 0, 0, 0, 3, false, true, '2026-11-22 02:25:59.43+00', '6b0252b7043b3567a40aa7f3', '2026-11-22 02:25:59.565+00', '6b0252b797d8e02b82976f1d', 1, NULL),
	('6b0252ae636123e6d4e2b032', 'da1152c069678430bd0edf99', '6b0252aef7d3d8cde2652d08', '2aec11da9f965939f1328b9542bbc4da', 'adds an item', '{web,cart}', NULL, NULL, NULL, '2026-11-22 02:25:59.457+00', 'passed', '2026-11-22 02:25:59.565+00', '6b0252b797d8e02b82976f1d', 3, 0, 1, 0, 0, 0, 0, false, false, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: tracked_issues; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: usage_alerts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: usage_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.usage_events VALUES
	('6b0252ae636123e6d4e2b032', '6b0252aeedcfa40f8b086267', 'test_run', '2026-11-22 02:25:50.902+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b3522f595430ffb1a2', 'test_run', '2026-11-22 02:25:55.142+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b7b6dc77731c887474', 'test_run', '2026-11-22 02:25:59.339+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b7043b3567a40aa7f3', 'test_run', '2026-11-22 02:25:59.427+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b739a4c4b378cd223a', 'test_run', '2026-11-22 02:25:59.487+00'),
	('6b0252ae636123e6d4e2b032', '6b0252b797d8e02b82976f1d', 'test_run', '2026-11-22 02:25:59.559+00'),
	('6b0252ae636123e6d4e2b032', '6b0252e6c15fbf14df7a5fca', 'test_run', '2026-11-22 02:26:46.923+00');


--
-- Data for Name: usage_months; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.usage_months VALUES
	('6b0252ae636123e6d4e2b032', '2026-11-01', 7);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('6b0252ae2103243ba90d9885', 'ada@example.com', 'Ada Lovelace', '$2b$10$5AzZEC1BexRHWT8f7.wAn.m2Y5XlAYH.keeTx0YrTr3OjF.pFPfpK', 'active', '-infinity', '2026-11-22 02:25:50.714+00', '2026-11-22 02:25:50.713+00', '2026-11-22 02:25:50.713+00');


--
-- Data for Name: webhook_attempts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: webhook_deliveries; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: webhook_log; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: workers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.workers VALUES
	('worker-d74f4db94a88da43', 'vm', 'docker', '2026-11-22 02:25:01.177+00', '2026-11-22 02:26:20.027+00');


--
-- Name: audit_log_seq_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.audit_log_seq_seq', 9, true);


--
-- Name: socket_io_attachments_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.socket_io_attachments_id_seq', 1, false);


--
-- Name: account_tokens account_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (token_hash);


--
-- Name: api_keys api_keys_key_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_key_hash_key UNIQUE (key_hash);


--
-- Name: api_keys api_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (org_id, id);


--
-- Name: audit_chain audit_chain_org_id_entry_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_chain
    ADD CONSTRAINT audit_chain_org_id_entry_id_key UNIQUE (org_id, entry_id);


--
-- Name: audit_chain audit_chain_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_chain
    ADD CONSTRAINT audit_chain_pkey PRIMARY KEY (org_id, place);


--
-- Name: audit_log audit_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (org_id, id);


--
-- Name: execution_analyses execution_analyses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.execution_analyses
    ADD CONSTRAINT execution_analyses_pkey PRIMARY KEY (org_id, execution_id);


--
-- Name: execution_effects execution_effects_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.execution_effects
    ADD CONSTRAINT execution_effects_pkey PRIMARY KEY (org_id, execution_id, effect);


--
-- Name: executions executions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.executions
    ADD CONSTRAINT executions_pkey PRIMARY KEY (org_id, id);


--
-- Name: failure_occurrences failure_occurrences_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.failure_occurrences
    ADD CONSTRAINT failure_occurrences_pkey PRIMARY KEY (org_id, execution_id, ordinal);


--
-- Name: idempotency_keys idempotency_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (org_id, key);


--
-- Name: integration_activity integration_activity_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.integration_activity
    ADD CONSTRAINT integration_activity_pkey PRIMARY KEY (org_id, provider);


--
-- Name: invitation_mails invitation_mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitation_mails
    ADD CONSTRAINT invitation_mails_pkey PRIMARY KEY (recipient, letter_id);


--
-- Name: invitations invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (org_id, id);


--
-- Name: invitations invitations_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: log_chunks log_chunks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log_chunks
    ADD CONSTRAINT log_chunks_pkey PRIMARY KEY (org_id, execution_id, seq);


--
-- Name: login_locks login_locks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_locks
    ADD CONSTRAINT login_locks_pkey PRIMARY KEY (email);


--
-- Name: memberships memberships_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (org_id, user_id);


--
-- Name: notification_rules notification_rules_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notification_rules
    ADD CONSTRAINT notification_rules_pkey PRIMARY KEY (org_id, id);


--
-- Name: organizations organizations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: project_variables project_variables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_variables
    ADD CONSTRAINT project_variables_pkey PRIMARY KEY (org_id, project_id, name);


--
-- Name: projects projects_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (org_id, id);


--
-- Name: quarantine_events quarantine_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quarantine_events
    ADD CONSTRAINT quarantine_events_pkey PRIMARY KEY (org_id, id);


--
-- Name: quarantine quarantine_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quarantine
    ADD CONSTRAINT quarantine_pkey PRIMARY KEY (org_id, test_id);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: run_days run_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run_days
    ADD CONSTRAINT run_days_pkey PRIMARY KEY (org_id, project_id, day, image);


--
-- Name: run_leases run_leases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run_leases
    ADD CONSTRAINT run_leases_pkey PRIMARY KEY (org_id, execution_id);


--
-- Name: run_queue run_queue_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run_queue
    ADD CONSTRAINT run_queue_pkey PRIMARY KEY (org_id, execution_id);


--
-- Name: schedules schedules_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schedules
    ADD CONSTRAINT schedules_pkey PRIMARY KEY (org_id, id);


--
-- Name: socket_io_attachments socket_io_attachments_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.socket_io_attachments
    ADD CONSTRAINT socket_io_attachments_id_key UNIQUE (id);


--
-- Name: source_host_posts source_host_posts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.source_host_posts
    ADD CONSTRAINT source_host_posts_pkey PRIMARY KEY (org_id, provider, subject);


--
-- Name: storage_entries storage_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.storage_entries
    ADD CONSTRAINT storage_entries_pkey PRIMARY KEY (org_id, execution_id, kind);


--
-- Name: test_case_results test_case_results_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_case_results
    ADD CONSTRAINT test_case_results_pkey PRIMARY KEY (org_id, test_case_id, execution_id);


--
-- Name: test_cases test_cases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_cases
    ADD CONSTRAINT test_cases_pkey PRIMARY KEY (org_id, id);


--
-- Name: test_cycle_items test_cycle_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_cycle_items
    ADD CONSTRAINT test_cycle_items_pkey PRIMARY KEY (org_id, id);


--
-- Name: test_cycles test_cycles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_cycles
    ADD CONSTRAINT test_cycles_pkey PRIMARY KEY (org_id, id);


--
-- Name: test_days test_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_days
    ADD CONSTRAINT test_days_pkey PRIMARY KEY (org_id, project_id, day, test_id);


--
-- Name: test_outcomes test_outcomes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_outcomes
    ADD CONSTRAINT test_outcomes_pkey PRIMARY KEY (org_id, test_id, run_at, execution_id);


--
-- Name: test_results test_results_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_results
    ADD CONSTRAINT test_results_pkey PRIMARY KEY (org_id, execution_id, ordinal);


--
-- Name: tests tests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tests
    ADD CONSTRAINT tests_pkey PRIMARY KEY (org_id, id);


--
-- Name: tracked_issues tracked_issues_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tracked_issues
    ADD CONSTRAINT tracked_issues_pkey PRIMARY KEY (org_id, execution_id, provider, test_key);


--
-- Name: usage_alerts usage_alerts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usage_alerts
    ADD CONSTRAINT usage_alerts_pkey PRIMARY KEY (org_id, month, kind, level);


--
-- Name: usage_events usage_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usage_events
    ADD CONSTRAINT usage_events_pkey PRIMARY KEY (org_id, execution_id, kind);


--
-- Name: usage_months usage_months_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usage_months
    ADD CONSTRAINT usage_months_pkey PRIMARY KEY (org_id, month);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: webhook_attempts webhook_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_attempts
    ADD CONSTRAINT webhook_attempts_pkey PRIMARY KEY (org_id, delivery_id, id);


--
-- Name: webhook_deliveries webhook_deliveries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (org_id, id);


--
-- Name: webhook_log webhook_log_event_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_log
    ADD CONSTRAINT webhook_log_event_id_key UNIQUE (event_id);


--
-- Name: webhook_log webhook_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_log
    ADD CONSTRAINT webhook_log_pkey PRIMARY KEY (id);


--
-- Name: workers workers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workers
    ADD CONSTRAINT workers_pkey PRIMARY KEY (id);


--
-- Name: account_tokens_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_tokens_user ON public.account_tokens USING btree (user_id, purpose);


--
-- Name: audit_log_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_at ON public.audit_log USING btree (org_id, at);


--
-- Name: audit_log_seq; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX audit_log_seq ON public.audit_log USING btree (org_id, seq DESC);


--
-- Name: executions_active; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX executions_active ON public.executions USING btree (status) WHERE (status = ANY (ARRAY['PENDING'::text, 'RUNNING'::text, 'ANALYZING'::text]));


--
-- Name: executions_ci_repository; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX executions_ci_repository ON public.executions USING btree (org_id, ci_repository, created_at DESC, id DESC) WHERE (ci_repository IS NOT NULL);


--
-- Name: executions_cycle; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX executions_cycle ON public.executions USING btree (org_id, cycle_id) WHERE (cycle_id IS NOT NULL);


--
-- Name: executions_group; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX executions_group ON public.executions USING btree (org_id, project_id, group_name, created_at DESC) WHERE (group_name IS NOT NULL);


--
-- Name: executions_history_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX executions_history_due ON public.executions USING btree (org_id, project_id, id) WHERE (history = 'due'::text);


--
-- Name: executions_id; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX executions_id ON public.executions USING btree (id);


--
-- Name: executions_image; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX executions_image ON public.executions USING btree (org_id, image, finished_at DESC) WHERE (deleted_at IS NULL);


--
-- Name: executions_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX executions_newest ON public.executions USING btree (org_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: executions_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX executions_project ON public.executions USING btree (org_id, project_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: executions_rerun; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX executions_rerun ON public.executions USING btree (org_id, rerun_of) WHERE (rerun_of IS NOT NULL);


--
-- Name: failure_occurrences_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX failure_occurrences_at ON public.failure_occurrences USING btree (org_id, at DESC);


--
-- Name: failure_occurrences_fingerprint; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX failure_occurrences_fingerprint ON public.failure_occurrences USING btree (org_id, fingerprint, at DESC);


--
-- Name: idempotency_keys_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);


--
-- Name: invitation_mails_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitation_mails_at ON public.invitation_mails USING btree (at);


--
-- Name: invitations_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitations_created ON public.invitations USING btree (org_id, created_at DESC, id DESC);


--
-- Name: invitations_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX invitations_live ON public.invitations USING btree (org_id, lower(email)) WHERE (status = 'pending'::text);


--
-- Name: login_failures_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX login_failures_email ON public.login_failures USING btree (email, failed_at);


--
-- Name: memberships_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX memberships_user ON public.memberships USING btree (user_id);


--
-- Name: notification_rules_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notification_rules_project ON public.notification_rules USING btree (org_id, project_id, created_at, id);


--
-- Name: organizations_customer; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX organizations_customer ON public.organizations USING btree (((billing ->> 'customerId'::text)));


--
-- Name: outbox_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_due ON public.outbox USING btree (due_at) WHERE (state = 'waiting'::text);


--
-- Name: outbox_ended; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_ended ON public.outbox USING btree (ended_at) WHERE (state <> 'waiting'::text);


--
-- Name: outbox_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX outbox_key ON public.outbox USING btree (COALESCE(org_id, ''::text), topic, key) WHERE (key IS NOT NULL);


--
-- Name: projects_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX projects_created ON public.projects USING btree (org_id, created_at, id) WHERE (deleted_at IS NULL);


--
-- Name: projects_name; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX projects_name ON public.projects USING btree (org_id, lower(name)) WHERE (deleted_at IS NULL);


--
-- Name: quarantine_events_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX quarantine_events_project ON public.quarantine_events USING btree (org_id, project_id, created_at DESC, id DESC);


--
-- Name: quarantine_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX quarantine_expiry ON public.quarantine USING btree (expires_at) WHERE (expires_at IS NOT NULL);


--
-- Name: quarantine_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX quarantine_project ON public.quarantine USING btree (org_id, project_id, created_at DESC, test_id DESC);


--
-- Name: run_leases_until; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX run_leases_until ON public.run_leases USING btree (lease_until);


--
-- Name: run_queue_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX run_queue_order ON public.run_queue USING btree (org_id, priority DESC, enqueued_at, execution_id);


--
-- Name: schedules_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX schedules_due ON public.schedules USING btree (next_run_at) WHERE (next_run_at IS NOT NULL);


--
-- Name: schedules_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX schedules_newest ON public.schedules USING btree (org_id, created_at DESC, id DESC);


--
-- Name: storage_entries_kept; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX storage_entries_kept ON public.storage_entries USING btree (org_id, at) WHERE ((bytes > 0) AND (kind = ANY (ARRAY['log'::text, 'report'::text])));


--
-- Name: test_case_results_execution; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_case_results_execution ON public.test_case_results USING btree (org_id, execution_id);


--
-- Name: test_case_results_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_case_results_newest ON public.test_case_results USING btree (org_id, test_case_id, at DESC);


--
-- Name: test_cases_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_cases_project ON public.test_cases USING btree (org_id, project_id, created_at DESC, id DESC);


--
-- Name: test_cases_suite; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_cases_suite ON public.test_cases USING btree (org_id, project_id, suite);


--
-- Name: test_cases_title; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_cases_title ON public.test_cases USING btree (org_id, project_id, lower(title));


--
-- Name: test_cases_title_key; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_cases_title_key ON public.test_cases USING btree (org_id, project_id, title_key);


--
-- Name: test_cases_title_text; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_cases_title_text ON public.test_cases USING gin (to_tsvector('simple'::regconfig, title));


--
-- Name: test_cycle_items_execution; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_cycle_items_execution ON public.test_cycle_items USING btree (org_id, execution_id) WHERE (execution_id IS NOT NULL);


--
-- Name: test_cycle_items_order; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX test_cycle_items_order ON public.test_cycle_items USING btree (org_id, cycle_id, ordinal);


--
-- Name: test_cycles_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_cycles_project ON public.test_cycles USING btree (org_id, project_id, created_at DESC, id DESC);


--
-- Name: test_outcomes_execution; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_outcomes_execution ON public.test_outcomes USING btree (org_id, execution_id);


--
-- Name: test_outcomes_group; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX test_outcomes_group ON public.test_outcomes USING btree (org_id, test_id, group_name, run_at DESC, execution_id DESC) WHERE (group_name IS NOT NULL);


--
-- Name: tests_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tests_name ON public.tests USING btree (org_id, project_id, name, id);


--
-- Name: tests_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tests_newest ON public.tests USING btree (org_id, project_id, last_run_at DESC, id DESC);


--
-- Name: users_email; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));


--
-- Name: webhook_deliveries_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_deliveries_created ON public.webhook_deliveries USING btree (org_id, created_at DESC, id DESC);


--
-- Name: webhook_log_organization; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_log_organization ON public.webhook_log USING btree (org_id, created_at DESC, id DESC);


--
-- Name: executions ai_model_stays; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ai_model_stays BEFORE UPDATE OF ai_model ON public.executions FOR EACH ROW WHEN (((old.ai_model IS NOT NULL) AND (new.ai_model IS DISTINCT FROM old.ai_model))) EXECUTE FUNCTION public.ai_model_stays();


--
-- Name: audit_log audit_chained; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER audit_chained AFTER INSERT ON public.audit_log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.chain_new_audit_entry();


--
-- Name: outbox outbox_rings; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER outbox_rings AFTER INSERT ON public.outbox FOR EACH STATEMENT EXECUTE FUNCTION public.outbox_rings();


--
-- Name: account_tokens account_tokens_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_tokens
    ADD CONSTRAINT account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: api_keys api_keys_org_id_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_org_id_user_id_fkey FOREIGN KEY (org_id, user_id) REFERENCES public.memberships(org_id, user_id) ON DELETE CASCADE;


--
-- Name: audit_chain audit_chain_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_chain
    ADD CONSTRAINT audit_chain_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: audit_log audit_log_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: execution_analyses execution_analyses_org_id_execution_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.execution_analyses
    ADD CONSTRAINT execution_analyses_org_id_execution_id_fkey FOREIGN KEY (org_id, execution_id) REFERENCES public.executions(org_id, id) ON DELETE CASCADE;


--
-- Name: execution_effects execution_effects_org_id_execution_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.execution_effects
    ADD CONSTRAINT execution_effects_org_id_execution_id_fkey FOREIGN KEY (org_id, execution_id) REFERENCES public.executions(org_id, id) ON DELETE CASCADE;


--
-- Name: executions executions_org_id_cycle_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.executions
    ADD CONSTRAINT executions_org_id_cycle_id_fkey FOREIGN KEY (org_id, cycle_id) REFERENCES public.test_cycles(org_id, id) ON DELETE SET NULL (cycle_id);


--
-- Name: executions executions_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.executions
    ADD CONSTRAINT executions_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: executions executions_org_id_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.executions
    ADD CONSTRAINT executions_org_id_project_id_fkey FOREIGN KEY (org_id, project_id) REFERENCES public.projects(org_id, id);


--
-- Name: failure_occurrences failure_occurrences_org_id_execution_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.failure_occurrences
    ADD CONSTRAINT failure_occurrences_org_id_execution_id_fkey FOREIGN KEY (org_id, execution_id) REFERENCES public.executions(org_id, id) ON DELETE CASCADE;


--
-- Name: idempotency_keys idempotency_keys_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: integration_activity integration_activity_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.integration_activity
    ADD CONSTRAINT integration_activity_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: invitations invitations_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: log_chunks log_chunks_org_id_execution_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log_chunks
    ADD CONSTRAINT log_chunks_org_id_execution_id_fkey FOREIGN KEY (org_id, execution_id) REFERENCES public.executions(org_id, id) ON DELETE CASCADE;


--
-- Name: memberships memberships_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: memberships memberships_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: notification_rules notification_rules_org_id_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notification_rules
    ADD CONSTRAINT notification_rules_org_id_project_id_fkey FOREIGN KEY (org_id, project_id) REFERENCES public.projects(org_id, id) ON DELETE CASCADE;


--
-- Name: outbox outbox_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: project_variables project_variables_org_id_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_variables
    ADD CONSTRAINT project_variables_org_id_project_id_fkey FOREIGN KEY (org_id, project_id) REFERENCES public.projects(org_id, id) ON DELETE CASCADE;


--
-- Name: projects projects_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: quarantine_events quarantine_events_org_id_test_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quarantine_events
    ADD CONSTRAINT quarantine_events_org_id_test_id_fkey FOREIGN KEY (org_id, test_id) REFERENCES public.tests(org_id, id) ON DELETE CASCADE;


--
-- Name: quarantine quarantine_org_id_test_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quarantine
    ADD CONSTRAINT quarantine_org_id_test_id_fkey FOREIGN KEY (org_id, test_id) REFERENCES public.tests(org_id, id) ON DELETE CASCADE;


--
-- Name: run_days run_days_org_id_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run_days
    ADD CONSTRAINT run_days_org_id_project_id_fkey FOREIGN KEY (org_id, project_id) REFERENCES public.projects(org_id, id) ON DELETE CASCADE;


--
-- Name: run_leases run_leases_org_id_execution_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run_leases
    ADD CONSTRAINT run_leases_org_id_execution_id_fkey FOREIGN KEY (org_id, execution_id) REFERENCES public.executions(org_id, id) ON DELETE CASCADE;


--
-- Name: run_queue run_queue_org_id_execution_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run_queue
    ADD CONSTRAINT run_queue_org_id_execution_id_fkey FOREIGN KEY (org_id, execution_id) REFERENCES public.executions(org_id, id) ON DELETE CASCADE;


--
-- Name: schedules schedules_org_id_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schedules
    ADD CONSTRAINT schedules_org_id_project_id_fkey FOREIGN KEY (org_id, project_id) REFERENCES public.projects(org_id, id) ON DELETE CASCADE;


--
-- Name: source_host_posts source_host_posts_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.source_host_posts
    ADD CONSTRAINT source_host_posts_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: storage_entries storage_entries_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.storage_entries
    ADD CONSTRAINT storage_entries_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: test_case_results test_case_results_org_id_execution_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_case_results
    ADD CONSTRAINT test_case_results_org_id_execution_id_fkey FOREIGN KEY (org_id, execution_id) REFERENCES public.executions(org_id, id) ON DELETE CASCADE;


--
-- Name: test_case_results test_case_results_org_id_test_case_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_case_results
    ADD CONSTRAINT test_case_results_org_id_test_case_id_fkey FOREIGN KEY (org_id, test_case_id) REFERENCES public.test_cases(org_id, id) ON DELETE CASCADE;


--
-- Name: test_cases test_cases_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_cases
    ADD CONSTRAINT test_cases_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: test_cases test_cases_org_id_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_cases
    ADD CONSTRAINT test_cases_org_id_project_id_fkey FOREIGN KEY (org_id, project_id) REFERENCES public.projects(org_id, id) ON DELETE CASCADE;


--
-- Name: test_cycle_items test_cycle_items_org_id_cycle_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_cycle_items
    ADD CONSTRAINT test_cycle_items_org_id_cycle_id_fkey FOREIGN KEY (org_id, cycle_id) REFERENCES public.test_cycles(org_id, id) ON DELETE CASCADE;


--
-- Name: test_cycle_items test_cycle_items_org_id_execution_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_cycle_items
    ADD CONSTRAINT test_cycle_items_org_id_execution_id_fkey FOREIGN KEY (org_id, execution_id) REFERENCES public.executions(org_id, id) ON DELETE SET NULL (execution_id);


--
-- Name: test_cycles test_cycles_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_cycles
    ADD CONSTRAINT test_cycles_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: test_cycles test_cycles_org_id_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_cycles
    ADD CONSTRAINT test_cycles_org_id_project_id_fkey FOREIGN KEY (org_id, project_id) REFERENCES public.projects(org_id, id) ON DELETE CASCADE;


--
-- Name: test_days test_days_org_id_test_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_days
    ADD CONSTRAINT test_days_org_id_test_id_fkey FOREIGN KEY (org_id, test_id) REFERENCES public.tests(org_id, id) ON DELETE CASCADE;


--
-- Name: test_outcomes test_outcomes_org_id_test_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_outcomes
    ADD CONSTRAINT test_outcomes_org_id_test_id_fkey FOREIGN KEY (org_id, test_id) REFERENCES public.tests(org_id, id) ON DELETE CASCADE;


--
-- Name: test_results test_results_org_id_execution_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.test_results
    ADD CONSTRAINT test_results_org_id_execution_id_fkey FOREIGN KEY (org_id, execution_id) REFERENCES public.executions(org_id, id) ON DELETE CASCADE;


--
-- Name: tests tests_org_id_project_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tests
    ADD CONSTRAINT tests_org_id_project_id_fkey FOREIGN KEY (org_id, project_id) REFERENCES public.projects(org_id, id) ON DELETE CASCADE;


--
-- Name: tracked_issues tracked_issues_org_id_execution_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tracked_issues
    ADD CONSTRAINT tracked_issues_org_id_execution_id_fkey FOREIGN KEY (org_id, execution_id) REFERENCES public.executions(org_id, id) ON DELETE CASCADE;


--
-- Name: usage_alerts usage_alerts_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usage_alerts
    ADD CONSTRAINT usage_alerts_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: usage_events usage_events_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usage_events
    ADD CONSTRAINT usage_events_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: usage_months usage_months_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usage_months
    ADD CONSTRAINT usage_months_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: webhook_attempts webhook_attempts_org_id_delivery_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_attempts
    ADD CONSTRAINT webhook_attempts_org_id_delivery_id_fkey FOREIGN KEY (org_id, delivery_id) REFERENCES public.webhook_deliveries(org_id, id) ON DELETE CASCADE;


--
-- Name: webhook_deliveries webhook_deliveries_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: webhook_log webhook_log_org_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_log
    ADD CONSTRAINT webhook_log_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;


--
-- Name: account_tokens; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.account_tokens ENABLE ROW LEVEL SECURITY;

--
-- Name: api_keys; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.api_keys ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_chain; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.audit_chain ENABLE ROW LEVEL SECURITY;

--
-- Name: audit_log; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.audit_log ENABLE ROW LEVEL SECURITY;

--
-- Name: users colleagues; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY colleagues ON public.users FOR SELECT TO gantry_app USING ((EXISTS ( SELECT 1
   FROM public.memberships m
  WHERE (m.user_id = users.id))));


--
-- Name: execution_analyses; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.execution_analyses ENABLE ROW LEVEL SECURITY;

--
-- Name: execution_effects; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.execution_effects ENABLE ROW LEVEL SECURITY;

--
-- Name: executions; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.executions ENABLE ROW LEVEL SECURITY;

--
-- Name: failure_occurrences; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.failure_occurrences ENABLE ROW LEVEL SECURITY;

--
-- Name: idempotency_keys; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.idempotency_keys ENABLE ROW LEVEL SECURITY;

--
-- Name: integration_activity; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.integration_activity ENABLE ROW LEVEL SECURITY;

--
-- Name: invitations; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.invitations ENABLE ROW LEVEL SECURITY;

--
-- Name: log_chunks; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.log_chunks ENABLE ROW LEVEL SECURITY;

--
-- Name: memberships; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.memberships ENABLE ROW LEVEL SECURITY;

--
-- Name: notification_rules; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.notification_rules ENABLE ROW LEVEL SECURITY;

--
-- Name: organizations; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.organizations ENABLE ROW LEVEL SECURITY;

--
-- Name: outbox; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.outbox ENABLE ROW LEVEL SECURITY;

--
-- Name: project_variables; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.project_variables ENABLE ROW LEVEL SECURITY;

--
-- Name: projects; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.projects ENABLE ROW LEVEL SECURITY;

--
-- Name: quarantine; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.quarantine ENABLE ROW LEVEL SECURITY;

--
-- Name: quarantine_events; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.quarantine_events ENABLE ROW LEVEL SECURITY;

--
-- Name: run_days; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.run_days ENABLE ROW LEVEL SECURITY;

--
-- Name: run_leases; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.run_leases ENABLE ROW LEVEL SECURITY;

--
-- Name: run_queue; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.run_queue ENABLE ROW LEVEL SECURITY;

--
-- Name: schedules; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.schedules ENABLE ROW LEVEL SECURITY;

--
-- Name: source_host_posts; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.source_host_posts ENABLE ROW LEVEL SECURITY;

--
-- Name: storage_entries; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.storage_entries ENABLE ROW LEVEL SECURITY;

--
-- Name: account_tokens system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.account_tokens TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: api_keys system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.api_keys TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: audit_chain system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.audit_chain TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: audit_log system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.audit_log TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: execution_analyses system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.execution_analyses TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: execution_effects system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.execution_effects TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: executions system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.executions TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: failure_occurrences system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.failure_occurrences TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: idempotency_keys system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.idempotency_keys TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: integration_activity system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.integration_activity TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: invitations system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.invitations TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: log_chunks system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.log_chunks TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: memberships system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.memberships TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: notification_rules system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.notification_rules TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: organizations system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.organizations TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: outbox system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.outbox TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: project_variables system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.project_variables TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: projects system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.projects TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: quarantine system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.quarantine TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: quarantine_events system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.quarantine_events TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: run_days system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.run_days TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: run_leases system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.run_leases TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: run_queue system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.run_queue TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: schedules system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.schedules TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: source_host_posts system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.source_host_posts TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: storage_entries system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.storage_entries TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: test_case_results system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.test_case_results TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: test_cases system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.test_cases TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: test_cycle_items system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.test_cycle_items TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: test_cycles system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.test_cycles TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: test_days system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.test_days TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: test_outcomes system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.test_outcomes TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: test_results system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.test_results TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: tests system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.tests TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: tracked_issues system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.tracked_issues TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: usage_alerts system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.usage_alerts TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: usage_events system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.usage_events TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: usage_months system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.usage_months TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: users system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.users TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: webhook_attempts system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.webhook_attempts TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: webhook_deliveries system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.webhook_deliveries TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: webhook_log system; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY system ON public.webhook_log TO gantry_system USING (true) WITH CHECK (true);


--
-- Name: api_keys tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.api_keys TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: audit_chain tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.audit_chain TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: audit_log tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.audit_log TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: execution_analyses tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.execution_analyses TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: execution_effects tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.execution_effects TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: executions tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.executions TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: failure_occurrences tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.failure_occurrences TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: idempotency_keys tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.idempotency_keys TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: integration_activity tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.integration_activity TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: invitations tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.invitations TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: log_chunks tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.log_chunks TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: memberships tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.memberships TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: notification_rules tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.notification_rules TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: organizations tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.organizations TO gantry_app USING ((id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: outbox tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.outbox TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: project_variables tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.project_variables TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: projects tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.projects TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: quarantine tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.quarantine TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: quarantine_events tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.quarantine_events TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: run_days tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.run_days TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: run_leases tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.run_leases TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: run_queue tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.run_queue TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: schedules tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.schedules TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: source_host_posts tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.source_host_posts TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: storage_entries tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.storage_entries TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: test_case_results tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.test_case_results TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: test_cases tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.test_cases TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: test_cycle_items tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.test_cycle_items TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: test_cycles tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.test_cycles TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: test_days tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.test_days TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: test_outcomes tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.test_outcomes TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: test_results tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.test_results TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: tests tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.tests TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: tracked_issues tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.tracked_issues TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: usage_alerts tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.usage_alerts TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: usage_events tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.usage_events TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: usage_months tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.usage_months TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: webhook_attempts tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.webhook_attempts TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: webhook_deliveries tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.webhook_deliveries TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: webhook_log tenant; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY tenant ON public.webhook_log TO gantry_app USING ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text))) WITH CHECK ((org_id = NULLIF(current_setting('app.org'::text, true), ''::text)));


--
-- Name: test_case_results; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.test_case_results ENABLE ROW LEVEL SECURITY;

--
-- Name: test_cases; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.test_cases ENABLE ROW LEVEL SECURITY;

--
-- Name: test_cycle_items; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.test_cycle_items ENABLE ROW LEVEL SECURITY;

--
-- Name: test_cycles; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.test_cycles ENABLE ROW LEVEL SECURITY;

--
-- Name: test_days; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.test_days ENABLE ROW LEVEL SECURITY;

--
-- Name: test_outcomes; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.test_outcomes ENABLE ROW LEVEL SECURITY;

--
-- Name: test_results; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.test_results ENABLE ROW LEVEL SECURITY;

--
-- Name: tests; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.tests ENABLE ROW LEVEL SECURITY;

--
-- Name: tracked_issues; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.tracked_issues ENABLE ROW LEVEL SECURITY;

--
-- Name: usage_alerts; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.usage_alerts ENABLE ROW LEVEL SECURITY;

--
-- Name: usage_events; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.usage_events ENABLE ROW LEVEL SECURITY;

--
-- Name: usage_months; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.usage_months ENABLE ROW LEVEL SECURITY;

--
-- Name: users; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.users ENABLE ROW LEVEL SECURITY;

--
-- Name: webhook_attempts; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhook_attempts ENABLE ROW LEVEL SECURITY;

--
-- Name: webhook_deliveries; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhook_deliveries ENABLE ROW LEVEL SECURITY;

--
-- Name: webhook_log; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.webhook_log ENABLE ROW LEVEL SECURITY;

--
-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: -
--

GRANT USAGE ON SCHEMA public TO gantry_app;
GRANT USAGE ON SCHEMA public TO gantry_system;


--
-- Name: TABLE audit_log; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.audit_log TO gantry_app;
GRANT SELECT,INSERT ON TABLE public.audit_log TO gantry_system;


--
-- Name: TABLE account_tokens; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.account_tokens TO gantry_system;


--
-- Name: TABLE api_keys; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.api_keys TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.api_keys TO gantry_system;


--
-- Name: TABLE audit_chain; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.audit_chain TO gantry_app;
GRANT SELECT,INSERT ON TABLE public.audit_chain TO gantry_system;


--
-- Name: TABLE execution_analyses; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.execution_analyses TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.execution_analyses TO gantry_system;


--
-- Name: TABLE execution_effects; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.execution_effects TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.execution_effects TO gantry_system;


--
-- Name: TABLE executions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.executions TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.executions TO gantry_system;


--
-- Name: TABLE failure_occurrences; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.failure_occurrences TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.failure_occurrences TO gantry_system;


--
-- Name: TABLE idempotency_keys; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.idempotency_keys TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.idempotency_keys TO gantry_system;


--
-- Name: TABLE integration_activity; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.integration_activity TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.integration_activity TO gantry_system;


--
-- Name: TABLE invitation_mails; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invitation_mails TO gantry_system;


--
-- Name: TABLE invitations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invitations TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invitations TO gantry_system;


--
-- Name: TABLE log_chunks; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.log_chunks TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.log_chunks TO gantry_system;


--
-- Name: TABLE login_failures; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.login_failures TO gantry_system;


--
-- Name: TABLE login_locks; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.login_locks TO gantry_system;


--
-- Name: TABLE memberships; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.memberships TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.memberships TO gantry_system;


--
-- Name: TABLE notification_rules; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notification_rules TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notification_rules TO gantry_system;


--
-- Name: TABLE organizations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,UPDATE ON TABLE public.organizations TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.organizations TO gantry_system;


--
-- Name: TABLE outbox; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.outbox TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.outbox TO gantry_system;


--
-- Name: TABLE project_variables; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.project_variables TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.project_variables TO gantry_system;


--
-- Name: TABLE projects; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.projects TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.projects TO gantry_system;


--
-- Name: TABLE quarantine; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.quarantine TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.quarantine TO gantry_system;


--
-- Name: TABLE quarantine_events; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.quarantine_events TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.quarantine_events TO gantry_system;


--
-- Name: TABLE run_days; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.run_days TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.run_days TO gantry_system;


--
-- Name: TABLE run_leases; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.run_leases TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.run_leases TO gantry_system;


--
-- Name: TABLE run_queue; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.run_queue TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.run_queue TO gantry_system;


--
-- Name: TABLE schedules; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.schedules TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.schedules TO gantry_system;


--
-- Name: TABLE source_host_posts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.source_host_posts TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.source_host_posts TO gantry_system;


--
-- Name: TABLE storage_entries; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.storage_entries TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.storage_entries TO gantry_system;


--
-- Name: TABLE test_case_results; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_case_results TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_case_results TO gantry_system;


--
-- Name: TABLE test_cases; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_cases TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_cases TO gantry_system;


--
-- Name: TABLE test_cycle_items; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_cycle_items TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_cycle_items TO gantry_system;


--
-- Name: TABLE test_cycles; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_cycles TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_cycles TO gantry_system;


--
-- Name: TABLE test_days; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_days TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_days TO gantry_system;


--
-- Name: TABLE test_outcomes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_outcomes TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_outcomes TO gantry_system;


--
-- Name: TABLE test_results; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_results TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.test_results TO gantry_system;


--
-- Name: TABLE tests; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tests TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tests TO gantry_system;


--
-- Name: TABLE tracked_issues; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tracked_issues TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tracked_issues TO gantry_system;


--
-- Name: TABLE usage_alerts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_alerts TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_alerts TO gantry_system;


--
-- Name: TABLE usage_events; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_events TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_events TO gantry_system;


--
-- Name: TABLE usage_months; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_months TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.usage_months TO gantry_system;


--
-- Name: TABLE users; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.users TO gantry_system;


--
-- Name: COLUMN users.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.users TO gantry_app;


--
-- Name: COLUMN users.email; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(email) ON TABLE public.users TO gantry_app;


--
-- Name: COLUMN users.name; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(name) ON TABLE public.users TO gantry_app;


--
-- Name: COLUMN users.status; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(status) ON TABLE public.users TO gantry_app;


--
-- Name: COLUMN users.last_login_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(last_login_at) ON TABLE public.users TO gantry_app;


--
-- Name: COLUMN users.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.users TO gantry_app;


--
-- Name: COLUMN users.updated_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(updated_at) ON TABLE public.users TO gantry_app;


--
-- Name: TABLE webhook_attempts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_attempts TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_attempts TO gantry_system;


--
-- Name: TABLE webhook_deliveries; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_deliveries TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_deliveries TO gantry_system;


--
-- Name: TABLE webhook_log; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.webhook_log TO gantry_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.webhook_log TO gantry_system;


--
-- Name: TABLE workers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.workers TO gantry_system;


--
-- PostgreSQL database dump complete
--


