import type { V1Container, V1ContainerStateTerminated } from "@kubernetes/client-node";
import { extract } from "tar-stream";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { containerName } from "../docker/api/labels.ts";
import { type Ended, newRun, readService, readToEnd } from "../engine.contract.ts";
import type { CopiedFolder, Engine, Exit, RunningService, RunSpec, ServiceSpec } from "../engine.ts";
import { newService } from "../testing/new-run.ts";
import { Cluster } from "./cluster/cluster.ts";
import { canImport, noCluster, shellImage, type TestCluster, testCluster } from "../testing/kubernetes.ts";

describe.skipIf(noCluster)(noCluster ? `skipped: ${noCluster}` : "with a cluster", () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await testCluster();
  });
  afterAll(async () => {
    await cluster[Symbol.asyncDispose]();
  });

  describe("the kubernetes engine with a suite", () => {
    const workerId = "suites";
    const never = new AbortController().signal;
    let engine: Engine;
    beforeAll(() => {
      engine = cluster.engine({ workerId });
    });
    afterAll(() => engine.close());

    const shell = (command: string, changes: Partial<RunSpec> = {}) => newRun(shellImage, command, changes);
    const podOf = async (run: RunSpec) => {
      const { items } = await cluster.core.listNamespacedPod({
        namespace: cluster.namespace,
        fieldSelector: `metadata.name=${containerName(run)}`,
      });
      return items[0];
    };

    const longOutput = `up\n${Array.from({ length: 20_000 }, (_, line) => `${line + 1}\n`).join("")}`;
    const killedForMemory = { exitCode: 137, reason: "OOMKilled" };

    async function carryOut(run: RunSpec): Promise<Ended> {
      const running = await engine.start(run, never);
      try {
        return await readToEnd(running);
      } finally {
        await running.remove();
      }
    }

    /** Resolves when the run has printed its first line. */
    async function startReading(run: RunSpec, on: Engine = engine) {
      const running = await on.start(run, never);
      let sayPrinted = () => {};
      const printed = new Promise<void>((resolve) => (sayPrinted = resolve));
      const read = async () => {
        let stdout = "";
        for await (const piece of running.logs) {
          if (piece.stream === "stdout") stdout += piece.bytes.toString();
          sayPrinted();
        }
        return { stdout, exit: await running.wait() };
      };
      const reading = read();
      await printed;
      return { running, reading };
    }

    /** What a kubelet says of a container that it was about to start when it was killed. It may never correct that. */
    async function guessEnd(run: RunSpec, container: string, terminated: V1ContainerStateTerminated = { exitCode: 0 }): Promise<void> {
      const status = { name: container, image: "x", imageID: "", ready: false, restartCount: 0, state: { terminated } };
      const write = async () => {
        const pod = await podOf(run);
        if (pod?.spec?.nodeName === undefined) throw new Error("not placed yet");
        const others = pod.status?.containerStatuses?.filter(({ name }) => name !== container) ?? [];
        const body = { ...pod, status: { ...pod.status, containerStatuses: [...others, status] } };
        await cluster.core.replaceNamespacedPodStatus({ name: containerName(run), namespace: cluster.namespace, body });
      };
      // The kubelet writes it too.
      await expect.poll(() => write().then(() => "written", String)).toBe("written");
      onTestFinished(() => forget(run));
    }

    /** Changes the sidecar of the pods that a test creates: before they are created, or after, as an admission controller does. */
    function changeSidecar(change: (sidecar: V1Container) => unknown, when: "before" | "after" = "before"): void {
      const create = Cluster.prototype.createPod;
      const changing = vi.spyOn(Cluster.prototype, "createPod").mockImplementation(function (this: Cluster, body) {
        const sent = when === "before" ? body : structuredClone(body);
        const sidecar = sent.spec?.containers.find(({ name }) => name === "gantry");
        if (sidecar) change(sidecar);
        return create.call(this, sent);
      });
      onTestFinished(() => changing.mockRestore());
    }

    /** The files of a run's folder, again and again until `over`. */
    async function filesUntil(over: Promise<unknown>, run: RunSpec): Promise<string[]> {
      const own = await Cluster.open({ kubeconfig: cluster.kubeconfig, context: undefined, namespace: cluster.namespace });
      const files = new Set<string>();
      let isOver = false;
      void over.catch(() => {}).finally(() => (isOver = true));
      while (!isOver) {
        const listing = await own.exec(containerName(run), "suite", ["/gantry/busybox", "ls", "/gantry"]).catch(() => undefined);
        if (listing === undefined) continue;
        for await (const { bytes } of listing) for (const name of bytes.toString().split("\n")) files.add(name);
      }
      return [...files];
    }

    /** The kubelet cannot report any more that the containers of such a pod have ended, so the cluster would keep it. */
    async function forget(run: RunSpec): Promise<void> {
      const pod = { name: containerName(run), namespace: cluster.namespace, gracePeriodSeconds: 0 };
      await cluster.core.deleteNamespacedPod(pod).then(undefined, () => {});
    }

    describe("what it runs", () => {
      it("passes variables to a run exactly, with any characters, and leaves none in the pod", async () => {
        const value = `a b"c'd$e\`f\\g$(ODD) $$\nsecond line é`;
        const command = 'printf %s "$ODD"; printf %s "$_b" >&2';
        const environment = new Map([
          ["COMMAND", command],
          ["ODD", value],
        ]);
        const running = await engine.start(shell(command, { environment }), never);
        const pods = await cluster.core.listNamespacedPod({ namespace: cluster.namespace });
        expect(JSON.stringify(pods.items)).not.toContain("second line");
        expect(await readToEnd(running)).toMatchObject({ stdout: value, stderr: "" });
        await running.remove();
      });

      it("removes a run's secrets with its pod", async () => {
        const run = shell("true");
        const secrets = async () => {
          const { items } = await cluster.core.listNamespacedSecret({ namespace: cluster.namespace });
          return items.filter(({ metadata }) => metadata?.name?.startsWith(containerName(run))).length;
        };
        const running = await engine.start(run, never);
        expect(await secrets()).toBe(1);
        await readToEnd(running);
        await running.remove();
        await expect.poll(secrets).toBe(0);
        const withFiles = { ...run, taskId: "b".repeat(24), files: new Map([["TOKEN", "value of a file"]]) };
        const other = await engine.start(withFiles, never);
        const pods = await cluster.core.listNamespacedPod({ namespace: cluster.namespace });
        expect(JSON.stringify(pods.items)).not.toContain("value of a file");
        await readToEnd(other);
        await other.remove();
        const left = async () =>
          (await cluster.core.listNamespacedSecret({ namespace: cluster.namespace })).items.map(({ metadata }) => metadata?.name);
        await expect.poll(async () => (await left()).filter((name) => name?.startsWith(containerName(withFiles)))).toEqual([]);
      });

      it.runIf(canImport)("passes the folder and the command's words to the entry point", async () => {
        const tag = await cluster.image({ entrypoint: '#!/bin/sh\nfor word in "$@"; do echo "[$word]"; done; echo "$COMMAND"; pwd\n' });
        const { stdout } = await carryOut(newRun(tag, `--grep "log in" it\\'s $(HOME)`, { folder: "tests/smoke" }));
        expect(stdout).toBe(`[tests/smoke]\n[--grep]\n[log in]\n[it's]\n[$(HOME)]\n--grep "log in" it\\'s $(HOME)\n/app\n`);
      });

      it.runIf(canImport)("runs a script that is not executable through the shell, and a command where there is no script", async () => {
        const plain = await cluster.image({ entrypoint: 'echo "plain $1"\n', entrypointMode: 0o644 });
        const none = await cluster.image({});
        const ended = await Promise.all([carryOut(newRun(plain, "")), carryOut(newRun(none, "echo one && echo $((1 + 1))"))]);
        expect(ended.map(({ stdout }) => stdout)).toEqual(["plain all\n", "one\n2\n"]);
      });

      it.runIf(canImport)("rejects an image without anything to run, or with Windows line endings, and leaves no pod", async () => {
        const [none, windows] = await Promise.all([cluster.image({}), cluster.image({ entrypoint: "#!/bin/sh\r\necho never\r\n" })]);
        const runs = [newRun(none, ""), newRun(windows, "")] as const;
        await expect(engine.start(runs[0], never)).rejects.toMatchObject({ code: "ENTRYPOINT_MISSING", retryable: false });
        await expect(engine.start(runs[1], never)).rejects.toMatchObject({
          code: "ENTRYPOINT_LINE_ENDINGS",
          message: expect.stringContaining("dos2unix"),
        });
        for (const run of runs) await expect.poll(() => podOf(run)).toBeUndefined();
      });

      it.runIf(canImport)("ends with 127 and the reason on the console when the entry point's interpreter is missing", async () => {
        const tag = await cluster.image({ entrypoint: "#!/usr/bin/python9\nprint()\n" });
        const { exit, stderr } = await carryOut(newRun(tag, ""));
        expect(exit.code).toBe(127);
        expect(stderr).toMatch(/entrypoint\.sh.*not found|No such file/);
      });

      it.runIf(canImport)("runs an image with a user of its own, and any image as a user without rights when it is asked to", async () => {
        const tag = await cluster.image({ entrypoint: "#!/bin/sh\nid -u; mkdir -p /tmp/x && echo wrote\n" }, { User: "4321" });
        expect((await carryOut(newRun(tag, ""))).stdout).toBe("4321\nwrote\n");
        const restricted = cluster.engine({ podSecurity: "restricted" });
        const running = await restricted.start(shell("id -u; grep CapBnd /proc/self/status"), never);
        expect((await readToEnd(running)).stdout).toMatch(/^1000\nCapBnd:\s+0+\n$/);
        await running.remove();
        await restricted.close();
      });
    });

    describe("images and room", () => {
      it("rejects an image that its registry does not give, in one sentence and without a retry", async () => {
        const refused = {
          code: "IMAGE_UNAVAILABLE",
          retryable: false,
          message: expect.stringMatching(/^The image registry\.invalid\/x:1 is not on this worker/),
        };
        const run = newRun("registry.invalid/x:1", "");
        await expect(engine.start(run, never)).rejects.toMatchObject(refused);
        await expect.poll(() => podOf(run)).toBeUndefined();
      });

      it("asks for no image at a registry that is not allowed, and for none at all when pulling is off", async () => {
        const elsewhere = { code: "IMAGE_UNAVAILABLE", message: expect.stringContaining("pulls no images from 127.0.0.1:1") };
        await expect(engine.start(newRun("127.0.0.1:1/x:1", ""), never)).rejects.toMatchObject(elsewhere);
        const strict = cluster.engine({ pullPolicy: "never" });
        const off = { code: "IMAGE_UNAVAILABLE", message: expect.stringContaining("IMAGE_PULL_POLICY=never") };
        await expect(strict.start(newRun("registry.invalid/x:1", ""), never)).rejects.toMatchObject(off);
        await strict.close();
      });

      it("returns a run for which the cluster has no room, with the scheduler's reason", async () => {
        const crowded = cluster.engine({ nodeSelector: { "example.com/no": "such-node" }, scheduleTimeoutMs: 1_500 });
        const refused = { code: "ENGINE_FAILED", retryable: true, message: expect.stringMatching(/found no node.*nodes are available/) };
        await expect(crowded.start(shell("true"), never)).rejects.toMatchObject(refused);
        await crowded.close();
      });

      it("waits for the namespace's quota, and says so when it stays used up", async () => {
        const quota = { metadata: { name: "none" }, spec: { hard: { pods: "0" } } };
        const lift = () => cluster.core.deleteNamespacedResourceQuota({ namespace: cluster.namespace, name: "none" });
        await cluster.core.createNamespacedResourceQuota({ namespace: cluster.namespace, body: quota });
        // It must not outlive a failure of this test: no other test could start a pod.
        onTestFinished(() => lift().then(undefined, () => {}));
        const status = async () =>
          (await cluster.core.readNamespacedResourceQuota({ namespace: cluster.namespace, name: "none" })).status?.hard;
        await expect.poll(status).toMatchObject({ pods: "0" });
        const brief = cluster.engine({ scheduleTimeoutMs: 1_000 });
        const refused = { code: "ENGINE_FAILED", retryable: true, message: expect.stringContaining("quota") };
        // The quota's status may be written before the API server refuses pods by it.
        const start = async () => {
          const running = await brief.start(shell("true"), never);
          await running.remove();
        };
        await expect.poll(() => start().catch((error: unknown) => error)).toMatchObject(refused);
        const patient = brief.start(shell("exit 6"), never).catch(() => engine.start(shell("exit 6"), never));
        await lift();
        const running = await patient;
        expect((await readToEnd(running)).exit.code).toBe(6);
        await running.remove();
        await brief.close();
      });
    });

    describe("a quota that other runs use up", () => {
      it("is waited for as long as these runs need, and all of them end with their own codes", async () => {
        const quota = { metadata: { name: "two" }, spec: { hard: { pods: "2" } } };
        await cluster.core.createNamespacedResourceQuota({ namespace: cluster.namespace, body: quota });
        onTestFinished(() => cluster.core.deleteNamespacedResourceQuota({ namespace: cluster.namespace, name: "two" }).then(() => {}));
        const status = async () =>
          (await cluster.core.readNamespacedResourceQuota({ namespace: cluster.namespace, name: "two" })).status?.hard;
        await expect.poll(status).toMatchObject({ pods: "2" });
        // Longer than a pod needs to go, and shorter than the runs need together.
        const brief = cluster.engine({ scheduleTimeoutMs: 20_000 });
        const codes = [1, 2, 3, 4, 5, 6];
        const ended = await Promise.all(
          codes.map(async (code) => {
            const running = await brief.start(shell(`sleep 10; exit ${code}`), never);
            const { exit } = await readToEnd(running);
            await running.remove();
            return exit.code;
          }),
        );
        expect(ended).toEqual(codes);
        await brief.close();
      });
    });

    describe("limits", () => {
      it("gives a suite no capability, no new privileges, no unfiltered system call, no token", async () => {
        const { stdout } = await carryOut(
          shell(
            "grep -E '^(CapEff|CapBnd|NoNewPrivs|Seccomp):' /proc/self/status; ulimit -n; ulimit -c; ls /var/run/secrets 2>&1 | wc -l; ls /variables 2>&1 | wc -l",
          ),
        );
        expect(stdout.replace(/:\s+/g, " ").split("\n")).toEqual([
          "CapEff 0000000000000000",
          "CapBnd 0000000000000000",
          "NoNewPrivs 1",
          "Seccomp 2",
          "8192",
          "0",
          "1",
          "1",
          "",
        ]);
      });

      it("reports whether the run itself or only a child was killed for memory", async () => {
        const resources = { cpus: 1, memoryMb: 32 };
        const [whole, child] = await Promise.all([
          carryOut(shell("exec tail -c 400000000 /dev/zero", { resources })),
          carryOut(shell("tail -c 400000000 /dev/zero; exit 5", { resources })),
        ]);
        expect(whole.exit).toMatchObject({ code: 137, outOfMemory: true });
        expect(whole.exit.infrastructure).toBeUndefined();
        expect(child.exit).toMatchObject({ code: 5, outOfMemory: true });
      });

      it("stops a run that prints more than it may write", async () => {
        const small = cluster.engine({ diskBytes: 2_000_000 });
        const running = await small.start(shell("while true; do echo 0123456789; done"), never);
        expect((await readToEnd(running)).exit).toMatchObject({ code: 137, diskFull: "limit" });
        await running.remove();
        await small.close();
      });
    });

    describe("ends", () => {
      it("gets the exit code and every line of suites that print much and exit at once", async () => {
        const whole = Array.from({ length: 20_000 }, (_, line) => `${line + 1}\n`).join("");
        const lanes = Array.from({ length: 3 }, async () => {
          for (let n = 0; n < 3; n += 1) {
            const { exit, stdout } = await carryOut(shell("seq 1 20000; exit 9"));
            expect({ code: exit.code, isWhole: stdout === whole }).toEqual({ code: 9, isWhole: true });
          }
        });
        await Promise.all(lanes);
      });

      it("keeps output to /dev/stdout and /dev/stderr, binary bytes and an unfinished line", async () => {
        const { stdout, stderr } = await carryOut(
          shell("echo a; echo b >/dev/stderr; echo c >/dev/stderr; echo d >/dev/stdout; printf '\\001\\r\\0end'"),
        );
        expect({ stdout, stderr }).toEqual({ stdout: "a\nd\n\u0001\r\0end", stderr: "b\nc\n" });
      });

      it("lets a suite answer TERM, and kills one that ignores it", async () => {
        const polite = await startReading(shell("trap 'echo bye; exit 42' TERM; echo up; while true; do sleep 0.1; done"));
        await polite.running.stop(60_000);
        expect(await polite.reading).toMatchObject({ stdout: "up\nbye\n", exit: { code: 42 } });
        const stubborn = await startReading(shell("trap '' TERM; echo up; while true; do sleep 1; done"));
        await stubborn.running.stop(300);
        expect(await stubborn.reading).toMatchObject({ stdout: "up\n", exit: { code: 137 } });
        for (const { running } of [polite, stubborn]) {
          expect((await running.wait()).infrastructure).toBeUndefined();
          await running.remove();
        }
      });

      it("ends what the suite left running", async () => {
        const { exit, stdout } = await carryOut(shell("(while true; do echo still here; sleep 0.1; done) & sleep 0.5; exit 4"));
        expect(exit.code).toBe(4);
        expect(stdout).toContain("still here\n");
      });

      it("stops a run whose output is not read, and still delivers what it printed", async () => {
        const running = await engine.start(shell("yes 0123456789 | head -c 20000000; echo; echo end; sleep 60"), never);
        await running.stop(200);
        const { stdout } = await readToEnd(running);
        const whole = `${"0123456789\n".repeat(2_000_000).slice(0, 20_000_000)}\nend\n`;
        expect(whole.startsWith(stdout.replace(/\n$/, ""))).toBe(true);
        await running.remove();
      });

      const failedStart = { exitCode: 128, reason: "StartError", message: "failed to start containerd task: context canceled: unknown" };

      it.each([{ exitCode: 0 }, failedStart])(
        "believes the suite, and not a kubelet that says that it has ended: %j",
        async (terminated) => {
          const run = shell("echo up; sleep 4; seq 1 20000; exit 7");
          const { running, reading } = await startReading(run);
          await guessEnd(run, "suite", terminated);
          const { stdout, exit } = await reading;
          expect(exit).toMatchObject({ code: 7, outOfMemory: false });
          expect(exit.infrastructure).toBeUndefined();
          expect(stdout === longOutput).toBe(true);
          await running.remove();
        },
      );

      it.each(["gantry", "suite"])(
        "finds the start of a suite of whose pod the kubelet says nothing true any more: %s",
        async (container) => {
          const run = shell("echo up; sleep 2; seq 1 20000; exit 7");
          const starting = startReading(run);
          await guessEnd(run, container);
          const { running, reading } = await starting;
          const { stdout, exit } = await reading;
          expect(exit.code).toBe(7);
          expect(exit.infrastructure).toBeUndefined();
          expect(stdout === longOutput).toBe(true);
          await running.remove();
        },
      );

      it.each([{ exitCode: 0 }, failedStart])(
        "returns a run whose suite the cluster did not start, and keeps it from starting: %j",
        async (terminated) => {
          const run = newRun("registry.invalid/x:1", "");
          const starting = engine.start(run, never);
          const refused = expect(starting).rejects.toMatchObject({
            code: "ENGINE_FAILED",
            retryable: true,
            message: expect.stringContaining("did not start the suite's container"),
          });
          await guessEnd(run, "suite", terminated);
          await refused;
          expect((await podOf(run))?.metadata?.deletionTimestamp).toBeDefined();
        },
      );

      it("runs the suite once, also when its container is started twice", async () => {
        const again = "/gantry/busybox xargs -0 /gantry/busybox env </proc/1/cmdline";
        const { exit, stdout } = await carryOut(shell(`echo up; ${again}; echo "ended with $?"; exit 7`));
        expect({ code: exit.code, stdout }).toEqual({ code: 7, stdout: "up\nended with 0\n" });
      });

      it("reports a pod that was deleted by somebody else, and gives the suite's last output", async () => {
        const run = shell("trap 'echo last; exit 0' TERM; echo up; while true; do sleep 0.1; done");
        const { running, reading } = await startReading(run);
        await cluster.core.deleteNamespacedPod({ namespace: cluster.namespace, name: containerName(run) });
        const { stdout, exit } = await reading;
        expect(exit.infrastructure).toMatch(/outside Gantry/);
        expect(stdout).toBe("up\nlast\n");
        await running.remove();
      });

      it("reports a pod that was deleted without notice", async () => {
        const run = shell("echo up; sleep 60");
        const { running, reading } = await startReading(run);
        await cluster.core.deleteNamespacedPod({ namespace: cluster.namespace, name: containerName(run), gracePeriodSeconds: 0 });
        expect((await reading).exit.infrastructure).toMatch(/outside Gantry/);
        await running.remove();
      });

      it("says that an evicted run wrote too much", async () => {
        const small = cluster.engine({ diskBytes: 1_000_000 });
        const running = await small.start(
          shell(
            "mkdir /tmp/big; cd /tmp/big; i=0; while true; do i=$((i+1)); dd if=/dev/zero of=$i bs=100000 count=9 2>/dev/null; [ $i -lt 150 ] || sleep 1; done",
          ),
          never,
        );
        const { exit } = await readToEnd(running);
        expect(exit).toMatchObject({ diskFull: "limit" });
        await running.remove();
        await small.close();
      });
    });

    describe("without a sidecar", () => {
      const runsFor = "echo up; sleep 60";

      it.each<[string, (sidecar: V1Container) => unknown]>([
        ["its image cannot be pulled", (sidecar) => (sidecar.image = "registry.invalid/tools:1")],
        ["it ends at once", (sidecar) => (sidecar.command = ["/bin/busybox", "false"])],
        ["its program is not there", (sidecar) => (sidecar.command = ["/no-such-program"])],
        ["it is killed for memory", (sidecar) => (sidecar.command = ["/bin/busybox", "tail", "-c", "400000000", "/dev/zero"])],
      ])("returns a run before its suite has started, and leaves no pod: %s", async (_, change) => {
        changeSidecar(change);
        const run = shell(runsFor);
        const refused = {
          code: "ENGINE_FAILED",
          retryable: true,
          message: expect.stringContaining("Gantry's own container in the run's pod"),
        };
        const starting = engine.start(run, never);
        starting.catch(() => {});
        const files = await filesUntil(starting, run);
        await expect(starting).rejects.toMatchObject(refused);
        expect(files).not.toContain("begin");
        await expect.poll(() => podOf(run)).toBeUndefined();
      });

      it("returns a run with services whose sidecar cannot start, and does not blame them", async () => {
        changeSidecar((sidecar) => (sidecar.image = "registry.invalid/tools:1"));
        const services = [{ ...newService(shellImage, "db", "sleep 60"), readyWhen: { port: 7009 }, readyWithinMs: 1_000 }];
        await expect(engine.start(shell("echo never", { services }), never)).rejects.toMatchObject({
          code: "ENGINE_FAILED",
          retryable: true,
        });
      });

      it("starts the suite when the sidecar comes late", async () => {
        const slowly = ["/bin/busybox", "sh", "-c", 'sleep 4; exec "$@"', "sh"];
        changeSidecar((sidecar) => (sidecar.command = [...slowly, ...(sidecar.command ?? [])]));
        expect(await carryOut(shell("echo up; exit 7"))).toMatchObject({ stdout: "up\n", exit: { code: 7 } });
      });

      it("carries a run on whose sidecar ends while services are prepared, or while the suite runs", async () => {
        const briefly = (seconds: number) => ["/bin/busybox", "sh", "-c", `timeout -s KILL ${seconds} "$@"`, "sh"];
        changeSidecar((sidecar) => (sidecar.command = [...briefly(6), ...(sidecar.command ?? [])]));
        const services = [
          { ...newService(shellImage, "db", "sleep 12; nc -l -p 7010; sleep 60"), readyWhen: { port: 7010 }, readyWithinMs: 60_000 },
        ];
        const resources = { cpus: 0.5, memoryMb: 64 };
        const [waited, ran] = await Promise.all([
          carryOut(shell("seq 1 20000; exit 7", { services, resources })),
          carryOut(shell("sleep 12; seq 1 20000; exit 8")),
        ]);
        const whole = longOutput.slice("up\n".length);
        expect([waited, ran].map(({ exit, stdout }) => [exit.code, stdout === whole])).toEqual([
          [7, true],
          [8, true],
        ]);
      });

      it("says when the cluster changes the pod so that no suite can start", async () => {
        changeSidecar((sidecar) => (sidecar.volumeMounts = []), "after");
        const refused = { retryable: true, message: expect.stringContaining("the container gantry lacks a volume") };
        const run = shell("true");
        await expect(engine.start(run, never)).rejects.toMatchObject(refused);
        await expect.poll(() => podOf(run)).toBeUndefined();
      });
    });

    describe("services", () => {
      const service = (command: string, changes: Partial<ServiceSpec> = {}): ServiceSpec => ({
        ...newService(shellImage, "db", command),
        ...changes,
      });
      const withService = (command: string, ...services: ServiceSpec[]) =>
        shell(command, { services, resources: { cpus: 0.5, memoryMb: 64 } });

      /** Starts a run and reads the output of its services. */
      async function startWith(run: RunSpec, on: Engine = engine) {
        const outputs = new Map<string, string>();
        const ended = new Map<string, Exit | undefined>();
        const reading: Promise<void>[] = [];
        const follow = (one: RunningService) => reading.push(readService(one, outputs, ended));
        const running = await on.start(run, never, follow);
        return { running, outputs, ended, readAll: () => Promise.all(reading) };
      }

      it("runs one as the user with a number, and returns a run that names the user otherwise", async () => {
        const run = withService("true", service("id -u; id -g; sleep 60", { user: "4321:8765", readyWhen: { log: "8765" } }));
        const { running, outputs, readAll } = await startWith(run);
        await readToEnd(running);
        await readAll();
        expect(outputs.get("db")).toBe("4321\n8765\n");
        await running.remove();
        const refused = {
          code: "SERVICE_FAILED",
          retryable: true,
          message: expect.stringContaining("the user postgres, and Kubernetes knows users by their numbers only"),
        };
        await expect(engine.start(withService("true", service("true", { user: "postgres" })), never)).rejects.toMatchObject(refused);
      });

      it("gives one no capability, no token and nothing of the suite's folder", async () => {
        const look =
          "grep -E '^(CapEff|NoNewPrivs|Seccomp):' /proc/self/status; ls /gantry /variables /var/run/secrets 2>/dev/null; echo end; sleep 60";
        const { running, outputs, readAll } = await startWith(withService("true", service(look, { readyWhen: { log: "end" } })));
        await readToEnd(running);
        await readAll();
        expect(outputs.get("db")?.replace(/:\s+/g, " ")).toBe("CapEff 0000000000000000\nNoNewPrivs 1\nSeccomp 2\nend\n");
        await running.remove();
      });

      it("says which one cannot be started, and why", async () => {
        const unknown = withService("true", service("true", { image: "registry.invalid/db:1" }));
        const noImage = {
          code: "IMAGE_UNAVAILABLE",
          message: expect.stringContaining("The image registry.invalid/db:1 is not on this worker"),
        };
        await expect(engine.start(unknown, never)).rejects.toMatchObject(noImage);
        const wrong = withService("true", service("", { command: "/bin/no-such-program" }));
        const noProgram = {
          code: "SERVICE_FAILED",
          service: "db",
          message: expect.stringMatching(/^The service db could not be started: .*"\/bin\/no-such-program" is not in the image/),
        };
        await expect(engine.start(wrong, never)).rejects.toMatchObject(noProgram);
        for (const run of [unknown, wrong]) await expect.poll(() => podOf(run)).toBeUndefined();
      });

      it("says that one needed more memory than it may have", async () => {
        const run = withService("true", service("exec tail -c 400000000 /dev/zero", { readyWhen: { port: 7005 } }));
        const refused = { code: "SERVICE_FAILED", message: expect.stringContaining("it needed more memory than its limit of 64 MB") };
        await expect(engine.start(run, never)).rejects.toMatchObject(refused);
      });

      it("removes the pod although one ignores TERM", async () => {
        const run = withService("echo done", service("trap '' TERM; while true; do sleep 1; done"));
        const { running, ended, readAll } = await startWith(run);
        expect(await readToEnd(running)).toMatchObject({ stdout: "done\n", exit: { code: 0 } });
        await readAll();
        expect(ended.get("db")).toBeUndefined();
        await running.remove();
        await expect.poll(() => podOf(run)).toBeUndefined();
      });

      it("reads much output of one from its first byte to the end of the suite", async () => {
        const run = withService("sleep 1", service("seq 1 20000; echo printed; sleep 60", { readyWhen: { log: "printed" } }));
        const { running, outputs, readAll } = await startWith(run);
        await readToEnd(running);
        await readAll();
        const whole = Array.from({ length: 20_000 }, (_, line) => `${line + 1}\n`).join("");
        expect(outputs.get("db") === `${whole}printed\n`).toBe(true);
        await running.remove();
      });

      it("reads the end of much output of one that has failed", async () => {
        // Less than what makes a node begin another file. The node may lose the last lines of a container that ends right after it printed them.
        const much = 'yes "$(seq -s 0 1 300)" | head -c 9000000; echo; echo last words; sleep 4; exit 3';
        const outputs = new Map<string, string>();
        const reading: Promise<void>[] = [];
        const run = withService("echo never", service(much, { readyWhen: { port: 7008 } }));
        const refused = { code: "SERVICE_FAILED", message: expect.stringContaining("its exit code was 3") };
        await expect(engine.start(run, never, (one) => reading.push(readService(one, outputs, new Map())))).rejects.toMatchObject(refused);
        await Promise.all(reading);
        expect(outputs.get("db")?.slice(0, 10)).toBe("1020304050");
        expect(outputs.get("db")?.slice(-14)).toMatch(/\d\nlast words\n$/);
      });

      it("adopts them with a suite that was let start", async () => {
        const run = withService("echo up; sleep 4; exit 7", service("seq 1 5; sleep 60"), service("exit 6", { name: "short" }));
        const { running, readAll } = await startWith(run);
        running.detach();
        await readAll();
        const successor = cluster.engine({ workerId });
        const adopted = await successor.adopt(run);
        if (!adopted) throw new Error("not adopted");
        const outputs = new Map<string, string>();
        const ended = new Map<string, Exit | undefined>();
        const reading = adopted.services.map((one) => readService(one, outputs, ended));
        expect(await readToEnd(adopted)).toMatchObject({ stdout: "up\n", exit: { code: 7 } });
        await Promise.all(reading);
        expect(outputs.get("db")).toBe("1\n2\n3\n4\n5\n");
        expect(ended.get("short")).toMatchObject({ code: 6 });
        await adopted.remove();
        await successor.close();
      });
    });

    describe("the report", () => {
      async function filesOf(folders: AsyncIterable<CopiedFolder>): Promise<Record<string, string>> {
        const files: Record<string, string> = {};
        for await (const copied of folders) {
          if (!("tar" in copied)) throw new Error("not an archive");
          for await (const file of copied.tar.pipe(extract())) {
            const parts: Buffer[] = [];
            for await (const part of file as AsyncIterable<Buffer>) parts.push(part);
            if (file.header.type === "file") files[`${copied.folder}: ${file.header.name}`] = Buffer.concat(parts).toString();
          }
        }
        return files;
      }

      it.runIf(canImport)("copies the folders that the suite wrote to, and not those of its image", async () => {
        const files = { "app/coverage/old.txt": "of the image", "app/report/old.txt": "of the image" };
        const write =
          "mkdir -p /app/test/results; echo '<x/>' >/app/test/results/a.xml; ln -s /etc/passwd /app/test/results/link; echo new >/app/report/new.txt; exit 1";
        const tag = await cluster.image({ entrypoint: `#!/bin/sh\n${write}\n`, files });
        const running = await engine.start(newRun(tag, ""), never);
        await readToEnd(running);
        expect(await filesOf(running.copyOut(["coverage", "test/results", "report", "none"]))).toEqual({
          "test/results: results/a.xml": "<x/>\n",
          "report: report/old.txt": "of the image",
          "report: report/new.txt": "new\n",
        });
        await running.remove();
      });
    });

    describe("a restarted worker", () => {
      it("adopts a running pod, with its output from the first byte, its variables and its exit", async () => {
        const command = "seq 1 5; sleep 2; seq 6 2000; exit 7";
        const run = shell(command, {
          environment: new Map([
            ["COMMAND", command],
            ["TOKEN", "a secret\nof two lines"],
          ]),
        });
        const { running: first } = await startReading(run);
        first.detach();
        const successor = cluster.engine({ workerId });
        expect(await successor.leftovers()).toContainEqual({ taskId: run.taskId, attempt: 1 });
        const adopted = await successor.adopt(run);
        if (!adopted) throw new Error("not adopted");
        expect(adopted.environment.get("TOKEN")).toBe("a secret\nof two lines");
        const { exit, stdout } = await readToEnd(adopted);
        expect(exit.code).toBe(7);
        expect(stdout).toBe(Array.from({ length: 2000 }, (_, line) => `${line + 1}\n`).join(""));
        await adopted.remove();
        expect(await successor.leftovers()).not.toContainEqual({ taskId: run.taskId, attempt: 1 });
        await successor.close();
      });

      it("adopts a run whose suite a kubelet takes for ended, and returns one whose suite waits", async () => {
        const run = shell("echo up; sleep 6; exit 7");
        const { running: first } = await startReading(run);
        await guessEnd(run, "suite");
        first.detach();
        const successor = cluster.engine({ workerId });
        const adopted = await successor.adopt(run);
        if (!adopted) throw new Error("not adopted");
        const ageMs = Date.now() - adopted.startedAt.getTime();
        expect(ageMs).toBeLessThan(120_000);
        const { exit, stdout } = await readToEnd(adopted);
        expect(exit).toMatchObject({ code: 7 });
        expect(exit.infrastructure).toBeUndefined();
        expect(stdout).toBe("up\n");
        await adopted.remove();
        const waiting = shell("echo never", { services: [newService(shellImage, "db", "sleep 60")] });
        const refused = expect(engine.start(waiting, never)).rejects.toMatchObject({
          retryable: true,
          message: expect.stringContaining("lost track of the run's pod"),
        });
        await guessEnd(waiting, "suite");
        await refused;
        await successor.close();
      });

      it("adopts a run whose sidecar ended while the suite ran, with its variables and its whole output", async () => {
        const command = "echo up; sleep 6; seq 1 20000; exit 7";
        const environment = new Map([
          ["COMMAND", command],
          ["TOKEN", "a secret\nof two lines"],
        ]);
        const run = shell(command, { environment });
        const { running } = await startReading(run);
        await guessEnd(run, "gantry", killedForMemory);
        running.detach();
        const successor = cluster.engine({ workerId });
        const adopted = await successor.adopt(run);
        if (!adopted) throw new Error("not adopted");
        expect(adopted.environment.get("TOKEN")).toBe("a secret\nof two lines");
        const { stdout, exit } = await readToEnd(adopted);
        expect({ code: exit.code, isWhole: stdout === longOutput }).toEqual({ code: 7, isWhole: true });
        await adopted.remove();
        await successor.close();
      });

      it("returns a run whose worker was killed while its suite waited for a sidecar that cannot start", async () => {
        const run = shell("echo never");
        const starting = startReading(run);
        starting.catch(() => {});
        changeSidecar((sidecar) => (sidecar.image = "registry.invalid/tools:1"));
        const hasStarted = async () => (await podOf(run))?.status?.containerStatuses?.find(({ name }) => name === "suite")?.state?.running;
        await expect.poll(hasStarted).toBeDefined();
        const successor = cluster.engine({ workerId });
        expect(await successor.adopt(run)).toBeUndefined();
        await successor.close();
        await starting.catch(() => {});
      });

      it("finds the exit and the output of a suite that ended in the meantime", async () => {
        const run = shell("echo gone by; exit 3");
        const first = await engine.start(run, never);
        await first.wait();
        first.detach();
        const successor = cluster.engine({ workerId });
        const adopted = await successor.adopt(run);
        if (!adopted) throw new Error("not adopted");
        expect(await readToEnd(adopted)).toMatchObject({ stdout: "gone by\n", exit: { code: 3 } });
        await adopted.remove();
        await successor.close();
      });

      it("removes pods that no run holds, and nothing of other workers", async () => {
        // They end at TERM, as the pod is not removed before.
        const untilStopped = () => shell("trap 'exit 0' TERM; while true; do sleep 0.1; done");
        const [held, unheld, foreign] = [untilStopped(), untilStopped(), untilStopped()];
        const stranger = cluster.engine();
        const [one, other, third] = await Promise.all([
          engine.start(held, never),
          engine.start(unheld, never),
          stranger.start(foreign, never),
        ]);
        for (let turn = 0; turn < 2; turn += 1) await engine.clearOwn([held]);
        await expect.poll(() => podOf(unheld)).toBeUndefined();
        expect(await Promise.all([held, foreign].map(async (run) => (await podOf(run))?.status?.phase))).toEqual(["Running", "Running"]);
        expect(await engine.adopt(foreign)).toBeUndefined();
        await engine.discard(foreign);
        await engine.clearAbandoned(async ({ attempts, workers }) => {
          expect(attempts).toContainEqual({ taskId: foreign.taskId, attempt: 1 });
          return { attempts: attempts.filter(({ taskId }) => taskId === foreign.taskId), workers };
        });
        await expect.poll(() => podOf(foreign)).toBeUndefined();
        for (const running of [one, other, third]) await running.remove();
        await stranger.close();
      });

      it("refuses to start the same attempt twice", async () => {
        const run = shell("sleep 30");
        const running = await engine.start(run, never);
        const refused = { code: "ENGINE_FAILED", retryable: false, message: expect.stringContaining("twice") };
        await expect(engine.start(run, never)).rejects.toMatchObject(refused);
        await running.remove();
      });

      it("says which rights are missing", async () => {
        expect(await engine.missingRuntime()).toBeUndefined();
        const elsewhere = cluster.engine({ namespace: "kube-system" });
        expect(await elsewhere.missingRuntime()).toMatch(/namespace kube-system: create pods, .*create secrets/);
        await elsewhere.close();
      });
    });
  });
});
