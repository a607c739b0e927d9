import { existsSync } from "node:fs";
import { registryOf } from "@gantry/contract/image-registries.ts";
import type Docker from "dockerode";
import type { ImageInspectInfo } from "dockerode";
import { EngineError } from "../engine.ts";
import { orMissing } from "./answer.ts";
import { imageUnavailable, pullRefusal } from "./pull-refusal.ts";
import { mayPullFrom } from "./registries.ts";

export type PullPolicy = "missing" | "always" | "never";

export interface ImageOptions {
  pullPolicy: PullPolicy;
  /** Where images may be pulled from, see {@link mayPullFrom}. Images that are on the engine already need no registry. */
  registries: readonly string[];
  /** A pull that takes longer in all is given up. */
  pullTimeoutMs: number;
  /** A registry that has not answered by then is called unreachable. */
  registryTimeoutMs: number;
}

const mostSeen = 1000;

/** Finds images, fetching the missing ones; two runs that need the same one wait for one pull. */
export class Images {
  readonly #docker: Docker;
  readonly #options: ImageOptions;
  readonly #pulls = new Map<string, Promise<void>>();
  readonly #seen = new Map<string, ImageInspectInfo>();
  #architecture: string | undefined;

  constructor(docker: Docker, options: ImageOptions) {
    this.#docker = docker;
    this.#options = options;
  }

  /** The image behind a reference, ready to run here. Throws `EngineError` in the user's words. */
  async find(reference: string, signal: AbortSignal): Promise<ImageInspectInfo> {
    const { pullPolicy } = this.#options;
    let image = await this.#inspect(reference);
    signal.throwIfAborted();
    if (image === undefined && pullPolicy === "never")
      throw imageUnavailable(reference, "is not on this worker, and this installation pulls no images (IMAGE_PULL_POLICY=never)");
    if (image === undefined || pullPolicy === "always") {
      await untilAborted(this.#pull(reference), signal);
      image = await this.#inspect(reference);
    }
    if (image === undefined) throw imageUnavailable(reference, "was pulled but is not there");
    await this.#refuseForeignPlatform(reference, image);
    if (this.#seen.size >= mostSeen) this.#seen.clear();
    this.#seen.set(reference, image);
    return image;
  }

  /** What `find` answered last: most likely still true; whoever uses it looks whether it is. */
  lastSeen(reference: string): ImageInspectInfo | undefined {
    return this.#options.pullPolicy === "always" ? undefined : this.#seen.get(reference);
  }

  #inspect(reference: string): Promise<ImageInspectInfo | undefined> {
    return orMissing(this.#docker.getImage(reference).inspect());
  }

  #pull(reference: string): Promise<void> {
    const registry = registryOf(reference);
    if (!mayPullFrom(registry, this.#options.registries))
      return Promise.reject(
        imageUnavailable(
          reference,
          `is not on this worker, and this installation pulls no images from ${registry}: use an image from another registry, or ask the operator to add ${registry} to IMAGE_REGISTRIES of the worker`,
        ),
      );
    const running = this.#pulls.get(reference);
    if (running) return running;
    const pull = this.#fetch(reference).finally(() => this.#pulls.delete(reference));
    this.#pulls.set(reference, pull);
    return pull;
  }

  async #fetch(reference: string): Promise<void> {
    const clock = new PullClock(this.#options);
    try {
      // Without a tag the engine would fetch every tag of the repository.
      const progress = await this.#docker.pull(withTag(reference), { abortSignal: clock.signal });
      for await (const line of jsonLines(progress)) {
        if (typeof line.error === "string") throw new Error(line.error);
        clock.moved();
      }
    } catch (error) {
      throw pullRefusal(reference, clock.signal.aborted ? clock.signal.reason : error);
    } finally {
      clock.stop();
    }
  }

  async #refuseForeignPlatform(reference: string, image: ImageInspectInfo): Promise<void> {
    this.#architecture ??= (await this.#docker.version()).Arch;
    const [wanted, here] = [goArchitecture(image.Architecture), goArchitecture(this.#architecture)];
    if (image.Os && image.Os !== "linux") throw wrongPlatform(reference, `${image.Os}/${wanted}`, here);
    if (wanted && here && wanted !== here && !isEmulated(wanted)) throw wrongPlatform(reference, `linux/${wanted}`, here);
  }
}

/** Aborts a pull whose registry stays silent at first, or that takes too long in all. */
class PullClock {
  readonly #abort = new AbortController();
  readonly #whole: NodeJS.Timeout;
  readonly #first: NodeJS.Timeout;

  constructor({ pullTimeoutMs, registryTimeoutMs }: ImageOptions) {
    this.#first = setTimeout(
      () => this.#abort.abort(new Error(`the registry did not answer within ${registryTimeoutMs / 1000} s`)),
      registryTimeoutMs,
    );
    this.#whole = setTimeout(
      () => this.#abort.abort(new Error(`pulling it took longer than ${pullTimeoutMs / 60_000} min`)),
      pullTimeoutMs,
    );
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  moved(): void {
    clearTimeout(this.#first);
  }

  stop(): void {
    clearTimeout(this.#first);
    clearTimeout(this.#whole);
  }
}

async function* jsonLines(stream: NodeJS.ReadableStream): AsyncGenerator<Record<string, unknown>> {
  let rest = "";
  for await (const chunk of stream) {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim()) yield JSON.parse(line);
  }
  if (rest.trim()) yield JSON.parse(rest);
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    // The work goes on for others who wait for it; its end is heard in any case.
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

export function withTag(reference: string): string {
  const lastPart = reference.slice(reference.lastIndexOf("/") + 1);
  return /[:@]/.test(lastPart) ? reference : `${reference}:latest`;
}

function wrongPlatform(reference: string, built: string, here: string): EngineError {
  return new EngineError(
    "IMAGE_WRONG_PLATFORM",
    `The image ${reference} is built for ${built}, and this worker runs linux/${here}. Build it with --platform linux/${here}, or for both.`,
  );
}

function goArchitecture(name: string): string {
  return { x86_64: "amd64", aarch64: "arm64" }[name] ?? name;
}

/** The kernel has an interpreter for the foreign machine (binfmt_misc), as on a developer's laptop. */
function isEmulated(architecture: string): boolean {
  const name = { amd64: "x86_64", arm64: "aarch64" }[architecture] ?? architecture;
  return [`qemu-${name}`, "rosetta"].some((entry) => existsSync(`/proc/sys/fs/binfmt_misc/${entry}`));
}
