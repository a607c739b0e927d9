import { spawn } from "node:child_process";
import type { NetworkNamespace } from "./namespace.ts";
import type { EgressRule } from "./rules.ts";

/** How a worker's rules are identified in a namespace. */
export interface RuleOwner {
  workerId: string;
  /** The prefix of the bridge names of this worker's runs. */
  bridges: string;
  /** The prefix of the bridge names of all workers' runs. */
  allBridges: string;
}

/** A program that sets the kernel's packet filter rules. Each worker's rules are one unit with its own name. */
export interface Firewall {
  readonly name: string;
  /** Replaces the worker's rules atomically. Rejects when the kernel does not accept them, or the program is not installed. */
  apply(namespace: NetworkNamespace, owner: RuleOwner, rules: readonly EgressRule[]): Promise<void>;
  /** The worker's rules as listed by the kernel, for comparison; empty when there are none. */
  read(namespace: NetworkNamespace, owner: RuleOwner): Promise<string>;
  /** Does nothing when there are no rules. */
  remove(namespace: NetworkNamespace, owner: RuleOwner): Promise<void>;
  /** The ids of all workers with rules in a namespace. */
  workers(namespace: NetworkNamespace): Promise<string[]>;
}

/** The rules of all workers in one place. */
export interface WorkerRules {
  /** The ids of the workers with rules. */
  workers(): Promise<string[]>;
  removeOf(workerId: string): Promise<void>;
}

/** A firewall command that failed. */
export class FirewallError extends Error {
  /** The program is not installed. */
  readonly isMissing: boolean;
  constructor(message: string, isMissing = false) {
    super(message);
    this.isMissing = isMissing;
  }
}

const timeoutMs = 15_000;
const maxTries = 3;
const environment = { LC_ALL: "C", PATH: `${process.env["PATH"] ?? ""}:/usr/sbin:/sbin:/usr/bin:/bin` };

/**
 * Runs a program in a network namespace and resolves to its output.
 * @param namespace - absent: the worker's own
 * @throws {FirewallError} when it exits with another code than 0, or is not installed
 */
export async function runIn(
  namespace: NetworkNamespace | undefined,
  program: string,
  args: readonly string[],
  input = "",
): Promise<string> {
  if (namespace === undefined || namespace.isOwn) return await run(program, args, input);
  for (let tries = 1; ; tries += 1) {
    const process = namespace.process;
    if (process === undefined) throw new FirewallError("the network namespace of the container engine is gone");
    try {
      return await run("nsenter", [`--net=/proc/${process}/ns/net`, program, ...args], input);
    } catch (error) {
      // The process has exited in the meantime; another one may be in the namespace.
      if (tries === maxTries || !(error instanceof FirewallError) || !error.message.includes("cannot open /proc/")) throw error;
    }
  }
}

function run(program: string, args: readonly string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: environment, stdio: ["pipe", "pipe", "pipe"], timeout: timeoutMs });
    let printed = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.on("error", (error) => reject(failure(program, error.message, "code" in error && error.code === "ENOENT")));
    child.on("close", (code, signal) => {
      if (code === 0) resolve(printed);
      else
        reject(
          failure(program, firstLine(stderr) || `ended with ${signal ?? `code ${code}`}`, /failed to execute .*No such file/.test(stderr)),
        );
    });
    // A program that exits early does not read its input.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

const failure = (program: string, problem: string, isMissing: boolean) => new FirewallError(`${program}: ${problem}`, isMissing);
const firstLine = (text: string): string => text.trim().split("\n")[0] ?? "";
