import { isIP } from "node:net";
import type { Logger } from "pino";
import { EngineError } from "../../engine.ts";
import { AllowedNames } from "./allowed-names.ts";
import type { Firewall, RuleOwner, WorkerRules } from "./firewall.ts";
import { iptables } from "./iptables.ts";
import { machineAddress, machineAddresses, resolvers } from "./machine.ts";
import { NetworkNamespace } from "./namespace.ts";
import { nftables } from "./nftables.ts";
import { firewallProblem, networksNotFound, type Obstacle } from "./obstacle.ts";
import { machineName, type Opening } from "./opening.ts";
import { newBridge, ruleOwner } from "./rule-owner.ts";
import { type EgressRule, rulesOf } from "./rules.ts";

export interface EgressSettings {
  egress: "private" | "public";
  egressAllow: readonly Opening[];
}

interface Place {
  namespace: NetworkNamespace;
  firewall: Firewall;
}

const checkEveryMs = 5_000;
/** A check that is older does not count: the worker was paused since. */
const trustedForMs = 3 * checkEveryMs;

/**
 * What suites may reach: packet filter rules for the bridges of this worker's runs, in the engine's network namespace. They match bridges by the
 * prefix of their names, so a run needs no separate rule. Rules outlive the worker while suites are running.
 */
export class Egress implements WorkerRules {
  readonly #programs: readonly Firewall[];
  readonly #settings: EgressSettings;
  readonly #owner: RuleOwner;
  readonly #log: Logger;
  readonly #names: AllowedNames;
  readonly #resolvers = new Set<string>();
  readonly #problems = new Map<string, string>();
  #place: Place | undefined;
  /** The rules set last, and how the kernel lists them. */
  #applied = { rules: "", text: "" };
  #heldAt = Number.NEGATIVE_INFINITY;
  #turn: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isKeeping = false;

  /** @param programs - tried in this order */
  constructor(workerId: string, settings: EgressSettings, log: Logger, programs: readonly Firewall[] = [nftables, iptables]) {
    this.#programs = programs;
    this.#settings = settings;
    this.#owner = ruleOwner(workerId);
    this.#log = log;
    const names = settings.egressAllow
      .map(({ host }) => host)
      .filter((host) => host !== machineName && isIP(host.split("/")[0] ?? "") === 0);
    this.#names = new AllowedNames(names, (name, problem) => this.#complain(`RUN_EGRESS_ALLOW: ${name}`, problem));
  }

