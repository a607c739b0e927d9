import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openLeaseFiles } from "./lease-files.ts";
import { ProtocolServer } from "./testing/protocol-server.ts";

let dataDir = "";
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("keeps how a container ended until the run is forgotten", async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gantry-leases-"));
  const leases = openLeaseFiles(dataDir);
  const [{ run }, { run: other }] = [new ProtocolServer().queue({ image: "suite:1" }), new ProtocolServer().queue({ image: "suite:1" })];
  expect(await leases.findExit(run)).toBeUndefined();
  for (const extra of [
    {},
    { diskFull: "limit" as const },
    { diskWasLow: true as const },
    { infrastructure: "The container was killed." },
  ]) {
    const exit = { code: 137, finishedAt: new Date("2026-03-01T12:00:01Z"), outOfMemory: false, ...extra };
    await leases.keepExit(run, exit);
    expect(await leases.findExit(run)).toEqual(exit);
  }
  await leases.keepOnly([run]);
  expect(await leases.findExit(run)).toMatchObject({ code: 137 });
  expect(await leases.findExit({ ...run, attempt: run.attempt + 1 })).toBeUndefined();
  await writeFile(join(dataDir, "worker/leases", `${run.taskId}.${run.attempt}.exit.json`), '{"code":13');
  expect(await leases.findExit(run)).toBeUndefined();
  await leases.keepOnly([other]);
  expect(await readdir(join(dataDir, "worker/leases"))).toEqual([]);
  await leases.keepExit(run, { code: 137, finishedAt: new Date(), outOfMemory: false });
  await leases.forget(run);
  expect(await readdir(join(dataDir, "worker/leases"))).toEqual([]);
});

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
