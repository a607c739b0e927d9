import type { ImageInspectInfo } from "dockerode";
import { parseImageName } from "./image-name.ts";

/**
 * Whether a list contains an image: `team/suite:1`, `team/suite` for all its versions, `team/*` for all names with that prefix. The engine's names for
 * the image count, not the one in the run's request.
 */
export function isListedImage({ RepoTags }: Pick<ImageInspectInfo, "RepoTags">, list: readonly string[]): boolean {
  const names = (RepoTags ?? []).map(parseImageName);
  return list.some((entry) => {
    const wanted = parseImageName(entry);
    const hasVersion = /[:@]/.test(entry.slice(entry.lastIndexOf("/") + 1));
    const literal = wanted.repository.replaceAll(/[.+?^$()[\]{}|\\]/g, "\\$&");
    const repository = new RegExp(`^${literal.replaceAll("*", ".*")}$`);
    return names.some((name) => repository.test(name.repository) && (!hasVersion || name.version === wanted.version));
  });
}
