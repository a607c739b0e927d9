import { z } from "zod";
import { Name } from "../text.ts";
import { cachePathProblem, maxCaches, maxRestoreKeys, overlap } from "./constants.ts";

const allowed = "must have 1 to 100 letters, digits and the characters . _ - + / : @, and begin with a letter or a digit";
/** Names the content of a cache, usually with the hash of the file that decides about it: `npm-1a2b3c`. */
export const CacheKey = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._/:+@-]{0,99}$/, allowed);

/** An absolute path in the suite's container. */
export const CachePath = Name(200)
  .overwrite((path) => path.replace(/(?<=.)\/+$/, ""))
  .regex(/^(?:\/(?!\.{1,2}(?:\/|$))[^/]+)+$/, "must be the absolute path of a folder such as /root/.npm, without // and the parts . and ..")
  .superRefine((path, check) => {
    const problem = cachePathProblem(path);
    if (problem !== undefined) check.addIssue({ code: "custom", message: problem });
  });

/** A folder of the suite's container that later runs of the project find again. */
export const Cache = z.object({
  key: CacheKey,
  path: CachePath,
  /** Without a cache of `key`, the newest one whose key begins with the first of these that leads to one is restored. */
  restoreKeys: z.array(CacheKey).max(maxRestoreKeys, `must contain at most ${maxRestoreKeys} keys`).optional(),
});
export type Cache = z.infer<typeof Cache>;

/** The caches of a run, at most 10. */
export const Caches = z
  .array(Cache)
  .max(maxCaches, `must contain at most ${maxCaches} caches`)
  .superRefine((caches, check) => {
    caches.forEach(({ path }, index) => {
      const other = caches.slice(0, index).find((before) => overlap(path, before.path));
      if (other)
        check.addIssue({ code: "custom", path: [index, "path"], message: `overlaps ${other.path}, the path of another cache of the run` });
    });
  });
