import { appendFile, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContainerInspectInfo } from "dockerode";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newRun } from "../../engine.contract.ts";
import type { Exit } from "../../engine.ts";
import { testEngine } from "../../testing/engine.ts";
import { connectDocker } from "./connect.ts";
import type { KernelRecord } from "../exit/kernel-log.ts";
import { podmanEnd } from "../exit/podman-end.ts";
import { podmanLogs, readRecords } from "../logs/podman-logs.ts";

const image = { Id: "sha256:0", Os: "linux", Architecture: "", Config: {} };

function framed(stream: 1 | 2, text: string): Buffer {
  const header = Buffer.from([stream, 0, 0, 0, 0, 0, 0, 0]);
  header.writeUInt32BE(Buffer.byteLength(text), 4);
  return Buffer.concat([header, Buffer.from(text)]);
}

const noProgram = "ERROR (catatonit:6): failed to exec pid1: No such file or directory\n";
const notRunnable = "ERROR (catatonit:6): failed to exec pid1: Permission denied\n";

/** A service with Podman's API: one image, ended containers, their stored output. */
function podmanWith(stored: { stdout: string }): Server {
  const answers: Record<string, string | Buffer> = {
    "/version": JSON.stringify({ Version: "4.3.1", ApiVersion: "1.41", Arch: "", Components: [{ Name: "Podman Engine" }] }),
    "/info": JSON.stringify({ DefaultRuntime: "crun" }),
    "/images/suite:1/json": JSON.stringify(image),
    "/images/sha256:0/json": JSON.stringify(image),
    "/volumes": JSON.stringify({ Volumes: [], Warnings: [] }),
    "/containers/ended/logs": framed(1, stored.stdout),
    "/containers/no-program/logs": framed(2, noProgram),
    "/containers/not-runnable/logs": framed(2, notRunnable),
    "/containers/imitates/logs": Buffer.concat([framed(1, "one test failed\n"), framed(2, noProgram)]),
  };
  return createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    if (path === "/events") response.flushHeaders();
    else response.writeHead(path in answers ? 200 : 404).end(answers[path] ?? "{}");
  });
}

