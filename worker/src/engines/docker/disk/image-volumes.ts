import { posix } from "node:path";
import type { ImageInspectInfo } from "dockerode";
import { EngineError } from "../../engine.ts";

/** The folders that an image declares as volumes, as absolute paths. */
export function volumesOf({ Config }: Pick<ImageInspectInfo, "Config">): string[] {
  const paths = Object.keys({ ...(Config?.Volumes as object | undefined) }).map((path) => posix.resolve("/", path));
  return [...new Set(paths)];
}

/**
 * Refuses volumes over what every container needs. The engine would copy the image's content into them before it finds that the container cannot start.
 * @throws `ENTRYPOINT_FAILED`
 */
export function rejectImpossibleVolumes(image: Pick<ImageInspectInfo, "Config">): void {
  const over = volumesOf(image).find((path) => path === "/" || path === "/dev" || /^\/proc(?:\/|$)/.test(path));
  if (over === undefined) return;
  throw new EngineError(
    "ENTRYPOINT_FAILED",
    `The container could not be started from its image: it declares a volume at "${over.slice(0, 200)}", which every container needs itself.`,
  );
}
