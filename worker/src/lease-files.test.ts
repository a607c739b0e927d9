import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openLeaseFiles } from "./lease-files.ts";
import { ProtocolServer } from "./testing/protocol-server.ts";

let dataDir = "";
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("a damaged lease file counts as missing, and does not prevent a worker from starting", async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gantry-leases-"));
  const leases = openLeaseFiles(dataDir);
  const { run } = new ProtocolServer().queue({ image: "suite:1" });
  await leases.keep(run);
  expect(await leases.find(run)).toEqual({ leaseToken: run.leaseToken, secretNames: [] });
  for (const damaged of ["", '{"leaseTok', "null", '{"leaseToken":1}']) {
    await writeFile(join(dataDir, "worker/leases", `${run.taskId}.${run.attempt}.json`), damaged);
    expect(await leases.find(run)).toBeUndefined();
  }
});
