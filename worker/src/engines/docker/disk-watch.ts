import type Docker from "dockerode";
import { labels, type Owner } from "./labels.ts";

const everyMs = 5_000;

/**
 * Measures what running containers have written and acts on those past the limit. The engine's own quota needs a file system
 * that few have; a single file is held by `ulimit` already, so this catches many files.
 */
export class DiskWatch {
  readonly #docker: Docker;
  readonly #owner: Owner;
  readonly #limitBytes: number;
  readonly #watched = new Map<string, () => void>();
  #timer: NodeJS.Timeout | undefined;
  #measuring = false;

  constructor(docker: Docker, owner: Owner, limitBytes: number) {
    this.#docker = docker;
    this.#owner = owner;
    this.#limitBytes = limitBytes;
  }

  /** Calls `tooMuch` once when the container is past the limit, until the answer is called. */
  watch(containerId: string, tooMuch: () => void): () => void {
    this.#watched.set(containerId, tooMuch);
    this.#timer ??= setInterval(() => void this.#measure(), everyMs).unref();
    return () => this.#watched.delete(containerId);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #measure(): Promise<void> {
    if (this.#watched.size === 0 || this.#measuring) return;
    this.#measuring = true;
    try {
      const containers = await this.#docker.listContainers({
        size: true,
        filters: { label: [`${labels.worker}=${this.#owner.workerId}`, `${labels.role}=run`] },
      });
      for (const container of containers) if (writtenBytes(container) > this.#limitBytes) this.#act(container.Id);
    } catch {
      // The engine is away; it is asked again.
    } finally {
      this.#measuring = false;
    }
  }

  #act(containerId: string): void {
    const tooMuch = this.#watched.get(containerId);
    this.#watched.delete(containerId);
    tooMuch?.();
  }
}

function writtenBytes(container: object): number {
  return "SizeRw" in container && typeof container.SizeRw === "number" ? container.SizeRw : 0;
}
