import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sourceFolder } from "@gantry/contract/source-folder.ts";
import { filesFolder } from "@gantry/contract/projects/constants.ts";
import { rewriteArchive } from "./caches/rewrite-archive.ts";
import { sourceTime } from "../source/git-environment.ts";
import type { CachedFolder, Engine, Exit, RestoreOutcome, Running, RunningService, RunSpec, ServiceSpec, SourceFiles } from "./engine.ts";
import { brokenArchive, endlessArchive, sourceArchive } from "./testing/source-archive.ts";
import { newRun, newService } from "./testing/new-run.ts";

export { newRun };

/** What an engine's test provides for the shared suite. */
export interface EngineUnderTest {
  open(): Promise<Engine>;
  /** A run of this shell text, on an engine with a shell; `undefined` where only exit codes are available. */
  image: string;
  runsShell: boolean;
  /** It runs containers next to a suite. */
  runsServices: boolean;
  /** Why the names of services do not resolve in the engine's network; they are then at `localhost`. */
  namesNoServices?: string | undefined;
  /** It archives the folder to which a link points, and not the link. */
  followsLinks?: boolean;
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

export async function readService(one: RunningService, outputs: Map<string, string>, ended: Map<string, Exit | undefined>): Promise<void> {
  for await (const piece of one.logs) {
    if (piece.stream === "rewind") outputs.set(one.name, "");
    else if (piece.stream !== "lost") outputs.set(one.name, (outputs.get(one.name) ?? "") + piece.bytes.toString());
  }
  ended.set(one.name, await one.wait());
}

/** The behavior required of every container engine. */
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

