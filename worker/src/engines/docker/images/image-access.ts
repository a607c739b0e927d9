import { registryOf } from "@gantry/contract/registries/image-registries.ts";
import type Docker from "dockerode";
import type { ImageInspectInfo } from "dockerode";
import type { RunSpec } from "../../engine.ts";
import { orMissing } from "../api/response-error.ts";
import { ImageMarks, marksOf, originOf } from "./image-marks.ts";
import { isListedImage } from "./image-list.ts";
import type { Owner } from "../api/labels.ts";
import { imageUnavailable } from "./pull-error.ts";
import { mayPullFrom } from "./registries.ts";

/** A run's image, and the credentials for pulling it. */
export type ImageRequest = Pick<RunSpec, "image" | "organizationId" | "registryLogin">;

export interface ImageAccessOptions {
  /** The operator's list of registries, see {@link mayPullFrom}. */
  registries: readonly string[];
  /** Which images that were not pulled with an organization's credentials anyone may use without asking a registry: all on the engine, or those of `localImages`. */
  localImages: "all" | readonly string[];
}

/** How long a pull proves that an organization may use an image. */
const rightHoldsMs = 10 * 60_000;
const maxRemembered = 10_000;

/**
 * Whether a run may use an image on the engine. An image pulled with an organization's credentials is for that organization, and for those that have
 * recently pulled it with their own. The image counts, not the name: a tag, a digest and an id lead to the same result.
 */
export class ImageAccess {
  readonly #docker: Docker;
  readonly #options: ImageAccessOptions & Owner;
  readonly #marks: ImageMarks;
  /** Ids of images that anyone may use. This is permanent: a public image cannot become secret. */
  readonly #open = new Set<string>();
  readonly #rights = new Map<string, number>();

  constructor(docker: Docker, options: ImageAccessOptions & Owner) {
    this.#docker = docker;
    this.#options = options;
    this.#marks = new ImageMarks(docker, options);
  }

  /** From this worker's memory, without a request. */
  isKnownUsable(image: ImageInspectInfo, { organizationId }: ImageRequest): boolean {
    if (this.#open.has(image.Id)) return true;
    if (marksOf(image).some((mark) => mark.organizationId === organizationId)) return true;
    return (this.#rights.get(rightKey(image, organizationId)) ?? 0) > performance.now();
  }

  async mayUse(image: ImageInspectInfo, request: ImageRequest): Promise<boolean> {
    if (this.isKnownUsable(image, request)) return true;
    const marked = await this.#withMarks(image);
    if (marked === undefined || marksOf(marked).length > 0) return marked !== undefined && this.isKnownUsable(marked, request);
    const { localImages } = this.#options;
    if (localImages !== "all" && !isListedImage(marked, localImages)) return false;
    this.#remember(() => this.#open.add(image.Id), this.#open.size);
    return true;
  }

  /**
   * Call it after a pull with the request's own credentials. That proves the right to another organization's image only if the registry cannot lie
   * about its content: for an existing image, the engine asks a registry only for its digest. If the request names the digest, the engine may not
   * even do that; `askRegistry` does.
   * @throws EngineError `IMAGE_UNAVAILABLE`
   */
  async requirePulled(image: ImageInspectInfo, request: ImageRequest, askRegistry: () => Promise<void>): Promise<void> {
    if (await this.mayUse(image, request)) return;
    const marked = (await this.#inspect(image.Id)) ?? image;
    const marks = marksOf(marked);
    const isOrigin = marks.some(({ origin }) => origin === originOf(request.image));
    if (marks.length > 0 && !isOrigin && !mayPullFrom(registryOf(request.image), this.#options.registries)) {
      const cause = new Error(
        `${image.Id} was pulled with another organization's credentials, and ${registryOf(request.image)} is not in IMAGE_REGISTRIES`,
      );
      throw imageUnavailable(request.image, "could not be pulled. The operator finds the details in the worker's log", cause);
    }
    if (request.image.includes("@")) await askRegistry();
    // Pulled without credentials, as everyone can.
    if (marks.length > 0 && request.registryLogin === null) await this.#marks.removeAll(marked);
    this.#remember(() => this.#rights.set(rightKey(image, request.organizationId), performance.now() + rightHoldsMs), this.#rights.size);
  }

  /** Runs a pull with an organization's credentials and marks the image it brings, even if this process dies in between. */
  async pullFor({ image: reference, organizationId }: ImageRequest, pull: () => Promise<void>): Promise<void> {
    const before = new Set((await this.#docker.listImages({ all: true })).map(({ Id }) => Id));
    const started = await this.#marks.pullStarts(reference, organizationId, (await this.#inspect(reference))?.Id);
    try {
      await pull();
    } finally {
      // A pull that failed for us may have succeeded in the engine.
      const image = await this.#inspect(reference);
      if (image && !before.has(image.Id)) await this.#marks.add(image.Id, reference, organizationId);
      await this.#marks.pullEnded(started);
    }
  }

  /** Marks what was pulled here without being marked. */
  async finishLostPulls(): Promise<void> {
    for (const pull of await this.#marks.lostPulls()) await this.#marks.finishPull(pull);
  }

  /** The image with its marks and those of unfinished pulls that brought it. `undefined`: it is gone. */
  async #withMarks(image: ImageInspectInfo): Promise<ImageInspectInfo | undefined> {
    if (marksOf(image).length > 0) return image;
    const pull = await this.#marks.unfinishedPullOf(image);
    if (pull) await this.#marks.add(image.Id, pull.reference, pull.organizationId);
    return this.#inspect(image.Id);
  }

  #inspect(reference: string): Promise<ImageInspectInfo | undefined> {
    return orMissing(this.#docker.getImage(reference).inspect());
  }

  #remember(add: () => void, size: number): void {
    if (size >= maxRemembered) {
      this.#open.clear();
      this.#rights.clear();
    }
    add();
  }
}

const rightKey = ({ Id }: ImageInspectInfo, organizationId: string): string => `${Id} ${organizationId}`;
