import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newRun } from "../engine.contract.ts";
import type { LogPiece } from "../engine.ts";
import { testEngine } from "../testing/engine.ts";
import { confirmedLogs, countFile } from "./confirmed-logs.ts";
import { connectDocker } from "./connect.ts";

const image = { Id: "sha256:0", Os: "linux", Architecture: "", Config: {} };

/** A service that answers like Podman: one image, one container that has ended, its stored output. */
function podmanWith(stored: { stdout: string }): Server {
  const frame = Buffer.from(stored.stdout);
  const header = Buffer.from([1, 0, 0, 0, 0, 0, 0, 0]);
  header.writeUInt32BE(frame.length, 4);
  const answers: Record<string, string | Buffer> = {
    "/version": JSON.stringify({ Version: "4.3.1", ApiVersion: "1.41", Arch: "", Components: [{ Name: "Podman Engine" }] }),
    "/info": JSON.stringify({ DefaultRuntime: "crun" }),
    "/images/suite:1/json": JSON.stringify(image),
    "/containers/ended/logs": Buffer.concat([header, frame]),
  };
  return createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    if (path === "/events") response.flushHeaders();
    else response.writeHead(path in answers ? 200 : 404).end(answers[path] ?? "{}");
  });
}

describe("beside Podman", () => {
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

  async function deliveredFrom(attached: string, logPath?: string): Promise<{ text: string; rewound: boolean }> {
    async function* pieces(): AsyncGenerator<LogPiece> {
      yield { stream: "stdout", bytes: Buffer.from(attached) };
    }
    let text = "";
    let rewound = false;
    const container = connectDocker(host).getContainer("ended");
    for await (const piece of confirmedLogs(container, pieces(), logPath, new AbortController().signal)) {
      if (piece.stream === "rewind") [text, rewound] = ["", true];
      else text += piece.bytes.toString();
    }
    return { text, rewound };
  }

  async function logFile(text: string): Promise<string> {
    const path = join(folder, "ctr.log");
    await writeFile(path, text);
    return path;
  }

  it("delivers the whole output again when the attached stream lacked its beginning", async () => {
    expect(await deliveredFrom("second\n")).toEqual({ text: whole, rewound: true });
    const path = await logFile("2026-03-01T12:00:00Z stdout F first\n2026-03-01T12:00:00Z stdout F second\n");
    expect(await deliveredFrom("second\n", path)).toEqual({ text: whole, rewound: true });
  });

  it("delivers it once when the attached stream was whole", async () => {
    expect(await deliveredFrom(whole)).toEqual({ text: whole, rewound: false });
    expect(await deliveredFrom(whole, await logFile("in a form of another version\n"))).toEqual({ text: whole, rewound: false });
  });

  it("keeps what was attached when the engine has less, because its file was full", async () => {
    expect(await deliveredFrom(`zeroth\n${whole}`)).toEqual({ text: `zeroth\n${whole}`, rewound: false });
  });

  it("counts in a log file what the suite wrote, whatever it wrote", async () => {
    const line = fc.record({
      stream: fc.constantFrom("stdout" as const, "stderr" as const),
      kind: fc.constantFrom("F", "P"),
      bytes: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes.filter((byte) => byte !== 10))),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 50 }), async (lines) => {
        const amount = { stdout: 0, stderr: 0 };
        for (const { stream, kind, bytes } of lines) amount[stream] += bytes.length + (kind === "F" ? 1 : 0);
        const path = join(folder, "counted.log");
        const written = lines.flatMap(({ stream, kind, bytes }) => [
          Buffer.from(`2026-03-01T12:00:00.123456789+00:00 ${stream} ${kind} `),
          bytes,
          Buffer.from("\n"),
        ]);
        await writeFile(path, Buffer.concat(written));
        expect(await countFile(path)).toEqual(amount);
      }),
      { numRuns: 100 },
    );
  });

  it("refuses to start a run that Podman would not put into the runtime it is to be walled off with", async () => {
    const engine = testEngine(host, { runtime: "runsc" });
    await expect(engine.start(newRun("suite:1", ""), new AbortController().signal)).rejects.toMatchObject({
      code: "ENGINE_FAILED",
      retryable: false,
      message: expect.stringMatching(/CONTAINER_RUNTIME is runsc.*crun.*containers\.conf/),
    });
    await engine.close();
  });

  it("says that it is Podman, and what is weaker there", async () => {
    const engine = testEngine(host);
    expect(await engine.isAvailable()).toMatchObject({
      name: "podman",
      version: "4.3.1",
      limits: expect.arrayContaining([expect.stringContaining("CONTAINER_RUNTIME")]),
    });
    await engine.close();
  });
});
