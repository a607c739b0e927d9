import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** A network namespace of this machine that this process can access. */
export class NetworkNamespace {
  readonly #id: string;
  #process: string;

  private constructor(id: string, process: string) {
    this.#id = id;
    this.#process = process;
  }

  /**
   * The namespace with an interface of this name: our own, or another process's. `undefined` when there is none that we can see: then the engine
   * runs in a virtual machine, or in another user's namespace.
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

  /** The pid of a process in it. `undefined`: the last one has exited, and nothing in it can send packets. */
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

  /** The IPv4 address of its default gateway. */
  get gateway(): string | undefined {
    for (const line of read(`/proc/${this.process}/net/route`).split("\n")) {
      const [, destination, gateway = ""] = line.split("\t");
      if (destination === "00000000" && gateway !== "00000000") return addressOf(gateway);
    }
    return undefined;
  }
}

/** Parses an IPv4 address in `/proc/net/route`: hexadecimal, the last part first. */
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

/** Interface names are ours, without special characters of regular expressions. */
const hasDevice = (process: string, device: string): boolean => new RegExp(`^ *${device}:`, "m").test(read(`/proc/${process}/net/dev`));

function read(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
