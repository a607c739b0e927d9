import type { Readable } from "node:stream";
import type { CopiedFolder, Exit, LogPiece, Running, RunningService, UsageReading } from "../engine.ts";
import { resolvesWithin } from "../docker/api/resolves-within.ts";
import { archiveFolder } from "./files/archive.ts";
import type { Cluster } from "./cluster/cluster.ts";
import { copyOut } from "./files/copy-out.ts";
import { suiteContainer } from "./pod/pod.ts";
import { readSpool } from "./read-spool.ts";
import type { RunMonitor } from "./pod/run-monitor.ts";
import type { PodServices } from "./services/pod-services.ts";
import { busybox, killProgram, suiteCommand } from "./pod/spool.ts";

export interface KubernetesRunParts {
  cluster: Cluster;
  /** The pod's. */
  name: string;
  uid: string | undefined;
  end: RunMonitor;
  startedAt: Date;
  imageDigest: string | undefined;
  environment: ReadonlyMap<string, string>;
  diskBytes: number;
  /** The folder below which its reports are. */
  root: string;
  services: PodServices;
  /** Whether the suite's container has ended, so that its files are gone. */
  isContainerGone: () => boolean;
}

/** A signal that was not delivered by then is not going to be. */
const signalWithinMs = 5_000;
const removeTries = 3;

export class KubernetesRun implements Running {
  readonly notes: readonly string[] = [];
  readonly logs: AsyncIterable<LogPiece>;
  readonly #parts: KubernetesRunParts;
  readonly #unwatched = new AbortController();
  readonly #exit: Promise<Exit>;
  #printedTooMuch = false;
  #removed: Promise<void> | undefined;

  constructor(parts: KubernetesRunParts) {
    this.#parts = parts;
    this.logs = readSpool({
      ...parts,
      unwatched: this.#unwatched.signal,
      mostBytes: parts.diskBytes,
      onTooMuch: () => {
        this.#printedTooMuch = true;
        void this.stop(0);
      },
    });
    this.#exit = parts.end.exit.then((exit) => (this.#printedTooMuch ? { ...exit, diskFull: "limit" } : exit));
    void this.#exit.then(() => parts.services.stop());
  }

  get startedAt(): Date {
    return this.#parts.startedAt;
  }

  get imageDigest(): string | undefined {
    return this.#parts.imageDigest;
  }

  get environment(): ReadonlyMap<string, string> {
    return this.#parts.environment;
  }

  get services(): readonly RunningService[] {
    return this.#parts.services.services;
  }

  wait(): Promise<Exit> {
    return this.#exit;
  }

  /** The cluster tells what a pod uses only to logins with more rights, and late. */
  async usage(): Promise<UsageReading | undefined> {
    return undefined;
  }

  copyOut(candidates: readonly string[]): AsyncIterable<CopiedFolder> {
    const { cluster, name, root, isContainerGone } = this.#parts;
    return copyOut(cluster, name, root, candidates, isContainerGone);
  }

  archive(path: string, signal: AbortSignal): Promise<Readable> {
    const { cluster, name, isContainerGone } = this.#parts;
    return archiveFolder(cluster, name, path, isContainerGone, signal);
  }

  async stop(graceMs: number): Promise<void> {
    this.#parts.end.stopping();
    if (graceMs > 0) {
      // The container's first process passes it on to the suite.
      await this.#signal([busybox, "kill", "-TERM", "1"]);
      if (await resolvesWithin(this.wait(), graceMs)) return;
    }
    for (let tries = 0; tries < 3; tries += 1) {
      await this.#signal(suiteCommand(killProgram));
      if (await resolvesWithin(this.wait(), 2_000)) return;
    }
    await this.remove();
    await resolvesWithin(this.wait(), 15_000);
  }

  async #signal(command: string[]): Promise<void> {
    const done = new AbortController();
    const sent = this.#parts.cluster.exec(this.#parts.name, suiteContainer, command).then(
      async (stream) => {
        done.signal.addEventListener("abort", () => stream.close(), { once: true });
        if (done.signal.aborted) stream.close();
        for await (const _ of stream);
      },
      () => {},
    );
    await resolvesWithin(sent, signalWithinMs);
    done.abort();
  }

  detach(): void {
    this.#unwatched.abort();
    this.#parts.end.close();
    this.#parts.services.detach();
  }

  remove(): Promise<void> {
    this.#removed ??= this.#remove();
    return this.#removed;
  }

  async #remove(): Promise<void> {
    const { cluster, name, uid, end, services } = this.#parts;
    end.stopping();
    // Their output up to now, before it is gone with the pod.
    await services.stop();
    for (let tries = 1; ; tries += 1) {
      try {
        await cluster.deletePod(name, uid);
        break;
      } catch (error) {
        if (tries === removeTries) throw error;
      }
    }
    void this.wait().then(() => end.close());
  }
}
