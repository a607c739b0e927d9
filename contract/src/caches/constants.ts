import { sourceFolder } from "../source-folder.ts";
import { reportFolders } from "../results/constants.ts";

export const maxCaches = 10;
export const maxRestoreKeys = 5;
/** Of one answer. */
export const listedCaches = 500;
/** Of one call of a worker. */
export const maxReportedCaches = 1000;

/** The system's own, with all that is in them. */
const systemFolders = ["/proc", "/sys", "/dev", "/run", "/var/run", "/etc"];
/** An older copy of one of these would replace the image's programs, or the suite itself. */
const imageFolders = ["/app", "/usr", "/var", "/bin", "/sbin", "/lib", "/lib32", "/lib64"];

const gantryFolder = "/gantry";

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
/** Whether one of two absolute paths is the other, or is in it. */
export const overlap = (one: string, other: string): boolean => isIn(one, other) || isIn(other, one);

/** Why a normalized absolute path cannot be a cache; `undefined`: it can. */
export function cachePathProblem(path: string): string | undefined {
  const system = systemFolders.find((folder) => isIn(path, folder));
  if (system !== undefined) return `is in ${system}, which belongs to the system`;
  if (imageFolders.includes(path))
    return `is a folder of the image's own files. Name the folder in it that the suite fills, such as /app/node_modules`;
  // The commit that the run names must be what it ran, and a report in it the run's own.
  if (overlap(path, sourceFolder))
    return `overlaps ${sourceFolder}, where the files of a Git repository are: older files would replace those of the commit`;
  if (isIn(path, gantryFolder)) return `is in ${gantryFolder}, where Gantry has files of its own`;
  return reportProblem(path, reportFolders);
}

/**
 * A report of an earlier run must not be read as this run's.
 * @param folders where reports are searched, relative to `/app`
 */
export function reportProblem(path: string, folders: readonly string[]): string | undefined {
  const reports = folders
    .map((folder) => `/app/${folder}`.replaceAll(/\/(?:\.?\/)*/g, "/").replace(/\/\.?$/, ""))
    .find((folder) => overlap(path, folder));
  return reports === undefined ? undefined : `overlaps ${reports}, where the run's report is read from`;
}