  /** A name for the bridge of a new network that the rules match. At most 15 bytes. */
  newBridge(): string {
    return newBridge(this.#owner);
  }

  /**
   * Sets the rules in the namespace of the engine that created this bridge, and maintains them from now on.
   * @returns why that is not possible here; `undefined`: the rules are in place
   */
  enforce(bridge: string): Promise<Obstacle | undefined> {
    return this.#inTurn(async () => {
      const namespace = NetworkNamespace.with(bridge);
      if (namespace === undefined) return networksNotFound;
      const problems: unknown[] = [];
      for (const firewall of this.#programs) {
        try {
          await this.#apply({ namespace, firewall });
          this.#place = { namespace, firewall };
          this.#timer ??= setInterval(() => void this.#keep(), checkEveryMs).unref();
          this.#log.info({ firewall: firewall.name, egress: this.#settings.egress }, "network rules for suites are set");
          return undefined;
        } catch (error) {
          problems.push(error);
        }
      }
      return firewallProblem(problems);
    });
  }

  /** Lines for the hosts file of every run. */
  get extraHosts(): string[] {
    if (!this.#settings.egressAllow.some(({ host }) => host === machineName)) return [];
    const address = this.#place === undefined ? "host-gateway" : machineAddress(this.#place.namespace);
    return address === undefined ? [] : [`${machineName}:${address}`];
  }

  /**
   * Resolves when the rules are in place, also for a new bridge; at once unless they were last checked too long ago. Does nothing without rules.
   * @throws {EngineError} when they cannot be set
   */
  async ensureRules(bridge?: string): Promise<void> {
    if (this.#place === undefined) return;
    const isElsewhere = bridge !== undefined && !this.#place.namespace.has(bridge);
    if (!isElsewhere && performance.now() - this.#heldAt < trustedForMs) return;
    try {
      await this.#inTurn(() => (isElsewhere ? this.#move(bridge) : this.#check()));
    } catch (error) {
      throw new EngineError(
        "ENGINE_FAILED",
        "The worker could not set the network rules for suites. The operator finds the details in the worker's log.",
        {
          retryable: true,
          cause: error,
        },
      );
    }
  }

  /** The workers with rules in the namespace where this worker sets its own. */
  async workers(): Promise<string[]> {
    return this.#place === undefined ? [] : await this.#place.firewall.workers(this.#place.namespace).catch(() => []);
  }

  /** Removes another worker's rules, after its networks are gone. */
  async removeOf(workerId: string): Promise<void> {
    const place = this.#place;
    if (place === undefined || workerId === this.#owner.workerId) return;
    await place.firewall.remove(place.namespace, ruleOwner(workerId));
  }

  /** Stops maintaining the rules. They stay if `keep` is set, because suites are still running. */
  async close({ keep }: { keep: boolean }): Promise<void> {
    clearInterval(this.#timer);
    await this.#inTurn(async () => {
      const place = this.#place;
      this.#place = undefined;
      if (place !== undefined && !keep) await place.firewall.remove(place.namespace, this.#owner);
    }).catch((error: unknown) => this.#log.warn({ err: error }, "the network rules for suites could not be removed"));
  }

  async #keep(): Promise<void> {
    if (this.#isKeeping) return;
    this.#isKeeping = true;
    await this.#inTurn(() => this.#check()).then(
      () => this.#problems.delete("rules"),
      (error: unknown) => this.#complain("rules", `the network rules for suites cannot be set, so no run starts: ${String(error)}`),
    );
    this.#isKeeping = false;
  }

  /** The engine was restarted in another namespace. */
  async #move(bridge: string): Promise<void> {
    const namespace = NetworkNamespace.with(bridge);
    if (namespace === undefined || this.#place === undefined)
      throw new Error(`no network namespace of this machine has the bridge ${bridge}`);
    this.#place = { ...this.#place, namespace };
    await this.#apply(this.#place);
  }

  /** Checks that the rules are in place and up to date, and sets them again if not. */
  async #check(): Promise<void> {
    const place = this.#place;
    // Without a process in the namespace the engine is gone with all its networks. The next network shows where it is then.
    if (place?.namespace.process === undefined) return;
    const startedAt = performance.now();
    const current = await place.firewall.read(place.namespace, this.#owner);
    const isWhole = current === this.#applied.text;
    if (!isWhole) this.#log.warn("the network rules for suites were changed or removed by another program; setting them again");
    if (isWhole && JSON.stringify(await this.#rules(place.namespace)) === this.#applied.rules) this.#heldAt = startedAt;
    else await this.#apply(place);
  }

  async #apply({ namespace, firewall }: Place): Promise<void> {
    const startedAt = performance.now();
    const rules = await this.#rules(namespace);
    await firewall.apply(namespace, this.#owner, rules);
    const text = await firewall.read(namespace, this.#owner);
    if (text === "") throw new Error(`${firewall.name} took the rules and does not show them`);
    this.#applied = { rules: JSON.stringify(rules), text };
    this.#heldAt = startedAt;
  }

  async #rules(namespace: NetworkNamespace): Promise<EgressRule[]> {
    const { egress, egressAllow } = this.#settings;
    await this.#names.refresh();
    // Containers keep the servers that they were started with.
    for (const address of resolvers()) this.#resolvers.add(address);
    const others = egressAllow.filter(({ host }) => host !== machineName);
    return rulesOf({
      egress,
      resolvers: [...this.#resolvers],
      machinePorts: egressAllow.filter(({ host }) => host === machineName).map(({ ports }) => ports),
      addresses: others.flatMap(({ host, ports }) => {
        if (host.includes("/")) return [];
        return (isIP(host) === 0 ? this.#names.addressesOf(host) : [host]).map((address) => ({ address, ports }));
      }),
      networks: others.filter(({ host }) => host.includes("/")).map(({ host, ports }) => ({ network: host, ports })),
      machine: namespace.isOwn ? [] : machineAddresses(),
    });
  }

  /** Reports each problem once, until another one occurs. */
  #complain(subject: string, problem: string): void {
    if (this.#problems.get(subject) === problem) return;
    this.#problems.set(subject, problem);
    this.#log.warn({ subject }, problem);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }
}
