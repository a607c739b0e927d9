import { existsSync } from "node:fs";
import type Docker from "dockerode";
import type { ImageInspectInfo } from "dockerode";
import { EngineError } from "../../engine.ts";
import { orMissing } from "../api/response-error.ts";
import { ImageAccess, type ImageAccessOptions, type ImageRequest } from "./image-access.ts";
import { ImagePulls, type PullOptions } from "./image-pulls.ts";
import type { Owner } from "../api/labels.ts";
import { imageUnavailable } from "./pull-error.ts";
import { untilAborted } from "../../../base/until-aborted.ts";

export type PullPolicy = "missing" | "always" | "never";

export interface ImageOptions extends ImageAccessOptions, PullOptions {
  pullPolicy: PullPolicy;
}

const maxSeen = 1000;

/** Finds images that a run may use, and pulls missing ones. */
export class Images {
  readonly #docker: Docker;
  readonly #pullPolicy: PullPolicy;
  readonly #access: ImageAccess;
  readonly #pulls: ImagePulls;
  readonly #seen = new Map<string, ImageInspectInfo>();
  #architecture: string | undefined;

  constructor(docker: Docker, options: ImageOptions & Owner) {
    this.#docker = docker;
    this.#pullPolicy = options.pullPolicy;
    this.#access = new ImageAccess(docker, options);
    this.#pulls = new ImagePulls(docker, this.#access, options);
  }

  /** Marks the images of pulls that this worker or its previous process did not finish. */
  async recover(): Promise<void> {
    await this.#access.finishLostPulls();
  }

  /** The image for a run's reference, ready to run here. Throws `EngineError` with a message for the user. */
  async find(request: ImageRequest, signal: AbortSignal): Promise<ImageInspectInfo> {
    let image = await this.#inspect(request.image);
    signal.throwIfAborted();
    const isUsable = image !== undefined && this.#pullPolicy !== "always" && (await this.#access.mayUse(image, request));
    // A missing image and one for other organizations look the same to the run.
    if (!isUsable) {
      if (this.#pullPolicy === "never")
        throw imageUnavailable(request.image, "is not on this worker, and this installation pulls no images (IMAGE_PULL_POLICY=never)");
      await untilAborted(this.#pulls.pull(request), signal);
      image = await this.#inspect(request.image);
      if (image === undefined) throw imageUnavailable(request.image, "was pulled but is not there");
      await this.#access.requirePulled(image, request, () => this.#pulls.askRegistry(request));
    }
    if (image === undefined) throw imageUnavailable(request.image, "is not on this worker");
    await this.#rejectOtherPlatform(request.image, image);
    if (this.#seen.size >= maxSeen) this.#seen.clear();
    this.#seen.set(request.image, image);
    return image;
  }

  /** The last result of `find`, if this run may use it: most likely still valid; the caller checks that. */
  lastSeen(request: ImageRequest): ImageInspectInfo | undefined {
    const image = this.#pullPolicy === "always" ? undefined : this.#seen.get(request.image);
    return image && this.#access.isKnownUsable(image, request) ? image : undefined;
  }

  #inspect(reference: string): Promise<ImageInspectInfo | undefined> {
    return orMissing(this.#docker.getImage(reference).inspect());
  }

  async #rejectOtherPlatform(reference: string, image: ImageInspectInfo): Promise<void> {
    this.#architecture ??= (await this.#docker.version()).Arch;
    const [wanted, here] = [goArchitecture(image.Architecture), goArchitecture(this.#architecture)];
    if (image.Os && image.Os !== "linux") throw wrongPlatform(reference, `${image.Os}/${wanted}`, here);
    if (wanted && here && wanted !== here && !isEmulated(wanted)) throw wrongPlatform(reference, `linux/${wanted}`, here);
  }
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

/** The kernel has an interpreter for the foreign platform (binfmt_misc), as on a developer's laptop. */
function isEmulated(architecture: string): boolean {
  const name = { amd64: "x86_64", arm64: "aarch64" }[architecture] ?? architecture;
  return [`qemu-${name}`, "rosetta"].some((entry) => existsSync(`/proc/sys/fs/binfmt_misc/${entry}`));
}
