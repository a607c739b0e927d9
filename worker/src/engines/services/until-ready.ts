import { setTimeout as sleep } from "node:timers/promises";
import { EngineError, type Exit, type ServiceSpec } from "../engine.ts";
import type { LineMatch } from "./line-match.ts";
import { isListening } from "./listening.ts";

const firstPauseMs = 100;
const maxPauseMs = 1_000;

/** How an engine looks at one of its services. The calls may reject while the engine does not respond. */
export interface ServiceProbe {
  /** The content of `/proc/net/tcp` and `/proc/net/tcp6` in the run's network; `undefined`: cannot be read. */
  sockets(): Promise<string | undefined>;
  /** Runs a command in the service's container with a shell. @returns its exit code */
  run(command: string): Promise<number>;
  /** Matches `readyWhen.log`. */
  match: LineMatch;
  exit: Promise<Exit>;
}

/**
 * Waits until a service is ready.
 * @throws EngineError when it ends before, or takes too long
 */
export async function untilReady(service: ServiceSpec, probe: ServiceProbe, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), service.readyWithinMs);
  const watch = new Watch(service, probe);
  const gaveUp = new Promise<never>((_, reject) => {
    over.signal.addEventListener("abort", () => reject(serviceFailed(service, tooSlow(service, watch.lastState))), { once: true });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
    void probe.exit.then((exit) => reject(endedEarly(service, exit)));
  });
  gaveUp.catch(() => {});
  try {
    for (let pauseMs = firstPauseMs; !(await Promise.race([watch.look(), gaveUp])); pauseMs = Math.min(pauseMs * 1.5, maxPauseMs))
      await Promise.race([sleep(pauseMs, undefined, { signal }), gaveUp]);
  } finally {
    clearTimeout(timer);
  }
}

class Watch {
  readonly #service: ServiceSpec;
  readonly #probe: ServiceProbe;
  lastState = "";
  #lastCode: number | undefined;

  constructor(service: ServiceSpec, probe: ServiceProbe) {
    this.#service = service;
    this.#probe = probe;
  }

  async look(): Promise<boolean> {
    const { port, command, log } = this.#service.readyWhen ?? {};
    try {
      if (port !== undefined) return await this.#seesPort(port);
      if (command !== undefined) return await this.#succeeds(command);
    } catch {
      this.lastState = "the container engine did not answer";
      return false;
    }
    if (log === undefined) return true;
    this.lastState = `no line of its output contained “${log}”`;
    return this.#probe.match.isFound;
  }

  async #seesPort(port: number): Promise<boolean> {
    const sockets = await this.#probe.sockets();
    this.lastState =
      sockets === undefined
        ? `the worker cannot see its ports: use a command or a line of its output instead of port ${port}`
        : `nothing listened on port ${port}`;
    return sockets !== undefined && isListening(sockets, port);
  }

  async #succeeds(command: string): Promise<boolean> {
    const before = this.#lastCode;
    this.lastState =
      before === undefined ? "its command did not end" : `its command ended with exit code ${before}, and its next try did not end`;
    const code = await this.#probe.run(command);
    this.#lastCode = code;
    this.lastState = `its command ended with exit code ${code}`;
    return code === 0;
  }
}

const tooSlow = ({ readyWithinMs }: ServiceSpec, state: string): string =>
  `was not ready within ${readyWithinMs / 1000} seconds${state === "" ? "" : `: ${state}`}.`;

/** `what` continues a sentence that starts with the service's name. */
export function serviceFailed({ name }: Pick<ServiceSpec, "name">, what: string): EngineError {
  return new EngineError("SERVICE_FAILED", `The service ${name} ${what}`, { service: name });
}

function endedEarly(service: ServiceSpec, exit: Exit): EngineError {
  if (exit.infrastructure !== undefined)
    return new EngineError("ENGINE_FAILED", `The service ${service.name} was lost before it was ready: ${exit.infrastructure}`, {
      retryable: true,
    });
  return serviceFailed(service, `ended before it was ready: ${howItEnded(exit, service.resources.memoryMb)}.`);
}

/** Part of a sentence. */
export function howItEnded(exit: Exit, memoryMb: number | undefined): string {
  if (exit.diskFull) return "it was stopped because it wrote more to its file system than a container may";
  const tooMuch = `it needed more memory than its limit${memoryMb === undefined ? "" : ` of ${memoryMb} MB`}`;
  if (exit.outOfMemory) return tooMuch;
  if (exit.killedUnexplained) return `it was killed (exit code ${exit.code}), most likely because ${tooMuch}`;
  return exit.infrastructure ?? `its exit code was ${exit.code}`;
}
