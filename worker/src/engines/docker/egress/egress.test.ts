import { randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newRun, readToEnd } from "../../engine.contract.ts";
import type { Engine } from "../../engine.ts";
import { testEngine } from "../../testing/engine.ts";
import { importImage, shellSuite, testDocker } from "../../testing/images.ts";
import { layOutSurroundings, type Surroundings } from "../../testing/surroundings.ts";
import { findNetworkRules } from "../networks/network-rules.ts";
import { isPodman } from "../api/podman.ts";
import { Egress } from "./egress.ts";
import { iptables } from "./iptables.ts";
import { resolvers } from "./machine.ts";
import { engineObstacle, firewallObstacle } from "./obstacle.ts";
import { isNeverReachable, parseOpening } from "./opening.ts";

const image = "gantry-test/egress-shell:1";
const { docker, host } = await testDocker();
const obstacle =
  engineObstacle({ isLocal: true, isPodman: isPodman(await docker.version()), info: undefined }) ?? (await firewallObstacle());
const log = pino({ level: process.env.TEST_LOG_LEVEL ?? "silent" });

const settings = { egress: "private", egressAllow: [] } as const;
const allow = ["host.gantry.internal:9090", "10.77.0.3:8443", "192.168.77.0/24:8080", "[fd77::3]:8443", "0.0.0.0/0:7443"].map(parseOpening);

/** Of the machine that the worker runs on, when its engine has a separate network namespace: known by list only. */
const workersOwn = Object.entries(networkInterfaces())
  .filter(([name]) => !/^(docker|br-|gnty|gantry)/.test(name))
  .flatMap(([, addresses = []]) => addresses.map(({ address }) => address))
  .filter((address) => !isNeverReachable(address));
const dnsServer = resolvers().find((address) => !isIPv6(address));

type Answer = "machine" | "elsewhere" | "suite" | "published" | "";
interface Row {
  what: string;
  address: string;
  port: number;
  /** Who answers without any rules. */
  really: Answer;
  private: boolean;
  public: boolean;
}
const row = (what: string, address: string, port: number, really: Answer, inPrivate: boolean, inPublic: boolean): Row => ({
  what,
  address,
  port,
  really,
  private: inPrivate,
  public: inPublic,
});
const machine = (what: string, address: string, port = 8080, isOpen = false) => row(what, address, port, "machine", isOpen, isOpen);
const never = (what: string, address: string, port = 8080) => row(what, address, port, "elsewhere", false, false);
const privately = (what: string, address: string, port = 8080) => row(what, address, port, "elsewhere", true, false);
const always = (what: string, address: string, port = 8080) => row(what, address, port, "elsewhere", true, true);

const rows: Row[] = [
  machine("the gateway", "gateway"),
  machine("the gateway of IPv6", "gateway6"),
  machine("docker0", "docker0"),
  machine("the machine's address in its private network", "10.77.0.1"),
  machine("the machine's IPv6 address in its private network", "fd77::1"),
  machine("the machine's public address", "11.77.0.9"),
  machine("the machine's public IPv6 address", "2606:4700:77::9"),
  machine("the machine's database", "10.77.0.1", 5432),
  machine("the machine through a network that is open", "10.77.0.1", 7443),
  machine("an open port of the machine", "10.77.0.1", 9090, true),
  machine("an open port of the machine at the gateway", "gateway", 9090, true),
  machine("an open port of the machine by IPv6", "fd77::1", 9090, true),
  ...(dnsServer === undefined
    ? []
    : [machine("a DNS server on the machine", dnsServer, 53, true), machine("other ports of a DNS server", dnsServer)]),
  ...workersOwn.map((address) => never("an address of the worker's machine", address)),
  never("metadata", "169.254.169.254"),
  never("metadata of containers", "169.254.170.2"),
  never("metadata of Alibaba", "100.100.100.200"),
  never("metadata of Oracle", "192.0.0.192"),
  never("metadata of Azure", "168.63.129.16"),
  never("metadata by IPv6", "fd00:ec2::254"),
  never("metadata of Google by IPv6", "fd20:ce::254"),
  never("metadata behind NAT64", "64:ff9b::a9fe:a9fe"),
  never("metadata through a network that is open", "169.254.169.254", 7443),
  never("6to4", "2002:a9fe:a9fe::1"),
  privately("10.0.0.0/8", "10.77.0.2"),
  privately("172.16.0.0/12", "172.20.77.2"),
  privately("192.168.0.0/16", "192.168.78.2"),
  privately("carrier-grade NAT", "100.64.77.2"),
  privately("benchmarks", "198.18.77.2"),
  privately("documentation", "203.0.113.77"),
  privately("unique local", "fd77::2"),
  privately("documentation by IPv6", "2001:db8::77"),
  privately("a private network behind NAT64", "64:ff9b::a4d:2"),
  privately("another port of an open address", "10.77.0.3"),
  always("an open port of a private address", "10.77.0.3", 8443),
  always("an open port of a unique local address", "fd77::3", 8443),
  always("an open port of a private network", "192.168.77.2"),
  always("the internet", "93.184.77.34"),
  always("the internet by IPv6", "2606:4700:77::1111"),
];
const ports = [...new Set([53, ...rows.map(({ port }) => port)])];
const elsewhere = [...new Set(rows.filter(({ really }) => really === "elsewhere").map(({ address }) => address))];
const own = ["11.77.0.9", "2606:4700:77::9", ...(dnsServer === undefined ? [] : [dnsServer])];

