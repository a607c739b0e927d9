import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type Docker from "dockerode";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeEngine, type Ended, newRun, readToEnd } from "../engine.contract.ts";
import type { Engine, RunSpec } from "../engine.ts";
import { testEngine } from "../testing/engine.ts";
import { newService } from "../testing/new-run.ts";
import { importImage, loadForeignImage, shellSuite, testDocker, type TestImage } from "../testing/images.ts";
import { networkName } from "./networks/bridge-networks.ts";
import { ImageMarks } from "./images/image-marks.ts";
import { containerName, labels, ownFilter, ownLabels } from "./api/labels.ts";
import { isPodman } from "./api/podman.ts";

const image = "gantry-test/shell:1";
const onPodman = isPodman(await (await testDocker()).docker.version());

describeEngine("docker", {
  open: async () => {
    const { docker, host } = await testDocker();
    await importImage(docker, image, shellSuite);
    return testEngine(host);
  },
  image,
  runsShell: true,
  runsServices: true,
  ...(onPodman ? { namesNoServices: "Podman shares no hosts file in a network of the kind none", followsLinks: true } : {}),
});

describe("the docker engine with a suite", () => {
  let docker: Docker;
  let host: string;
  let engine: Engine;
  const workerId = `suites-${randomBytes(4).toString("hex")}`;
  const never = new AbortController().signal;

  beforeAll(async () => {
    ({ docker, host } = await testDocker());
    await importImage(docker, image, shellSuite);
    engine = testEngine(host, { workerId });
  });
  afterAll(async () => {
    await engine.close();
    expect(await docker.listContainers({ all: true, filters: { label: [`gantry.worker=${workerId}`] } })).toEqual([]);
  });

  async function carryOut(run: RunSpec): Promise<Ended & { notes: readonly string[] }> {
    const running = await engine.start(run, never);
    try {
      return { ...(await readToEnd(running)), notes: running.notes };
    } finally {
      await running.remove();
    }
  }
  const shell = (command: string, changes: Partial<RunSpec> = {}) => newRun(image, command, changes);

  const untilPrinted = (run: RunSpec, text: string) =>
    expect.poll(async () => String(await docker.getContainer(containerName(run)).logs({ stdout: true }))).toContain(text);

  async function imageOf(content: TestImage): Promise<string> {
    const tag = `gantry-test/${randomBytes(6).toString("hex")}:1`;
    await importImage(docker, tag, content);
    return tag;
  }

  describe("what it runs", () => {
    it("passes the folder and the command's words to the entry point", async () => {
      const tag = await imageOf({ entrypoint: '#!/bin/sh\nfor word in "$@"; do echo "[$word]"; done; echo "$COMMAND"; pwd\n' });
      const { stdout } = await carryOut(newRun(tag, `--grep "log in" it\\'s`, { folder: "tests/smoke" }));
      expect(stdout).toBe(`[tests/smoke]\n[--grep]\n[log in]\n[it's]\n--grep "log in" it\\'s\n/app\n`);
    });

    it("runs a script that is not executable through the shell", async () => {
      const tag = await imageOf({ entrypoint: 'echo "plain $1"\n', entrypointMode: 0o644 });
      expect((await carryOut(newRun(tag, ""))).stdout).toBe("plain all\n");
    });

    it("follows a link to the script", async () => {
      const tag = await imageOf({ files: { "opt/run.sh": "#!/bin/sh\necho linked\n" }, links: { "app/entrypoint.sh": "/opt/run.sh" } });
      expect((await carryOut(newRun(tag, ""))).stdout).toBe("linked\n");
    });

    it("runs the command through the shell when the image has no entry point", async () => {
      const tag = await imageOf({});
      expect((await carryOut(newRun(tag, "echo one && echo $((1 + 1))"))).stdout).toBe("one\n2\n");
    });

    it("rejects an image without entry point and command, and leaves no container", async () => {
      const run = newRun(await imageOf({}), "");
      await expect(engine.start(run, never)).rejects.toMatchObject({
        code: "ENTRYPOINT_MISSING",
        retryable: false,
        message: expect.stringContaining("/app/entrypoint.sh"),
      });
      expect(await engine.adopt(run)).toBeUndefined();
    });

    it("rejects a service whose image has no command, when none is given, without a retry", async () => {
      const image = await imageOf({});
      const run = { ...newRun(await imageOf({}), "echo never"), services: [{ ...newService(image, "db", ""), command: "" }] };
      await expect(engine.start(run, never, () => {})).rejects.toMatchObject({
        code: "SERVICE_FAILED",
        retryable: false,
        message: expect.stringMatching(/^The service db could not be started: .*neither ENTRYPOINT nor CMD/),
      });
    });

    it.each([
      ["VOLUME /", 'a volume at "/"'],
      ["VOLUME /proc/sys/net", 'a volume at "/proc/sys/net"'],
      ["VOLUME /dev", 'a volume at "/dev"'],
      ["USER nosuch", 'its user "nosuch" is not in the image'],
      ["USER 0:nosuch", 'its group "nosuch" is not in the image'],
      ["USER 99999999999", "the number of its user is too large"],
      ["WORKDIR /etc/passwd", "its working directory is a file"],
    ])("rejects an image with %s without a retry, and leaves nothing", async (change, words) => {
      const run = newRun(await imageOf({ entrypoint: "#!/bin/sh\n", changes: [change] }), "");
      const volumes = async () => ((await docker.listVolumes()).Volumes ?? []).length;
      const before = await volumes();
      const refused = { code: "ENTRYPOINT_FAILED", retryable: false, message: expect.stringContaining(words) };
      await expect(engine.start(run, never)).rejects.toMatchObject(refused);
      expect(await engine.adopt(run)).toBeUndefined();
      expect(await volumes()).toBe(before);
    });

    it("rejects an entry point that is a link to itself, without a retry", async () => {
      const run = newRun(await imageOf({ links: { "app/entrypoint.sh": "entrypoint.sh" } }), "");
      const refused = { code: "ENTRYPOINT_FAILED", retryable: false, message: expect.stringContaining("a link in it leads to itself") };
      await expect(engine.start(run, never)).rejects.toMatchObject(refused);
      expect(await engine.adopt(run)).toBeUndefined();
    });

    it("reports Windows line endings and how to fix them", async () => {
      const tag = await imageOf({ entrypoint: "#!/bin/sh\r\necho never\r\n" });
      const refused = { code: "ENTRYPOINT_LINE_ENDINGS", message: expect.stringMatching(/\\r\\n.*dos2unix.*\.gitattributes/) };
      await expect(engine.start(newRun(tag, ""), never)).rejects.toMatchObject(refused);
      // The second time from the cache.
      await expect(engine.start(newRun(tag, ""), never)).rejects.toMatchObject(refused);
    });

    it("overrides ENTRYPOINT and CMD of an image and says so", async () => {
      const tag = await imageOf({ ...shellSuite, changes: ['ENTRYPOINT ["/bin/false"]', 'CMD ["nothing"]'] });
      const { exit, stdout, notes } = await carryOut(newRun(tag, "echo ran"));
      expect({ code: exit.code, stdout }).toEqual({ code: 0, stdout: "ran\n" });
      expect(notes).toEqual([expect.stringContaining("ENTRYPOINT and CMD")]);
    });

    it("ends with 127 and the reason on the console when the entry point's interpreter is missing", async () => {
      const tag = await imageOf({ entrypoint: "#!/usr/bin/python9\nprint()\n" });
      const { exit, stderr } = await carryOut(newRun(tag, ""));
      expect(exit.code).toBe(127);
      expect(stderr).toMatch(/(entrypoint\.sh|pid1).*No such file/);
    });

    it.each([
      ["1000:1000", {}],
      ["1000", { links: { "/run": "/var/run" }, files: { "/var/run/pid": "1" } }],
      ["0", { files: { "/run/gantry/secrets/MINE": "of the image" } }],
    ])("gives files to a suite of user %s, also where the image has the folder", async (user, more) => {
      const tag = await imageOf({ ...shellSuite, ...more, changes: [`USER ${user}`] });
      const command =
        "cat /run/gantry/secrets/TOKEN; ls -ld /run/gantry/secrets | cut -c 1-10; ls -ln /run/gantry/secrets/TOKEN | cut -c 1-10";
      const { stdout } = await carryOut(newRun(tag, command, { files: new Map([["TOKEN", "s3cr3t\n"]]) }));
      expect(stdout).toBe("s3cr3t\ndrwxr-xr-x\n-r--r--r--\n");
    });

    it("passes variables to a run exactly, with any characters", async () => {
      const value = `a b"c'd$e\`f\\g\nsecond line é`;
      const { stdout } = await carryOut(
        shell('printf %s "$ODD"', {
          environment: new Map([
            ["COMMAND", 'printf %s "$ODD"'],
            ["ODD", value],
          ]),
        }),
      );
      expect(stdout).toBe(value);
    });
  });

  describe("images", () => {
    it("rejects a missing image quickly in one sentence, without a retry", async () => {
      await expect(engine.start(newRun("registry.invalid/team/nothing:1", ""), never)).rejects.toMatchObject({
        code: "IMAGE_UNAVAILABLE",
        retryable: false,
        message: expect.stringMatching(
          /^The image registry\.invalid\/team\/nothing:1 is not on this worker, and its registry could not be reached/,
        ),
      });
    });

    it("runs the image that a tag refers to now, not the previous one", async () => {
      const tag = await imageOf({ entrypoint: "#!/bin/sh\necho old\n" });
      expect((await carryOut(newRun(tag, ""))).stdout).toBe("old\n");
      await importImage(docker, tag, { entrypoint: "#!/bin/sh\necho new\n" });
      expect((await carryOut(newRun(tag, ""))).stdout).toBe("new\n");
      await docker.getImage(tag).remove({ force: true });
      await importImage(docker, tag, { entrypoint: "#!/bin/sh\necho newest\n" });
      expect((await carryOut(newRun(tag, ""))).stdout).toBe("newest\n");
      await docker.getImage(tag).remove({ force: true });
      await expect(engine.start(newRun(tag, ""), never)).rejects.toMatchObject({ code: "IMAGE_UNAVAILABLE" });
    });

    it("pulls nothing when pulling is off", async () => {
      const strict = testEngine(host, { pullPolicy: "never" });
      await expect(strict.start(newRun("registry.invalid/nothing:1", ""), never)).rejects.toMatchObject({
        code: "IMAGE_UNAVAILABLE",
        message: expect.stringContaining("IMAGE_PULL_POLICY"),
      });
      await strict.close();
    });

    it("never contacts a registry that is not allowed", async () => {
      const asked: string[] = [];
      const registry = createServer((request, response) => {
        asked.push(request.url ?? "");
        response.writeHead(403).end();
      });
      await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
      const name = `127.0.0.1:${(registry.address() as AddressInfo).port}`;
      try {
        await expect(engine.start(newRun(`${name}/x/y:1`, ""), never)).rejects.toMatchObject({
          code: "IMAGE_UNAVAILABLE",
          message: expect.stringContaining(`pulls no images from ${name}`),
        });
        expect(asked).toEqual([]);
      } finally {
        registry.close();
      }
    });

    it("rejects an image for another platform and says how to build one for this", async () => {
      const tag = `gantry-test/${randomBytes(6).toString("hex")}:1`;
      await loadForeignImage(docker, tag, "s390x");
      await expect(engine.start(newRun(tag, ""), never)).rejects.toMatchObject({
        code: "IMAGE_WRONG_PLATFORM",
        message: expect.stringContaining("--platform linux/"),
      });
    });
  });

  describe("limits", () => {
    it("gives a suite no capability, no new privileges, no unfiltered system call", async () => {
      const { stdout } = await carryOut(shell("grep -E '^(CapEff|CapBnd|NoNewPrivs|Seccomp):' /proc/self/status; ulimit -n; ulimit -c"));
      expect(stdout.replace(/:\s+/g, " ").split("\n")).toEqual([
        "CapEff 0000000000000000",
        "CapBnd 0000000000000000",
        "NoNewPrivs 1",
        "Seccomp 2",
        "8192",
        "0",
        "",
      ]);
    });

    // Podman describes the same confinement differently; the tests around this one check it from inside.
    it.skipIf(onPodman)("confines every run in the same way", async () => {
      const running = await engine.start(shell("sleep 5"), never);
      const name = (await docker.listContainers({ filters: { label: [`gantry.worker=${workerId}`] } }))[0]?.Id ?? "";
      const { HostConfig: host, Config: config } = await docker.getContainer(name).inspect();
      void readToEnd(running);
      await running.stop(0);
      await running.remove();
      const {
        AutoRemove,
        Privileged,
        CapAdd,
        CapDrop,
        SecurityOpt,
        Memory,
        MemorySwap,
        NanoCpus,
        PidsLimit,
        Ulimits,
        Init,
        LogConfig,
        ShmSize,
        NetworkMode,
        Binds,
        Mounts,
        Devices,
        PidMode,
        IpcMode,
        UsernsMode,
        UTSMode,
        VolumesFrom,
        PublishAllPorts,
        PortBindings,
        RestartPolicy,
      } = host;
      expect({
        AutoRemove,
        Privileged,
        CapAdd,
        CapDrop,
        SecurityOpt,
        Memory,
        MemorySwap,
        NanoCpus,
        PidsLimit,
        Ulimits,
        Init,
        LogConfig,
        ShmSize,
        NetworkMode,
        Binds,
        Mounts: Mounts ?? null,
        Devices,
        PidMode,
        IpcMode,
        UsernsMode,
        UTSMode,
        VolumesFrom,
        PublishAllPorts,
        PortBindings,
        RestartPolicy,
      }).toMatchInlineSnapshot(`
        {
          "AutoRemove": false,
          "Binds": null,
          "CapAdd": null,
          "CapDrop": [
            "ALL",
          ],
          "Devices": null,
          "Init": true,
          "IpcMode": "private",
          "LogConfig": {
            "Config": {
              "max-file": "2",
              "max-size": "256m",
            },
            "Type": "json-file",
          },
          "Memory": 134217728,
          "MemorySwap": 134217728,
          "Mounts": null,
          "NanoCpus": 1000000000,
          "NetworkMode": "none",
          "PidMode": "",
          "PidsLimit": 512,
          "PortBindings": null,
          "Privileged": false,
          "PublishAllPorts": false,
          "RestartPolicy": {
            "MaximumRetryCount": 0,
            "Name": "no",
          },
          "SecurityOpt": [
            "no-new-privileges",
          ],
          "ShmSize": 268435456,
          "UTSMode": "",
          "Ulimits": [
            {
              "Hard": 8192,
              "Name": "nofile",
              "Soft": 8192,
            },
            {
              "Hard": 1073741824,
              "Name": "fsize",
              "Soft": 1073741824,
            },
            {
              "Hard": 0,
              "Name": "core",
              "Soft": 0,
            },
          ],
          "UsernsMode": "",
          "VolumesFrom": null,
        }
      `);
      expect(Object.keys(config.Labels).sort()).toEqual([
        "gantry.attempt",
        "gantry.image",
        "gantry.instance",
        "gantry.org",
        "gantry.role",
        "gantry.task",
        "gantry.worker",
      ]);
    });

    it("keeps a fork bomb at the process limit", async () => {
      const { exit, stderr } = await carryOut(
        shell("n=0; while [ $n -lt 700 ]; do sleep 300 & n=$((n+1)); done; echo never", { resources: { cpus: 2, memoryMb: 512 } }),
      );
      expect(exit.code).not.toBe(0);
      expect(stderr).toContain("can't fork");
    });

    it("reports when the run itself was killed for memory", async () => {
      const { exit } = await carryOut(shell("exec tail -c 400000000 /dev/zero", { resources: { cpus: 1, memoryMb: 32 } }));
      expect(exit).toMatchObject({ code: 137, outOfMemory: true });
      expect(exit.infrastructure).toBeUndefined();
    });

    it("reports when only a child was killed for memory, and keeps the suite's exit code", async () => {
      const { exit } = await carryOut(shell("tail -c 400000000 /dev/zero; exit 5", { resources: { cpus: 1, memoryMb: 32 } }));
      expect(exit).toMatchObject({ code: 5, outOfMemory: true });
    });

    it("does not let a file exceed the disk limit", async () => {
      const small = testEngine(host, { diskBytes: 1_000_000 });
      const running = await small.start(shell("dd if=/dev/zero of=/tmp/big bs=1M count=5; ls -l /tmp/big"), never);
      const { stdout } = await readToEnd(running);
      expect(stdout).toContain(" 1000000 ");
      await running.remove();
      await small.close();
    });

    it("stops a run that writes more than allowed, in any number of files", async () => {
      const small = testEngine(host, { diskBytes: 1_000_000 });
      const running = await small.start(shell("for n in 1 2 3 4; do dd if=/dev/zero of=/tmp/f$n bs=100k count=9; done; sleep 30"), never);
      expect((await readToEnd(running)).exit).toMatchObject({ code: 137, diskFull: "limit" });
      await running.remove();
      await small.close();
    });

    it.each([
      ["in a volume of its image", "for n in 1 2 3; do dd if=/dev/zero of=/data/f$n bs=100k count=9; done"],
      ["in /etc/hosts", "for n in 1 2 3; do dd if=/dev/zero bs=100k count=9 >> /etc/hosts; done"],
      ["as empty files", "mkdir /tmp/many; cd /tmp/many; n=0; while [ $n -lt 800 ]; do : > f$n; n=$((n+1)); done"],
    ])("stops a run that writes more than allowed %s", async (_, command) => {
      const tag = await imageOf({ ...shellSuite, changes: [...(shellSuite.changes ?? []), "VOLUME /data"] });
      const small = testEngine(host, { diskBytes: 1_500_000 });
      const running = await small.start(newRun(tag, `${command}; sleep 30`), never);
      expect((await readToEnd(running)).exit).toMatchObject({ code: 137, diskFull: "limit" });
      await running.remove();
      await small.close();
    });

    it.each([
      ["mount a file system", "mount -t tmpfs none /tmp"],
      ["make a device", "mknod /tmp/sda b 8 0"],
      ["write kernel settings", "echo 1 > /proc/sys/kernel/panic"],
      ["change the host's name", "hostname other"],
      ["own another's file", "touch /tmp/f && chown 1234 /tmp/f"],
      ["see the engine's socket", "ls /var/run/docker.sock"],
    ])("does not let a suite %s", async (_what, command) => {
      expect((await carryOut(shell(command))).exit.code).not.toBe(0);
    });
  });

  describe("ends", () => {
    it("gets the exit code and every line of a hundred suites that exit at once", async () => {
      const lanes = Array.from({ length: 4 }, async () => {
        for (let n = 0; n < 25; n += 1) {
          const { exit, stdout } = await carryOut(shell("echo quick; exit 9"));
          expect({ code: exit.code, stdout }).toEqual({ code: 9, stdout: "quick\n" });
        }
      });
      await Promise.all(lanes);
    });

    it("kills a run that ignores TERM", async () => {
      const run = shell("trap '' TERM; echo up; while true; do sleep 1; done");
      const running = await engine.start(run, never);
      const reading = readToEnd(running);
      await untilPrinted(run, "up\n");
      await running.stop(500);
      expect(await reading).toMatchObject({ stdout: "up\n", exit: { code: 137 } });
      expect((await running.wait()).infrastructure).toBeUndefined();
      await running.remove();
    });

    it("stops a run whose output is not read, and still delivers all of it", async () => {
      const run = shell("yes 0123456789 | head -c 20000000; echo; echo end; sleep 60");
      const running = await engine.start(run, never);
      const printed = async () => (await docker.getContainer(containerName(run)).logs({ stdout: true, tail: 20_000 })).length;
      await expect.poll(printed).toBeGreaterThan(200_000);
      await running.stop(200);
      const { stdout } = await readToEnd(running);
      // What the suite had printed when it was killed: a prefix of the whole, in order, or all of it.
      const whole = `${"0123456789\n".repeat(2_000_000).slice(0, 20_000_000)}\nend\n`;
      expect(whole.startsWith(stdout.replace(/\n$/, ""))).toBe(true);
      expect(stdout.length).toBeGreaterThan(100_000);
      await running.remove();
    });

    it("reports a kill from outside as such, not as a failure of the suite", async () => {
      const run = shell("echo up; sleep 60");
      const running = await engine.start(run, never);
      const reading = readToEnd(running);
      await untilPrinted(run, "up\n");
      await docker.getContainer(containerName(run)).kill();
      expect((await reading).exit.infrastructure).toContain("outside");
      await running.remove();
    });

    it("notices that the container was removed", async () => {
      const run = shell("echo up; sleep 60");
      const running = await engine.start(run, never);
      const reading = readToEnd(running);
      await untilPrinted(run, "up\n");
      await docker.getContainer(containerName(run)).remove({ force: true });
      expect((await reading).exit.infrastructure).toContain("outside");
      await running.remove();
    });

    it("delivers a line of ten megabytes, binary bytes and a hundred thousand empty lines", async () => {
      const { stdout } = await carryOut(
        shell("head -c 10000000 /dev/zero | tr '\\0' x; echo; printf '\\303\\050\\377'; yes '' | head -n 100000", {
          resources: { cpus: 2, memoryMb: 256 },
        }),
      );
      expect(stdout.length).toBe(10_000_000 + 1 + 3 + 100_000);
    });
  });

  describe("a restarted worker", () => {
    it("adopts a running container, with its output from the first byte and its exit", async () => {
      const run = shell("seq 1 5; sleep 2; seq 6 2000; exit 7");
      const first = await engine.start(run, never);
      void readToEnd(first).catch(() => {});
      await untilPrinted(run, "5\n");
      first.detach();
      const successor = testEngine(host, { workerId });
      expect(await successor.leftovers()).toEqual([{ taskId: run.taskId, attempt: 1 }]);
      const adopted = await successor.adopt(run);
      if (!adopted) throw new Error("not adopted");
      const { exit, stdout } = await readToEnd(adopted);
      expect(exit.code).toBe(7);
      expect(stdout).toBe(Array.from({ length: 2000 }, (_, line) => `${line + 1}\n`).join(""));
      await adopted.remove();
      expect(await successor.leftovers()).toEqual([]);
      await successor.close();
    });

    it("finds the exit and the output of a container that ended in the meantime", async () => {
      const run = shell("echo gone by; exit 3");
      const first = await engine.start(run, never);
      first.detach();
      await docker.getContainer(containerName(run)).wait();
      const successor = testEngine(host, { workerId });
      const adopted = await successor.adopt(run);
      if (!adopted) throw new Error("not adopted");
      expect(await readToEnd(adopted)).toMatchObject({ stdout: "gone by\n", exit: { code: 3 } });
      await adopted.remove();
      await successor.close();
    });

    it("removes what the engine finishes creating after the start, and nothing that is in use", async () => {
      const run = shell("sleep 300");
      const predecessor = testEngine(host, { workerId, network: "pooled" });
      const first = await predecessor.start(run, never);
      void readToEnd(first).catch(() => {});
      first.detach();
      const successor = testEngine(host, { workerId, network: "pooled" });
      expect(await successor.leftovers()).toEqual([{ taskId: run.taskId, attempt: 1 }]);
      const adopted = await successor.adopt(run);
      const late = newRun(image, "true");
      const owner = { instance: "test", workerId };
      const network = await docker.createNetwork({ Name: networkName(late), Labels: ownLabels(owner, "run") });
      const parked = await docker.createNetwork({ Name: `gantry-park-${late.taskId}`, Labels: ownLabels(owner, "pause") });
      const labeled = { ...ownLabels(owner, "run"), [labels.task]: late.taskId, [labels.attempt]: "1" };
      const container = await docker.createContainer({ name: containerName(late), Image: image, Cmd: ["true"], Labels: labeled });
      const marks = new ImageMarks(docker, owner);
      const volume = await marks.pullStarts("registry.invalid/a:1", "0".repeat(24), undefined);
      const isThere = (inspected: Promise<unknown>) => inspected.then(Boolean, () => false);
      const left = () => Promise.all([network, parked, container, docker.getVolume(volume)].map((object) => isThere(object.inspect())));

      await successor.clearOwn([run]);
      expect(await left()).toEqual([true, true, true, false]);
      await successor.clearOwn([run]);
      expect(await left()).toEqual([false, false, false, false]);
      const started = await successor.start(shell("echo parked network"), never);
      expect((await readToEnd(started)).exit.code).toBe(0);
      await started.remove();
      // One serves the first run, another is kept for the next one.
      const parkedNow = async () => (await docker.listContainers({ filters: ownFilter(owner, "pause") })).map(({ Id }) => Id).sort();
      const kept = await parkedNow();
      for (let turn = 0; turn < 3; turn++) await successor.clearOwn([run]);
      expect(await parkedNow()).toEqual(kept);
      expect((await docker.getContainer(containerName(run)).inspect()).State.Running).toBe(true);
      await adopted?.stop(0);
      await adopted?.remove();
      await successor.close();
    });

    it("neither adopts nor removes another worker's container", async () => {
      const run = shell("sleep 30");
      const running = await engine.start(run, never);
      void readToEnd(running);
      const stranger = testEngine(host);
      expect(await stranger.leftovers()).toEqual([]);
      expect(await stranger.adopt(run)).toBeUndefined();
      await stranger.discard(run);
      expect(await engine.leftovers()).toHaveLength(1);
      await stranger.close();
      await running.stop(0);
      await running.remove();
    });

    it("refuses to start the same attempt twice", async () => {
      const run = shell("sleep 30");
      const running = await engine.start(run, never);
      void readToEnd(running);
      await expect(engine.start(run, never)).rejects.toMatchObject({
        code: "ENGINE_FAILED",
        retryable: false,
        message: expect.stringContaining("twice"),
      });
      await running.stop(0);
      await running.remove();
    });
  });
});