describe("the engine with Podman", () => {
  let folder: string;
  let server: Server;
  let host: string;
  const whole = "first\nsecond\n";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gantry-podman-"));
    host = join(folder, "sock");
    server = podmanWith({ stdout: whole });
    await new Promise<void>((resolve) => server.listen(host, resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  /** Keeps reading while `act` changes the file; `act` ends the container. */
  async function delivered(path: string | undefined, act: (end: () => void) => Promise<void>): Promise<string> {
    let end = () => {};
    const exit = new Promise<Exit>((resolve) => {
      end = () => resolve({ code: 0, finishedAt: new Date(), outOfMemory: false });
    });
    const acting = act(end);
    const text: Buffer[] = [];
    for await (const piece of podmanLogs(connectDocker(host).getContainer("ended"), path, exit, new AbortController().signal)) {
      if (piece.stream === "rewind") text.length = 0;
      else if (piece.stream !== "lost") text.push(piece.bytes);
    }
    await acting;
    return Buffer.concat(text).toString();
  }

  const record = (line: string) => `2026-03-01T12:00:00.123456789+00:00 stdout F ${line}\n`;
  const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `line ${from + index}`);
  const textOf = (lines: string[]) => lines.map((line) => `${line}\n`).join("");

  it("follows the log file, and the file that replaces it, to the container's end", async () => {
    const path = join(folder, "followed.log");
    await writeFile(path, "");
    const text = await delivered(path, async (end) => {
      for (let n = 0; n < 2_000; n += 100) {
        await appendFile(
          path,
          numbered(n, n + 100)
            .map(record)
            .join(""),
        );
        if (n === 900) {
          await writeFile(`${path}.new`, "");
          await rename(`${path}.new`, path);
        }
      }
      end();
    });
    expect(text).toBe(textOf(numbered(0, 2_000)));
  });

  it.each([
    ["does not exist", async () => join(folder, "nowhere.log")],
    [
      "has another version's format",
      async () => {
        const path = join(folder, "other.log");
        await writeFile(path, `${record("first")}{"log":"second"}\n`);
        return path;
      },
    ],
  ])("queries Podman when the file %s", async (_what, path) => {
    expect(await delivered(await path(), async (end) => end())).toBe(whole);
  });

  it("reads any output of the suite from a log file, also when reading stops in the middle", async () => {
    const line = fc.record({
      stream: fc.constantFrom("stdout" as const, "stderr" as const),
      kind: fc.constantFrom("F", "P"),
      bytes: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes.filter((byte) => byte !== 10))),
    });
    await fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.nat(), (lines, at) => {
        const file = Buffer.concat(
          lines.flatMap(({ stream, kind, bytes }) => [Buffer.from(`2026-03-01T12:00:00Z ${stream} ${kind} `), bytes, Buffer.from("\n")]),
        );
        const cut = at % (file.length + 1);
        const first = readRecords(file.subarray(0, cut));
        const second = readRecords(Buffer.concat([first.rest, file.subarray(cut)]));
        expect(second.rest).toHaveLength(0);
        const said = (name: string) =>
          Buffer.concat(
            [...first.pieces, ...second.pieces].flatMap((piece) => (piece.stream === name && "bytes" in piece ? [piece.bytes] : [])),
          );
        for (const name of ["stdout", "stderr"]) {
          const wrote = lines.filter(({ stream }) => stream === name);
          expect(said(name)).toEqual(Buffer.concat(wrote.flatMap(({ bytes, kind }) => [bytes, Buffer.from(kind === "F" ? "\n" : "")])));
        }
      }),
      { numRuns: 300 },
    );
  });

  const ended = (id: string, State: { ExitCode: number; OOMKilled?: boolean }): ContainerInspectInfo =>
    ({
      Id: id,
      State: { StartedAt: "2026-03-01T12:00:00Z", FinishedAt: "2026-03-01T12:00:01Z", OOMKilled: false, ...State },
    }) as ContainerInspectInfo;
  const endOf = async (info: ContainerInspectInfo, log?: KernelRecord[]) => {
    const { State, unexplained } = await podmanEnd(connectDocker(host).getContainer(info.Id), info, () => log);
    return { code: State.ExitCode, outOfMemory: State.OOMKilled, unexplained: unexplained ?? false };
  };

  it.each([
    ["no-program", 127],
    ["not-runnable", 126],
    ["ended", 1],
    ["imitates", 1],
  ])("reports the exit code 1 of %s as %i", async (id, code) => {
    expect(await endOf(ended(id, { ExitCode: 1 }), [])).toEqual({ code, outOfMemory: false, unexplained: false });
  });

  it("gets memory as the cause from Podman or the kernel, and otherwise reports that it is unknown", async () => {
    const named = [{ at: 0, text: "oom-kill:constraint=CONSTRAINT_MEMCG,task_memcg=/libpod-killed,task=node" }];
    expect(await endOf(ended("killed", { ExitCode: 137, OOMKilled: true }))).toMatchObject({ outOfMemory: true, unexplained: false });
    expect(await endOf(ended("killed", { ExitCode: 137 }), named)).toMatchObject({ outOfMemory: true, unexplained: false });
    expect(await endOf(ended("killed", { ExitCode: 137 }), [])).toMatchObject({ outOfMemory: false, unexplained: false });
    expect(await endOf(ended("killed", { ExitCode: 137 }))).toMatchObject({ outOfMemory: false, unexplained: true });
  });

  it("refuses to start a run that Podman would not start in the required runtime", async () => {
    const engine = testEngine(host, { runtime: "runsc" });
    await expect(engine.start(newRun("suite:1", ""), new AbortController().signal)).rejects.toMatchObject({
      code: "ENGINE_FAILED",
      retryable: false,
      message: expect.stringMatching(/CONTAINER_RUNTIME is runsc.*crun.*containers\.conf/),
    });
    await engine.close();
  });

  it("says that it is Podman, and which protections are weaker", async () => {
    const engine = testEngine(host);
    expect(await engine.isAvailable()).toMatchObject({
      name: "podman",
      version: "4.3.1",
      limits: expect.arrayContaining([expect.stringContaining("256 MB")]),
    });
    await engine.close();
  });
});