/** One line for each row: its number and who answered. All at once, since what is dropped is waited for. */
const probe = `gateway=$(ip route | sed -n 's/^default via \\([^ ]*\\).*/\\1/p')
gateway6=$(ip -6 route | sed -n 's/^default via \\([^ ]*\\).*/\\1/p')
echo "$TARGETS" | { while read -r number address port; do
  case $address in gateway) address=$gateway ;; gateway6) address=$gateway6 ;; esac
  { answer=$(nc -w 5 "$address" "$port" </dev/null 2>/dev/null); echo "$number $answer"; } &
done; wait; }`;

const title = `what a suite reaches${obstacle === undefined ? "" : ` (skipped: ${obstacle.reason})`}`;

// Dozens of connections from several containers: slow where much else runs.
describe.skipIf(obstacle !== undefined)(title, () => {
  const mark = randomBytes(4).toString("hex");
  const landmark = `gntest${mark}`;
  let around: Surroundings;
  const opened: (() => Promise<unknown>)[] = [];
  const aborted = new AbortController().signal;
  /** Addresses that are known once there is a network. */
  const known = new Map<string, string>();

  const testRows = () => [
    ...rows,
    row("another suite of this worker", known.get("suite") ?? "", 8080, "", false, false),
    row("a suite of another worker", known.get("stranger") ?? "", 8080, "", false, false),
    row("a published port of another container", "docker0", 7070, "published", false, false),
  ];
  const targets = () =>
    testRows()
      .map(({ address, port }, index) => `${index} ${known.get(address) ?? address} ${port}`)
      .join("\n");
  const answersIn = (output: string) => {
    const answers = new Map(
      output
        .trim()
        .split("\n")
        .map((line) => [Number(line.split(" ")[0]), line.split(" ").slice(1).join(" ")]),
    );
    return Object.fromEntries(testRows().map(({ what, address, port }, index) => [`${what} ${address}:${port}`, answers.get(index)]));
  };
  const expected = (mode: "private" | "public" | undefined, family?: 4) =>
    Object.fromEntries(
      testRows().map((one) => {
        const isReached = (mode === undefined || one[mode]) && !(family === 4 && (isIPv6(one.address) || one.address === "gateway6"));
        return [`${one.what} ${one.address}:${one.port}`, isReached ? one.really : ""];
      }),
    );

  beforeAll(async () => {
    await importImage(docker, image, shellSuite);
    const network = await docker.createNetwork({ Name: landmark, Options: { "com.docker.network.bridge.name": landmark } });
    opened.push(() => network.remove());
    around = await layOutSurroundings(landmark, { machine: own, elsewhere, ports });
    known.set("docker0", /inet ([\d.]+)/.exec(around.inEngine("ip", "-4", "-o", "addr", "show", "docker0"))?.[1] ?? "");
    const published = await docker.createContainer({
      Image: image,
      Entrypoint: ["nc", "-ll", "-p", "7070", "-e", "echo", "published"],
      ExposedPorts: { "7070/tcp": {} },
      HostConfig: { PortBindings: { "7070/tcp": [{ HostPort: "7070" }] } },
    });
    opened.push(() => published.remove({ force: true }));
    await published.start();
  });
  afterAll(async () => {
    for (const close of opened.reverse()) await close();
    await around?.close();
  });

  function openEngine(changes: Parameters<typeof testEngine>[1]): Engine {
    const engine = testEngine(host, { network: "pooled", log, ...changes });
    opened.push(() => engine.close());
    return engine;
  }

  /** A suite that answers on port 8080 until the end. Returns its address. */
  async function serve(engine: Engine): Promise<string> {
    const running = await engine.start(newRun(image, "ip -o -4 addr show eth0; exec nc -ll -p 8080 -e echo suite"), aborted);
    opened.push(async () => {
      await running.stop(0);
      await running.remove();
    });
    for await (const piece of running.logs) {
      const address = /inet ([\d.]+)/.exec("bytes" in piece ? piece.bytes.toString() : "")?.[1];
      if (address !== undefined) return address;
    }
    throw new Error("the suite did not say its address");
  }

  /** The answers that a container gets in a separate network, with IPv6. `bridge` is the name of its interface. */
  async function probeBehind(bridge: string | undefined, third: number): Promise<string> {
    const network = await docker.createNetwork({
      Name: `gantry-test-${mark}-${third}`,
      EnableIPv6: true,
      IPAM: { Driver: "default", Config: [{ Subnet: `10.78.${third}.0/24` }, { Subnet: `fd78:${third}::/64` }] },
      ...(bridge === undefined ? {} : { Options: { "com.docker.network.bridge.name": bridge } }),
    });
    const container = await docker.createContainer({
      Image: image,
      Entrypoint: ["sh", "-c", probe],
      Env: [`TARGETS=${targets()}`],
      HostConfig: { NetworkMode: network.id },
    });
    try {
      const stream = await container.attach({ stream: true, stdout: true });
      const chunks: Buffer[] = [];
      docker.modem.demuxStream(stream, { write: (chunk: Buffer) => chunks.push(chunk) } as never, process.stderr);
      await container.start();
      await container.wait();
      return Buffer.concat(chunks).toString();
    } finally {
      await container.remove({ force: true });
      await network.remove();
    }
  }

  it("includes the machine, its neighbors and metadata without rules, which proves the probe", async () => {
    expect(answersIn(await probeBehind(undefined, 1))).toEqual(expected(undefined));
  });

  it("never includes the machine, metadata or another suite; the worker's settings decide about private networks and open ports", async () => {
    const [ownId, strictId] = [`egress-${mark}-private`, `egress-${mark}-public`];
    const engine = openEngine({ workerId: ownId, egressAllow: allow });
    const strict = openEngine({ workerId: strictId, egress: "public", egressAllow: allow, network: "bridge" });
    known.set("suite", await serve(engine));
    known.set("stranger", await serve(strict));
    // Nor does anything open a connection to a suite from elsewhere.
    for (const suite of ["suite", "stranger"])
      expect(around.onOutside("sh", "-c", `busybox nc -w 5 ${known.get(suite)} 8080 </dev/null 2>&1; echo end`)).not.toContain("suite");
    const environment = new Map([
      ["COMMAND", probe],
      ["TARGETS", targets()],
    ]);
    const answersOfRun = async (one: Engine) => {
      const running = await one.start(newRun(image, probe, { environment }), aborted);
      const { stdout } = await readToEnd(running);
      await running.remove();
      return answersIn(stdout);
    };
    expect(await answersOfRun(engine)).toEqual(expected("private", 4));
    expect(await answersOfRun(strict)).toEqual(expected("public", 4));
    // The networks of runs have no IPv6 unless the engine gives it to them.
    expect(answersIn(await probeBehind(new Egress(ownId, settings, log).newBridge(), 2))).toEqual(expected("private"));
    expect(answersIn(await probeBehind(new Egress(strictId, settings, log).newBridge(), 3))).toEqual(expected("public"));
  });

  it("is the same with iptables if nft is not installed", async () => {
    const workerId = `egress-${mark}-iptables`;
    const egress = new Egress(workerId, { egress: "public", egressAllow: allow }, log, [iptables]);
    opened.push(() => egress.close({ keep: false }));
    expect(await egress.enforce(landmark)).toBeUndefined();
    expect(answersIn(await probeBehind(egress.newBridge(), 4))).toEqual(expected("public"));
    expect(await egress.workers()).toContain(workerId);
    // As a worker leaves them that was killed: `gantry doctor --clean` finds and removes them.
    await egress.close({ keep: true });
    const left = await findNetworkRules(docker, { instance: "test", workerId: "doctor" }, { isLocal: true, isPodman: false });
    if ("obstacle" in left) throw new Error(left.obstacle.reason);
    expect(await left.rules.workers()).toContain(workerId);
    const saved = () => around.inEngine("iptables-save", "-t", "mangle") + around.inEngine("ip6tables-save", "-t", "mangle");
    expect(saved()).toContain(workerId);
    await left.rules.removeOf(workerId);
    expect(await left.rules.workers()).not.toContain(workerId);
    expect(saved()).not.toContain(workerId);
  });

  it("has rules from before the first run until the last one has ended, also when another program removes them", async () => {
    const workerId = `egress-${mark}-held`;
    const hasRules = () => around.inEngine("nft", "list", "tables").includes(workerId);
    const engine = openEngine({ workerId });
    expect(await engine.limitNetworks()).toEqual({});
    expect(hasRules()).toBe(true);
    around.inEngine("nft", "delete", "table", "inet", `gantry-egress-${workerId}`);
    await expect.poll(hasRules).toBe(true);

    const running = await engine.start(newRun(image, "sleep 600"), aborted);
    running.detach();
    await engine.close();
    expect(hasRules()).toBe(true);

    const run = await docker.listContainers({ filters: { label: [`gantry.worker=${workerId}`, "gantry.role=run"] } });
    expect(run).toHaveLength(1);
    const other = openEngine({ workerId: `egress-${mark}-other` });
    await other.limitNetworks();
    await other.clearAbandoned(async () => ({ attempts: [], workers: [] }));
    expect(hasRules()).toBe(true);
    await docker.getContainer(run[0]?.Id ?? "").remove({ force: true });
    // The engine may take a moment to let go of the network; the next sweep then removes what this one had to leave.
    const sweep = () => other.clearAbandoned(async ({ workers }) => ({ attempts: [], workers: workers.filter((id) => id === workerId) }));
    await expect.poll(() => sweep().then(hasRules), { interval: 500 }).toBe(false);
  });
});
