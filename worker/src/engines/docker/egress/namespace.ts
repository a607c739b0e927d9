import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** A network namespace of this machine that this process may look into. */
export class NetworkNamespace {
  readonly #id: string;
  #process: string;

  private constructor(id: string, process: string) {
    this.#id = id;
    this.#process = process;
  }

  /**
   * The namespace that has an interface of this name: our own, or that of another process. `undefined` when there is none that we may see: the engine
   * runs in a virtual machine then, or in a namespace of another user.
   */
  static with(device: string): NetworkNamespace | undefined {
    const seen = new Set<string>();
    for (const process of ["self", ...processes()]) {
      const id = idOf(process);
      if (id === undefined || seen.has(id)) continue;
      seen.add(id);
      if (hasDevice(process, device)) return new NetworkNamespace(id, process);
    }
    return undefined;
  }

  get isOwn(): boolean {
    return this.#process === "self";
  }

  /** The number of a process in it. `undefined`: the last one has ended, and nothing in it sends anything any more. */
  get process(): string | undefined {
    if (idOf(this.#process) === this.#id) return this.#process;
    const other = processes().find((process) => idOf(process) === this.#id);
    if (other !== undefined) this.#process = other;
    return other;
  }

  has(device: string): boolean {
    const process = this.process;
    return process !== undefined && hasDevice(process, device);
  }

  /** The IPv4 address to which it sends what it knows no other way for. */
  get gateway(): string | undefined {
    for (const line of read(`/proc/${this.process}/net/route`).split("\n")) {
      const [, destination, gateway = ""] = line.split("\t");
      if (destination === "00000000" && gateway !== "00000000") return addressOf(gateway);
    }
    return undefined;
  }
}

/** An IPv4 address of `/proc/net/route`: hexadecimal, its last part first. */
export const addressOf = (digits: string): string => [6, 4, 2, 0].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)).join(".");

function processes(): string[] {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function idOf(process: string): string | undefined {
  try {
    return readlinkSync(`/proc/${process}/ns/net`);
  } catch {
    return undefined;
  }
}

/** Interfaces have names of ours, which hold nothing that means more in an expression. */
const hasDevice = (process: string, device: string): boolean => new RegExp(`^ *${device}:`, "m").test(read(`/proc/${process}/net/dev`));

function read(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
