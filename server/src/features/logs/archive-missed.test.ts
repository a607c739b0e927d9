import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { newId } from "../../platform/crypto/ids.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { queueRun } from "../../testing/given/run.ts";
import { archiveMissed } from "./archive-missed.ts";
import { logKey } from "../storage/storage-keys.ts";

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

/** As many runs as a template, with a log in the database. `status` is their status, and they changed so many minutes ago. */
async function withLogs(template: string, ids: readonly string[], status: string, minutesAgo: number): Promise<void> {
  await server.ctx.db.withTenant(ada.organizationId, async (tx) => {
    await sql`insert into executions (org_id, id, project_id, image, trigger, status, last_seq, updated_at)
      select e.org_id, added.id, e.project_id, e.image, e.trigger, ${status}, 1, now() - ${minutesAgo} * interval '1 minute'
      from executions e, unnest(${ids}::text[]) as added (id) where e.org_id = ${ada.organizationId} and e.id = ${template}`.execute(tx);
    await sql`insert into log_chunks (org_id, execution_id, seq, attempt, stream, at, text)
      select ${ada.organizationId}, added.id, 1, 1, 'stdout', now(), 'one line' from unnest(${ids}::text[]) as added (id)`.execute(tx);
  });
}

const isArchived = async (id: string) => (await server.ctx.storage.stat(logKey(ada.organizationId, id))) !== undefined;

test("archives the log of a run whose server was killed after the run's end, behind any number of logs of runs in progress", async () => {
  const { id: template } = await queueRun(ada);
  const running = Array.from({ length: 1_200 }, () => newId());
  const missed = Array.from({ length: 30 }, () => newId());
  const recent = [newId()];
  await withLogs(template, running, "RUNNING", 0);
  await withLogs(template, missed, "PASSED", 5);
  await withLogs(template, recent, "PASSED", 1);
  await expect
    .poll(async () => {
      await archiveMissed(server.ctx);
      return (await Promise.all(missed.map(isArchived))).every(Boolean);
    })
    .toBe(true);
  expect(await Promise.all([...running, ...recent].map(isArchived))).not.toContain(true);
  const { data } = (await ada.request(api.executions.logs, { params: { id: missed[0] ?? "" } })).body as { data: { log: string }[] };
  expect(data.map(({ log }) => log)).toEqual(["one line"]);
});
