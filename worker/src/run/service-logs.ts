import { setTimeout as sleep } from "node:timers/promises";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import type { SecretPatterns } from "@gantry/reports/redaction/secret-patterns.ts";
import type { Logger } from "pino";
import type { RunningService } from "../engines/engine.ts";
import { howItEnded } from "../engines/services/until-ready.ts";
import { LogStream } from "../logs/stream.ts";
import type { RunControl } from "./run-control.ts";
import { type ServerClient, ServerRefusal } from "../api/server-client.ts";

/** Services print less than suites. Beyond this limit, only the last MiB is kept. */
const mostBytes = 4 * 1024 * 1024;
const maxLastLines = 10;
const maxLastCharacters = 1200;
/** How long to wait for the rest of the output after the services were stopped. */
const finishWithinMs = 15_000;

interface ServiceLogsOptions {
  server: ServerClient;
  run: Pick<ClaimedRun, "services">;
  control: RunControl;
  secrets: SecretPatterns;
  logMaxBytes: number;
  log: Logger;
}

/** Sends the output of a run's services, each as a separate log, and records which of them exited on their own. */
export class ServiceLogs {
  readonly #options: ServiceLogsOptions;
  readonly #streams = new Map<string, LogStream>();
  readonly #work: Promise<void>[] = [];
  readonly #ended: string[] = [];
  #tell: (sentence: string) => void = () => {};

  constructor(options: ServiceLogsOptions) {
    this.#options = options;
  }

  /** Reads the output of a service from now on. */
  follow(service: RunningService): void {
    const { server, run, control, secrets, logMaxBytes } = this.#options;
    const claimed = run.services.find(({ name }) => name === service.name);
    const position = claimed?.log ?? { lastSeq: 0, logBytes: { stdout: 0, stderr: 0 }, logEnd: { stdout: "", stderr: "" } };
    const stream = new LogStream({
      secrets,
      lastSeq: position.lastSeq,
      stored: {
        stdout: { bytes: position.logBytes.stdout, end: position.logEnd.stdout },
        stderr: { bytes: position.logBytes.stderr, end: position.logEnd.stderr },
      },
      maxBytes: Math.min(logMaxBytes, mostBytes),
      send: (chunks) => server.sendLogs(control.lease, chunks, control.over, service.name),
    });
    this.#streams.set(service.name, stream);
    this.#work.push(this.#pump(service, stream), this.#watch(service, claimed?.resources.memoryMb));
  }

  /** Calls back for each service that exits on its own, now or later. */
  onEnd(tell: (sentence: string) => void): void {
    this.#tell = tell;
    for (const sentence of this.#ended) tell(sentence);
  }

  /** The masked end of a service's output, for a message. */
  lastLines(name: string): string {
    const lines = (this.#streams.get(name)?.console().text ?? "").trimEnd().split("\n").slice(-maxLastLines);
    const text = lines.join("\n").trim();
    return text.length <= maxLastCharacters ? text : `…${text.slice(-maxLastCharacters)}`;
  }

  /** Call it when the services have been stopped. Resolves to how services ended while the suite ran. */
  async finish(): Promise<string[]> {
    await Promise.race([Promise.all(this.#work), sleep(finishWithinMs, undefined, { ref: false })]);
    return this.#ended;
  }

  async #watch(service: RunningService, memoryMb: number | undefined): Promise<void> {
    const exit = await service.wait();
    if (exit === undefined) return;
    const sentence = `The service ${service.name} ended while the suite ran: ${howItEnded(exit, memoryMb)}.`;
    this.#ended.push(sentence);
    this.#tell(sentence);
  }

  /** Reads to the end even if the delivery fails, because a service whose output is not read blocks. */
  async #pump(service: RunningService, stream: LogStream): Promise<void> {
    const { control, log } = this.#options;
    let delivering = true;
    const failed = (error: unknown) => {
      delivering = false;
      if (error instanceof ServerRefusal && error.attemptIsOver) control.lose();
      else if (!control.over.aborted)
        log.error(
          { ...control.attempt, service: service.name, err: error },
          "the output of a service could not be sent; the rest of it is dropped",
        );
    };
    try {
      for await (const piece of service.logs) if (delivering) await stream.write(piece).catch(failed);
    } catch (error) {
      log.warn({ ...control.attempt, service: service.name, err: error }, "the output of a service could not be read");
    }
    if (delivering) await stream.finish().catch(failed);
  }
}
