import { lookup } from "node:dns/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { isNeverReachable } from "./opening.ts";

const everyMs = 30_000;
/** The longest time that rules wait for a name; its addresses are added when they are known. */
const waitMs = 2_000;
/** Names that resolve to alternating addresses stay allowed at all of them. */
const keptMs = 5 * 60_000;

type Find = (name: string) => Promise<{ address: string }[]>;
const everyAddress: Find = (name) => lookup(name, { all: true });

/** The addresses of the names in `RUN_EGRESS_ALLOW`, resolved every 30 seconds. An address stays for five minutes after it was last returned. */
export class AllowedNames {
  readonly #names: readonly string[];
  readonly #find: Find;
  readonly #onProblem: (name: string, problem: string) => void;
  readonly #seen = new Map<string, Map<string, number>>();
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(names: readonly string[], onProblem: (name: string, problem: string) => void, find: Find = everyAddress) {
    this.#find = find;
    this.#names = [...new Set(names)];
    this.#onProblem = onProblem;
  }

  /** Resolves the names again when due. A name that cannot be resolved keeps its addresses. */
  async refresh(now = Date.now()): Promise<void> {
    if (now - this.#askedAt < everyMs) return;
    this.#askedAt = now;
    if (this.#names.length === 0) return;
    await Promise.race([Promise.all(this.#names.map((name) => this.#lookUp(name, now))), sleep(waitMs, undefined, { ref: false })]);
  }

  addressesOf(name: string): readonly string[] {
    return [...(this.#seen.get(name)?.keys() ?? [])].sort();
  }

  async #lookUp(name: string, now: number): Promise<void> {
    const known = this.#seen.get(name) ?? new Map<string, number>();
    this.#seen.set(name, known);
    try {
      for (const { address } of await this.#find(name)) {
        if (isNeverReachable(address)) this.#onProblem(name, `${address} is an address that no suite may reach`);
        else known.set(address, now);
      }
      for (const [address, at] of known) if (now - at > keptMs) known.delete(address);
    } catch (error) {
      this.#onProblem(name, error instanceof Error ? error.message : String(error));
    }
  }
}
