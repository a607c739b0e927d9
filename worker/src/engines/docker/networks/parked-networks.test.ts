import type Docker from "dockerode";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newRun, readToEnd } from "../../engine.contract.ts";
import type { Engine } from "../../engine.ts";
import { testEngine } from "../../testing/engine.ts";
import { importImage, shellSuite, testDocker } from "../../testing/images.ts";
import { Egress } from "../egress/egress.ts";
import { ownFilter } from "../api/labels.ts";
import { ParkedNetworks } from "./parked-networks.ts";

const image = "gantry-test/parked-shell:1";
const owner = { instance: "test", workerId: `parked-${process.pid}` };

describe("parked networks", () => {
  let docker: Docker;
  let host: string;
  let engine: Engine;
  const never = new AbortController().signal;

  beforeAll(async () => {
    ({ docker, host } = await testDocker());
    await importImage(docker, image, shellSuite);
    engine = testEngine(host, { ...owner, network: "pooled" });
  });
  afterAll(async () => {
    await engine.close();
    expect(await docker.listContainers({ all: true, filters: ownFilter(owner, "pause") })).toEqual([]);
    expect(await docker.listNetworks({ filters: ownFilter(owner, "pause") })).toEqual([]);
  });

  const parked = async () => (await docker.listContainers({ filters: ownFilter(owner, "pause") })).map(({ Id }) => Id);

  async function carryOut(command: string): Promise<{ stdout: string; code: number }> {
    const running = await engine.start(newRun(image, command), never);
    try {
      const { stdout, exit } = await readToEnd(running);
      return { stdout, code: exit.code };
    } finally {
      await running.remove();
    }
  }

  it("uses one parked namespace for consecutive runs", async () => {
    const first = await carryOut("ip -o addr show eth0");
    const before = await parked();
    const second = await carryOut("ip -o addr show eth0");
    expect(first.stdout).toContain("inet ");
    expect(second.stdout.replace(/^\d+/, "")).toBe(first.stdout.replace(/^\d+/, ""));
    expect(await parked()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it("replaces a namespace whose hosts file a run has changed", async () => {
    await carryOut("true");
    const [before] = await parked();
    expect((await carryOut("echo 10.9.8.7 target.example >> /etc/hosts && cat /etc/hosts")).stdout).toContain("target.example");
    expect(await parked()).not.toContain(before);
    expect((await carryOut("cat /etc/hosts")).stdout).not.toContain("target.example");
  });

  it("never uses one namespace for two concurrent runs, and they cannot reach each other", async () => {
    const server = await engine.start(newRun(image, "ip -o -4 addr show eth0; nc -l -p 8080; sleep 20"), never);
    const logs = server.logs[Symbol.asyncIterator]();
    const line = (await logs.next()).value;
    const address = /inet ([\d.]+)/.exec(line && "bytes" in line ? line.bytes.toString() : "")?.[1];
    expect(address).toBeDefined();
    const probe = await carryOut(`nc -w 2 ${address} 8080 </dev/null; echo "nc $?"; ip -o -4 addr show eth0`);
    expect(probe.stdout).not.toContain("nc 0");
    expect(probe.stdout).not.toContain(`inet ${address}/`);
    await server.stop(0);
    for (let piece = await logs.next(); !piece.done; ) piece = await logs.next();
    await server.remove();
  });

  it("starts a run although its parked container has died", async () => {
    await carryOut("true");
    await Promise.all((await parked()).map((id) => docker.getContainer(id).kill()));
    expect((await carryOut("echo fine")).stdout).toBe("fine\n");
  });

  it("removes what a crashed worker left", async () => {
    const dead = { instance: "test", workerId: `dead-${process.pid}` };
    const networks = new ParkedNetworks({
      docker,
      owner: dead,
      extraHosts: [],
      egress: new Egress(dead.workerId, { egress: "private", egressAllow: [] }, pino({ level: "silent" })),
      isPodman: async () => false,
      log: pino({ level: "silent" }),
    });
    await networks.prepare(1);
    const successor = testEngine(host, { ...dead, network: "pooled" });
    expect(await successor.leftovers()).toEqual([]);
    expect(await docker.listContainers({ all: true, filters: ownFilter(dead, "pause") })).toEqual([]);
    expect(await docker.listNetworks({ filters: ownFilter(dead, "pause") })).toEqual([]);
    await successor.close();
    await networks.close();
  });
});