    it.runIf(under.runsShell)("gives a suite its files, exactly, for its user to read and in no variable", async () => {
      const value = `apiVersion: v1\n  token: s3cret a b"c'd$e\`f\\g$(ODD) $$\r\nsecond line é`;
      const command = `cd ${filesFolder}; cat ACCOUNT; echo; wc -c <LONG; env | grep -c "s3c[r]et"`;
      const files = new Map([
        ["ACCOUNT", value],
        ["LONG", "0123456789abcde\n".repeat(4096)],
      ]);
      expect((await carryOut({ ...shell(command), files })).stdout).toBe(`${value}\n65536\n0\n`);
      // Another run of the image has none of it.
      expect((await carryOut(shell(`ls ${filesFolder} | wc -l`))).stdout).toBe("0\n");
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

    describe.runIf(under.runsServices)("with services", () => {
      const service = (name: string, command: string, changes: Partial<ServiceSpec> = {}): ServiceSpec => ({
        ...newService(under.image, name, command),
        ...changes,
      });
      const withServices = (command: string, ...services: ServiceSpec[]): RunSpec => ({
        ...shell(command),
        services,
        resources: { cpus: 0.5, memoryMb: 64 },
      });
      /** Serves one line on a port forever. */
      const server = (port: number, text: string) => `while true; do echo ${text} | nc -l -p ${port}; done`;

      /** Executes a run and reads the output of its services. */
      async function carryOutWith(
        run: RunSpec,
      ): Promise<{ suite: Ended; outputs: Map<string, string>; ended: Map<string, Exit | undefined> }> {
        const outputs = new Map<string, string>();
        const ended = new Map<string, Exit | undefined>();
        const reading: Promise<void>[] = [];
        const follow = (one: RunningService) => reading.push(readService(one, outputs, ended));
        try {
          const running = await engine.start(run, never, follow);
          try {
            const suite = await readToEnd(running);
            await Promise.all(reading);
            return { suite, outputs, ended };
          } finally {
            await running.remove();
          }
        } finally {
          await Promise.all(reading);
          expect(await engine.leftovers()).not.toContainEqual({ taskId: run.taskId, attempt: run.attempt });
        }
      }

      it("lets the suite reach them once they listen", async () => {
        const db = service("db", `sleep 1; echo starting; ${server(7001, "from-db")}`, { readyWhen: { port: 7001 } });
        const cache = service("my-cache", server(7002, "from-cache"), { readyWhen: { port: 7002 } });
        const [first, second] = under.namesNoServices ? ["localhost", "localhost"] : ["db", "my-cache"];
        const { suite, outputs, ended } = await carryOutWith(
          withServices(`nc ${first} 7001 </dev/null; nc ${second} 7002 </dev/null`, db, cache),
        );
        expect(suite.stdout).toBe("from-db\nfrom-cache\n");
        expect(suite.exit.code).toBe(0);
        expect(outputs.get("db")).toBe("starting\n");
        expect([...ended.values()]).toEqual([undefined, undefined]);
      });

      it("waits for a command, and for a line of output", async () => {
        const byCommand = service("a", "sleep 1; touch /tmp/ready; echo a is there; sleep 60", {
          readyWhen: { command: "test -e /tmp/ready" },
        });
        const byLog = service("b", "sleep 1; echo 'now ready for 3 clients'; sleep 60", { readyWhen: { log: "ready for * clients" } });
        const { suite, outputs } = await carryOutWith(withServices("echo started", byCommand, byLog));
        expect(suite.stdout).toBe("started\n");
        expect(outputs.get("a")).toBe("a is there\n");
      });

      it("gives each its own variables and not the suite's", async () => {
        const one = service("one", 'echo "[$MINE] [$THEIRS]"; sleep 60', {
          environment: new Map([["MINE", "a b"]]),
          readyWhen: { log: "[" },
        });
        const run = withServices('echo "[$MINE]"', one);
        const environment = new Map([...run.environment, ["THEIRS", "secret"]]);
        const { suite, outputs } = await carryOutWith({ ...run, environment });
        expect(outputs.get("one")).toBe("[a b] []\n");
        expect(suite.stdout).toBe("[]\n");
      });

      it("rejects a run whose service ends before it is ready, never listens, never passes its command, or never prints the line", async () => {
        const services: [command: string, changes: Partial<ServiceSpec>, words: string][] = [
          ["echo broken >&2; exit 3", { readyWhen: { port: 7003 } }, "ended before it was ready: its exit code was 3."],
          ["sleep 60", { readyWhen: { port: 7003 }, readyWithinMs: 8_000 }, "within 8 seconds: nothing listened on port 7003."],
          ["sleep 60", { readyWhen: { command: "exit 7" }, readyWithinMs: 8_000 }, "its command ended with exit code 7"],
          ["sleep 60", { readyWhen: { log: "hello" }, readyWithinMs: 1_500 }, "no line of its output contained “hello”."],
        ];
        // At the same time: each is waited for as long as it may take.
        const outcomes = await Promise.allSettled(
          services.map(([command, changes]) =>
            carryOutWith(withServices("echo never", service("db", command, changes), service("other", "sleep 60"))),
          ),
        );
        const failures = outcomes.map((outcome) => (outcome.status === "rejected" ? outcome.reason : outcome));
        for (const [index, [, , words]] of services.entries())
          expect(failures[index]).toMatchObject({
            code: "SERVICE_FAILED",
            retryable: false,
            service: "db",
            message: expect.stringContaining(words),
          });
      });

      it("leaves nothing when the start is aborted while a service is starting", async () => {
        const run = withServices("echo never", service("slow", "sleep 60", { readyWhen: { port: 7004 } }));
        const aborted = new AbortController();
        const starting = engine.start(run, aborted.signal, (one) => {
          void readService(one, new Map(), new Map());
          setTimeout(() => aborted.abort(new Error("given up")), 1_000);
        });
        await expect(starting).rejects.toThrow("given up");
        expect(await engine.leftovers()).not.toContainEqual({ taskId: run.taskId, attempt: run.attempt });
      });

      it("tells when one ends while the suite runs", async () => {
        const { suite, ended } = await carryOutWith(withServices("sleep 3; echo done", service("db", "sleep 1; exit 5")));
        expect(suite.stdout).toBe("done\n");
        expect(ended.get("db")).toMatchObject({ code: 5 });
      });
    });

    describe.runIf(under.runsShell)("with files from outside the image", () => {
      const folder = `${sourceFolder}/e2e/web`;
      const sourceOf = (content: string): SourceFiles => ({ folder, archive: () => sourceArchive(content) });
      /** Resolves to the folder as a cache. */
      async function saved(run: RunSpec, path: string): Promise<Buffer> {
        const running = await engine.start(run, never);
        try {
          expect((await readToEnd(running)).exit.code).toBe(0);
          if (running.archive === undefined) throw new Error("the engine has no caches");
          return await buffer(Readable.from(rewriteArchive(await running.archive(path, never), path)));
        } finally {
          await running.remove();
        }
      }
      const cacheOf = (bytes: Buffer, declared = bytes.length) => {
        const outcomes: RestoreOutcome[] = [];
        const cache: CachedFolder = {
          path: "/root/.npm",
          bytes: declared,
          read: () => Readable.from([bytes]),
          onRestored: (outcome) => outcomes.push(outcome),
        };
        return { cache, outcomes };
      };
      const fill = "mkdir -p /root/.npm/deep; echo kept >/root/.npm/deep/file; ln -s ../x /root/.npm/link; chmod 555 /root/.npm/deep";
      const show = "cat /root/.npm/deep/file; stat -c %a /root/.npm/deep; [ -L /root/.npm/link ] && echo link";

      it("runs the command in the folder of a repository, whose files have their modes and one time", async () => {
        const command = `pwd; echo "folder $1"; cat greeting.txt ../../README.md; stat -c '%a %Y' greeting.txt run.sh; echo more >>greeting.txt && ./run.sh`;
        const { exit, stdout } = await carryOut({ ...shell(command), folder: "smoke", source: sourceOf("hello") });
        const facts = `666 ${sourceTime}\n777 ${sourceTime}\n`;
        expect({ code: exit.code, stdout }).toEqual({ code: 0, stdout: `${folder}\nfolder smoke\nhello\nreadme\n${facts}ran\n` });
        expect((await carryOut(shell(`ls ${sourceFolder} | wc -l`))).stdout).toBe("0\n");
      });

      it("finds reports in the folder of a repository that the run wrote to, also after an adoption", async () => {
        const run = { ...shell("mkdir new-reports; echo x >new-reports/x"), source: sourceOf("hello") };
        const running = await engine.start(run, never);
        try {
          await readToEnd(running);
          for (const one of [running, await engine.adopt(run)]) {
            const folders: string[] = [];
            for await (const copied of one?.copyOut(["reports", "new-reports"]) ?? []) {
              folders.push(copied.folder);
              if ("tar" in copied) copied.tar.resume();
            }
            expect(folders).toContain("new-reports");
          }
        } finally {
          await running.remove();
        }
      });

      it("ends with the problem of a repository that cannot be read to its end, and leaves nothing", async () => {
        const archive = () => Readable.from(brokenArchive());
        const run = { ...shell("echo never"), source: { folder, archive } };
        await expect(engine.start(run, never)).rejects.toMatchObject({ code: "SOURCE_UNAVAILABLE", message: "it broke off" });
        expect(await engine.adopt(run)).toBeUndefined();
      });

      it("leaves nothing when the start is aborted while files are being sent", async () => {
        const aborted = new AbortController();
        const archive = () => {
          setTimeout(() => aborted.abort(new Error("given up")), 500);
          return Readable.from(endlessArchive());
        };
        const run = { ...shell("echo never"), source: { folder, archive } };
        await expect(engine.start(run, aborted.signal)).rejects.toThrow("given up");
        expect(await engine.adopt(run)).toBeUndefined();
      });

      it("restores a folder as an earlier run left it", async () => {
        const { cache, outcomes } = cacheOf(await saved(shell(fill), "/root/.npm"));
        const { stdout } = await carryOut({ ...shell(show), caches: [cache] });
        expect(stdout).toBe("kept\n555\nlink\n");
        expect(outcomes).toEqual([{ ms: expect.any(Number) }]);
      });

      it("has no archive of a folder that the suite did not leave", async () => {
        await expect(saved(shell("true"), "/root/.npm")).rejects.toThrow("the suite left no /root/.npm");
        const link = saved(shell("mkdir /root/x; ln -s x /root/.npm"), "/root/.npm");
        if (under.followsLinks) expect((await link).length).toBeGreaterThan(0);
        else await expect(link).rejects.toThrow("is a link");
        const through = saved(shell("mkdir -p /root/x/deep; ln -s x /root/.npm"), "/root/.npm/deep");
        await expect(through).rejects.toThrow("/root/.npm is a link. Name the folder that it leads to");
      });

      it("starts without any cache, and in an unchanged image, when one cannot be unpacked", async () => {
        const good = await saved(shell(fill), "/root/.npm");
        const first = cacheOf(good);
        const damaged = cacheOf(good.subarray(0, 700));
        const { stdout } = await carryOut({ ...shell("ls -A /root"), caches: [first.cache, damaged.cache] });
        expect(stdout).toBe("");
        expect(first.outcomes.at(-1)).toEqual({ problem: "another cache of the run could not be restored", isDamaged: false });
        expect(damaged.outcomes.at(-1)).toEqual({ problem: expect.stringMatching(/so it was removed$/), isDamaged: true });
      });

      it("restores none that leave no room for the run", async () => {
        const large = cacheOf(await saved(shell(fill), "/root/.npm"), 1024 ** 3);
        expect((await carryOut({ ...shell("ls -A /root"), caches: [large.cache] })).stdout).toBe("");
        expect(large.outcomes).toEqual([{ problem: expect.stringContaining("more than half of what a run may write"), isDamaged: false }]);
      });

      it.runIf(under.runsServices).each([true, false])("follows the services of a run with caches once; restored: %s", async (isWhole) => {
        const service = { ...newService(under.image, "db", "echo up; sleep 60"), readyWhen: { log: "up" } };
        const { cache, outcomes } = cacheOf(isWhole ? await saved(shell(fill), "/root/.npm") : Buffer.from("no archive".repeat(200)));
        const outputs = new Map<string, string>();
        const followed: Promise<void>[] = [];
        const run = { ...shell("sleep 2; echo done"), services: [service], caches: [cache] };
        const running = await engine.start(run, never, (one) => followed.push(readService(one, outputs, new Map())));
        expect((await readToEnd(running)).stdout).toBe("done\n");
        await Promise.all(followed);
        expect({ followed: followed.length, output: outputs.get("db") }).toEqual({ followed: 1, output: "up\n" });
        expect(outcomes.at(-1)).toMatchObject(isWhole ? { ms: expect.any(Number) } : { isDamaged: true });
        await running.remove();
      });
    });

    it.runIf(under.runsShell)("delivers every line of a run that prints and exits at once", async () => {
      const { exit, stdout, stderr } = await carryOut(shell("seq 1 200; echo oops >&2; exit 4"));
      expect(exit.code).toBe(4);
      expect(stdout).toBe(Array.from({ length: 200 }, (_, line) => `${line + 1}\n`).join(""));
      expect(stderr).toBe("oops\n");
    });
  });
}
