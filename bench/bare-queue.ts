import Fastify from "fastify";
import pg from "pg";

/**
 * The lower bound for a control plane of runs: the calls of `POST /api/executions` and of the worker protocol, each with one handler and one statement, without
 * tenants, leases, verdicts, history and live events. Settings: PORT, DATABASE_URL.
 */
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 20 });
const app = Fastify({ bodyLimit: 64 * 1024 * 1024 });

interface Call {
  taskId: string;
  status: string;
  chunks: { seq: number; log: string }[];
  results?: { tests: { name: string; status: string; durationMs: number }[] };
  runs: { taskId: string; attempt: number }[];
}

const statement = async (name: string, text: string, values: unknown[]) => (await pool.query({ name, text, values })).rows;

app.post("/api/executions", async ({ body }, reply) => {
  const [run] = await statement(
    "accept",
    `with run as (insert into bare.runs (request) values ($1) returning *), queued as (insert into bare.queue select id from run) select * from run`,
    [JSON.stringify(body)],
  );
  return reply.status(201).send({ success: true, data: run });
});

app.post("/executions/claim", async () => {
  const [run] = await statement(
    "claim",
    `with next as (delete from bare.queue where id = (select id from bare.queue order by id limit 1 for update skip locked) returning id)
     update bare.runs r set claimed_at = clock_timestamp() from next where r.id = next.id returning r.*`,
    [],
  );
  return { success: true, run: run ? { ...filler, taskId: Number(run.id).toString(16).padStart(24, "0") } : null };
});

app.post<{ Body: Call }>("/executions/heartbeat", async ({ body }) => ({
  success: true,
  runs: body.runs.map(({ taskId, attempt }) => ({ taskId, attempt, order: "continue" })),
}));

app.post<{ Body: Call }>("/executions/logs", async ({ body: { taskId, chunks } }) => {
  await statement(
    "logs",
    "insert into bare.logs (run_id, seq, text) select $1, seq, text from unnest($2::int[], $3::text[]) as chunk (seq, text) on conflict do nothing",
    [idOf(taskId), chunks.map(({ seq }) => seq), chunks.map(({ log }) => log)],
  );
  return { success: true, lastSeq: chunks.at(-1)?.seq ?? 0 };
});

app.post<{ Body: Call }>("/executions/update", async ({ body: { taskId, status, results } }) => {
  const tests = results?.tests ?? [];
  await statement(
    "update",
    `with run as (update bare.runs set status = $2, updated_at = clock_timestamp() where id = $1 returning id)
     insert into bare.results (run_id, name, status, duration_ms)
     select run.id, test.* from run, unnest($3::text[], $4::text[], $5::int[]) as test (name, status, duration_ms)`,
    [
      idOf(taskId),
      status,
      tests.map(({ name }) => name),
      tests.map((test) => test.status),
      tests.map(({ durationMs }) => Math.round(durationMs)),
    ],
  );
  return { success: true, data: { taskId, status } };
});

const idOf = (taskId: string) => Number.parseInt(taskId, 16);

const filler = {
  attempt: 1,
  leaseToken: "bare",
  organizationId: "0".repeat(24),
  projectId: "0".repeat(24),
  image: "team/suite:1",
  command: "",
  folder: "",
  baseUrl: "",
  variables: [],
  reportFolder: null,
  timeoutMs: 1_800_000,
  resources: { cpus: 1, memoryMb: 1024 },
  lastSeq: 0,
  logBytes: { stdout: 0, stderr: 0 },
  startedAt: null,
};

await pool.query(
  `create schema bare;
   create table bare.runs (id bigserial primary key, request jsonb not null, status text not null default 'PENDING', claimed_at timestamptz, updated_at timestamptz);
   create table bare.queue (id bigint primary key);
   create table bare.logs (run_id bigint, seq integer, text text not null, primary key (run_id, seq));
   create table bare.results (run_id bigint, name text not null, status text not null, duration_ms integer not null);
   create index on bare.results (run_id);`,
);
app.get("/ready", () => "ready");
await app.listen({ host: "127.0.0.1", port: Number(process.env["PORT"]) });
