import { createHash, randomBytes } from "node:crypto";
import type Docker from "dockerode";
import type { ImageInspectInfo, VolumeInspectInfo } from "dockerode";
import { orMissing } from "../api/response-error.ts";
import { parseImageName, spelledOut } from "./image-name.ts";
import { labels, type Owner } from "../api/labels.ts";

/** The image was pulled from `origin` with this organization's credentials. */
export interface Mark {
  organizationId: string;
  /** A digest of the repository, see {@link originOf}. */
  origin: string;
}

const markPrefix = "gantry.invalid/pulled-for/";
const pullLabel = { reference: "gantry.pull.reference", organization: "gantry.pull.org", before: "gantry.pull.before" } as const;

/** The part of a mark with the image's origin. */
export const originOf = (reference: string): string =>
  createHash("sha256").update(parseImageName(reference).repository).digest("hex").slice(0, 40);

/** Empty for an image that anyone may use. */
export function marksOf({ RepoTags }: Pick<ImageInspectInfo, "RepoTags">): Mark[] {
  return (RepoTags ?? []).flatMap((tag) => {
    if (!tag.startsWith(markPrefix)) return [];
    const [organizationId = "", origin = ""] = tag.slice(markPrefix.length).split(":");
    return [{ organizationId, origin }];
  });
}

/** An unfinished pull with an organization's credentials. */
export interface StartedPull {
  /** The volume that records it. */
  name: string;
  reference: string;
  organizationId: string;
  /** The id of the image that the reference named before. */
  before: string | undefined;
  workerId: string | undefined;
}

/**
 * Stores on the engine itself which images were pulled with whose credentials, so that every worker of the engine sees it, as long as the image exists.
 * A mark is an additional name of the image. An unfinished pull is a volume with labels, because its image has no id yet.
 */
export class ImageMarks {
  readonly #docker: Docker;
  readonly #owner: Owner;
  /** The volumes of pulls that have started here. */
  readonly #current = new Set<string>();

  constructor(docker: Docker, owner: Owner) {
    this.#docker = docker;
    this.#owner = owner;
  }

  async add(imageId: string, reference: string, organizationId: string): Promise<void> {
    await this.#docker.getImage(imageId).tag({ repo: markPrefix + organizationId, tag: originOf(reference) });
  }

  /** For an image that turned out to be public. Keeps its other names. */
  async removeAll(image: ImageInspectInfo): Promise<void> {
    for (const tag of (image.RepoTags ?? []).filter((name) => name.startsWith(markPrefix)))
      await orMissing(this.#docker.getImage(tag).remove({ noprune: true }));
  }

  /** Call it before a pull with credentials. @returns the argument for `pullEnded`. */
  async pullStarts(reference: string, organizationId: string, before: string | undefined): Promise<string> {
    const name = `gantry-pull-${randomBytes(12).toString("hex")}`;
    this.#current.add(name);
    const volume = {
      Name: name,
      Labels: {
        [labels.instance]: this.#owner.instance,
        [labels.worker]: this.#owner.workerId,
        [pullLabel.reference]: reference,
        [pullLabel.organization]: organizationId,
        [pullLabel.before]: before ?? "",
      },
    };
    try {
      await this.#docker.createVolume(volume);
    } catch (error) {
      this.#current.delete(name);
      throw error;
    }
    return name;
  }

  async pullEnded(name: string): Promise<void> {
    this.#current.delete(name);
    await orMissing(this.#docker.getVolume(name).remove());
  }

  /** Pulls of this worker that ended without being recorded: its previous process died, or the engine answered too late. */
  async lostPulls(): Promise<StartedPull[]> {
    const started = await this.startedPulls();
    return started.filter(({ name, workerId }) => workerId === this.#owner.workerId && !this.#current.has(name));
  }

  /** For a pull whose worker died before it could mark the image. */
  async finishPull({ name, reference, organizationId, before }: StartedPull): Promise<void> {
    const image = await orMissing(this.#docker.getImage(reference).inspect());
    if (image && image.Id !== before && marksOf(image).length === 0) await this.add(image.Id, reference, organizationId);
    await this.pullEnded(name);
  }

  /** The started pulls of every worker on this engine, including dead workers. */
  async startedPulls(): Promise<StartedPull[]> {
    const { Volumes } = await this.#docker.listVolumes({ filters: JSON.stringify({ label: [pullLabel.reference] }) });
    return ((Volumes ?? []) as VolumeInspectInfo[]).map(({ Name, Labels }) => ({
      name: Name,
      reference: Labels[pullLabel.reference] ?? "",
      organizationId: Labels[pullLabel.organization] ?? "",
      before: Labels[pullLabel.before] || undefined,
      workerId: Labels[labels.worker],
    }));
  }

  /**
   * The pull that brought an image without marks and is about to mark it, or whose worker died before that.
   * Call it between two inspections of the image: a pull that ends in between has marked it by the second one.
   */
  async unfinishedPullOf({ Id, RepoTags, RepoDigests }: ImageInspectInfo): Promise<StartedPull | undefined> {
    const names = new Set([...(RepoTags ?? []), ...(RepoDigests ?? [])].map(spelledOut));
    return (await this.startedPulls()).find(({ reference, before }) => before !== Id && names.has(spelledOut(reference)));
  }
}
