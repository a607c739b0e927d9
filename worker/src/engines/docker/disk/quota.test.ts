import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeLoopDisk, type LoopDisk } from "../../testing/loop-disk.ts";
import { startPrivateEngine, type PrivateEngine } from "../../testing/private-engine.ts";
import { newRun, readToEnd } from "../../engine.contract.ts";
import type { Engine } from "../../engine.ts";
import { testEngine } from "../../testing/engine.ts";
import { hidingProgram } from "../../testing/hiding-program.ts";
import { importImage, shellSuite } from "../../testing/images.ts";
import { connectDocker } from "../api/connect.ts";
import { quotasOf } from "./quota.ts";

const MiB = 1024 ** 2;
const disk = makeQuotaDisk();

function makeQuotaDisk(): LoopDisk | string {
  try {
    return makeLoopDisk("xfs", 1_500, ["pquota"]);
  } catch (error) {
    return String(error).split("\n").slice(0, 2).join(" ");
  }
}

const without = typeof disk === "string" ? ` (skipped: this machine mounts no XFS with project quotas: ${disk})` : "";

describe.skipIf(typeof disk === "string")(`an engine whose file system has quotas${without}`, () => {
  let daemon: PrivateEngine;
  let engine: Engine;
  const image = `gantry-test/${randomBytes(6).toString("hex")}:1`;
  const withVolume = `${image}-volume`;

  beforeAll(async () => {
    daemon = await startPrivateEngine(`${(disk as LoopDisk).folder}/data`);
    const docker = connectDocker(daemon.socket);
    await importImage(docker, image, { ...shellSuite, files: { hide: hidingProgram } });
    const content = { "data/baked": Buffer.alloc(40 * MiB, "x") };
    await importImage(docker, withVolume, { ...shellSuite, files: content, changes: ['VOLUME ["/data"]'] });
    engine = testEngine(daemon.socket, { diskBytes: 32 * MiB });
  });
  afterAll(async () => {
    await engine.close();
    const docker = connectDocker(daemon.socket);
    expect((await docker.listVolumes()).Volumes ?? []).toEqual([]);
    await daemon.stop();
    (disk as LoopDisk).remove();
  });

  async function carryOut(command: string, suite = image) {
    const running = await engine.start(newRun(suite, command), new AbortController().signal);
    try {
      return await readToEnd(running);
    } finally {
      await running.remove();
    }
  }
  const write = (megabytes: number, to: string) => `dd if=/dev/zero of=${to} bs=1M count=${megabytes}`;

  it("is recognized", async () => {
    expect(await quotasOf(connectDocker(daemon.socket))).toEqual({ obstacle: undefined, inVolumes: true });
    expect((await engine.isAvailable())?.limits.join()).not.toContain("RUN_DISK_BYTES");
  });

  it("refuses what exceeds the limit, also in files that no process has open", async () => {
    const { exit, stderr } = await carryOut(
      `n=0; while [ $n -lt 9 ]; do n=$((n+1)); exec 3<>/tmp/f$n; rm /tmp/f$n; dd if=/dev/zero bs=1M count=10 >&3 || break; done; exec 3<&-; ${write(60, "/tmp/g")}; ${write(60, "/tmp/h")}; exit 3`,
    );
    expect(stderr).toContain("No space left on device");
    expect(exit).toMatchObject({ diskFull: expect.stringMatching(/^(refused|limit)$/) });
  });

  it("says so when the suite fails because it was refused space", async () => {
    const { exit } = await carryOut(`${write(30, "/tmp/a")} && ${write(30, "/tmp/b")}`);
    expect(exit).toMatchObject({ code: 1, diskFull: expect.stringMatching(/^(refused|limit)$/) });
  });

  it("stops a run that hides what it writes", async () => {
    const hide = "n=0; while [ $n -lt 50 ]; do /hide 1 & n=$((n+1)); done";
    const { exit } = await carryOut(
      process.arch === "x64" ? `${hide}; sleep 100` : `${write(30, "/tmp/a")}; ${write(30, "/tmp/b")}; sleep 100`,
    );
    expect(exit).toMatchObject({ code: 137, diskFull: "limit" });
  });

  it("leaves a run alone that writes less, or fails for another reason", async () => {
    const [passed, failed] = await Promise.all([carryOut(`${write(28, "/tmp/a")}; sleep 4`), carryOut(`${write(28, "/tmp/a")}; exit 4`)]);
    expect(passed.exit).toMatchObject({ code: 0 });
    expect(failed.exit).toMatchObject({ code: 4 });
    for (const { exit } of [passed, failed]) expect(exit).not.toHaveProperty("diskFull");
  });

  it("limits volumes of the image, with room for what the image has there", async () => {
    const [quiet, loud] = await Promise.all([
      carryOut("ls -l /data/baked && sleep 6", withVolume),
      carryOut(`${write(30, "/data/a")} && ${write(30, "/data/b")} && ${write(30, "/data/c")}; exit 5`, withVolume),
    ]);
    expect(quiet.exit).toMatchObject({ code: 0 });
    expect(quiet.exit).not.toHaveProperty("diskFull");
    expect(loud.exit).toMatchObject({ diskFull: expect.stringMatching(/^(refused|limit)$/) });
  });
});

it("is not assumed of an engine that stores containers elsewhere", async () => {
  const info = { Driver: "overlay2", DriverStatus: [["Backing Filesystem", "extfs"]] };
  const docker = { info: () => Promise.resolve(info) } as never;
  expect(await quotasOf(docker)).toMatchObject({
    obstacle: { reason: "the engine stores containers with overlay2 on extfs" },
    inVolumes: false,
  });
});

it("is not assumed of an engine on XFS that refuses a quota", async () => {
  const refused = Object.assign(new Error("refused"), {
    statusCode: 500,
    json: { message: "--storage-opt is supported only for overlay over xfs with 'pquota' mount option" },
  });
  const docker = {
    info: () => Promise.resolve({ Driver: "overlay2", DriverStatus: [["Backing Filesystem", "xfs"]] }),
    version: () => Promise.resolve({ Arch: "amd64" }),
    getImage: () => ({ inspect: () => Promise.resolve({}) }),
    createContainer: () => Promise.reject(refused),
  } as never;
  expect(await quotasOf(docker)).toMatchObject({ obstacle: { reason: expect.stringContaining("'pquota' mount option") } });
});
