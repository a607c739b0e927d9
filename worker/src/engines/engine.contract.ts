import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Engine, Exit, Running, RunSpec } from "./engine.ts";
import { newRun } from "./testing/new-run.ts";

export { newRun };

/** What an engine's test provides for the shared suite. */
export interface EngineUnderTest {
  open(): Promise<Engine>;
  /** A run of this shell text, on an engine with a shell; `undefined` where only exit codes are available. */
  image: string;
  runsShell: boolean;
}

export interface Ended {
  exit: Exit;
  stdout: string;
  stderr: string;
}

/** Reads a run to its end, in the worker's order of this and `wait`. */
export async function readToEnd(running: Running): Promise<Ended> {
  const parts: { stdout: Buffer[]; stderr: Buffer[]; system: Buffer[] } = { stdout: [], stderr: [], system: [] };
  for await (const piece of running.logs) {
    if (piece.stream === "rewind") for (const list of Object.values(parts)) list.length = 0;
    else if (piece.stream !== "lost") parts[piece.stream].push(Buffer.from(piece.bytes));
  }
  return { exit: await running.wait(), stdout: Buffer.concat(parts.stdout).toString(), stderr: Buffer.concat(parts.stderr).toString() };
}

/** The behaviour required of every container engine. */
export function describeEngine(name: string, under: EngineUnderTest): void {
  describe(`the ${name} engine`, () => {
    let engine: Engine;
    const never = new AbortController().signal;
    const shell = (command: string) => newRun(under.image, command);

    beforeAll(async () => {
      engine = await under.open();
    });
    afterAll(() => engine.close());

    async function carryOut(run: RunSpec): Promise<Ended> {
      const running = await engine.start(run, never);
      try {
        return await readToEnd(running);
      } finally {
        await running.remove();
      }
    }

    it("reports which engine it is", async () => {
      expect(await engine.isAvailable()).toMatchObject({ version: expect.stringMatching(/\d/) });
    });

    it("reports the exit code of a run, zero or not", async () => {
      const codes = await Promise.all(
        ["0", "3"].map((code) =>
          carryOut({
            ...shell(`exit ${code}`),
            environment: new Map([
              ["COMMAND", `exit ${code}`],
              ["EXIT_CODE", code],
            ]),
          }),
        ),
      );
      expect(codes.map(({ exit }) => exit.code)).toEqual([0, 3]);
    });

    it("stops a running run", async () => {
      const running = await engine.start(
        {
          ...shell("sleep 60"),
          environment: new Map([
            ["COMMAND", "sleep 60"],
            ["SLEEP", "60"],
          ]),
        },
        never,
      );
      const reading = readToEnd(running);
      const before = Date.now();
      await running.stop(500);
      expect((await reading).exit.infrastructure).toBeUndefined();
      expect(Date.now() - before).toBeLessThan(4000);
      await running.remove();
    });

    it("removes a run twice without an error", async () => {
      const running = await engine.start(shell("true"), never);
      await readToEnd(running);
      await running.remove();
      await running.remove();
    });

    it("starts nothing after an abort", async () => {
      const run = shell("true");
      await expect(engine.start(run, AbortSignal.abort(new Error("given up")))).rejects.toThrow("given up");
      expect(await engine.adopt(run)).toBeUndefined();
    });

    it.runIf(under.runsShell)("delivers every line of a run that prints and exits at once", async () => {
      const { exit, stdout, stderr } = await carryOut(shell("seq 1 200; echo oops >&2; exit 4"));
      expect(exit.code).toBe(4);
      expect(stdout).toBe(Array.from({ length: 200 }, (_, line) => `${line + 1}\n`).join(""));
      expect(stderr).toBe("oops\n");
    });
  });
}
