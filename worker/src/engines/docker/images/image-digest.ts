import type { ImageInspectInfo } from "dockerode";
import { parseImageName } from "./image-name.ts";

/**
 * Tells two images with the same name and tag apart: the digest by which the registry of `reference` knows the image, the same on every machine. An image that
 * was built on this machine has none: its id.
 */
export function digestOf({ Id, RepoDigests }: Pick<ImageInspectInfo, "Id" | "RepoDigests">, reference: string): string {
  const { repository } = parseImageName(reference);
  const named = RepoDigests?.find((each) => parseImageName(each).repository === repository);
  return named?.split("@")[1] ?? Id;
}
