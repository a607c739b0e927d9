import { appendFile, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openLeaseFiles } from "./lease-files.ts";
import { ProtocolServer } from "../testing/protocol-server.ts";

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
  await writeFile(join(dataDir, "worker/leases", `${run.taskId}.${run.attempt}.json`), '{"code":13');
  expect(await leases.findExit(run)).toBeUndefined();
  await leases.keepOnly([other]);
  expect(await readdir(join(dataDir, "worker/leases"))).toEqual([]);
  await leases.keepExit(run, { code: 137, finishedAt: new Date(), outOfMemory: false });
  await leases.remove(run);
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
  await leases.close();
});

test("the lease and the end are found by the next process, also where an earlier release recorded the end or the last line breaks off", async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gantry-leases-"));
  const { run } = new ProtocolServer().queue({ image: "suite:1" });
  const exit = { code: 3, finishedAt: new Date("2026-03-01T12:00:01Z"), outOfMemory: false };
  const first = openLeaseFiles(dataDir);
  await first.keep(run);
  expect(await openLeaseFiles(dataDir).findExit(run)).toBeUndefined();
  await first.keepExit(run, exit);
  await first.close();
  const next = openLeaseFiles(dataDir);
  expect(await next.find(run)).toEqual({ leaseToken: run.leaseToken, secretNames: [] });
  expect(await next.findExit(run)).toEqual(exit);
  await appendFile(join(dataDir, "worker/leases", `${run.taskId}.${run.attempt}.json`), '\n{"code":1');
  expect(await next.findExit(run)).toBeUndefined();
  expect(await next.find(run)).toMatchObject({ leaseToken: run.leaseToken });
  await writeFile(join(dataDir, "worker/leases", `${run.taskId}.${run.attempt}.exit.json`), JSON.stringify({ ...exit, code: 4 }));
  expect(await next.findExit(run)).toMatchObject({ code: 4 });
  await next.keepExit(run, exit);
  expect(await next.findExit(run)).toEqual(exit);
  await next.close();
});
