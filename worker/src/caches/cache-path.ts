import { createHash } from "node:crypto";
import { join } from "node:path";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";

/** The owner of a cache. */
export type CacheOwner = Pick<ClaimedRun, "organizationId" | "projectId">;

const id = /^[0-9a-f]{24}$/;
const extension = ".tar";

/** Relative to the folder of all caches, so that an operator can find those of an organization or a project. */
export function ownerFolder({ organizationId, projectId }: CacheOwner): string {
  if (!id.test(organizationId) || !id.test(projectId)) throw new Error("not the ids of an organization and a project");
  return join(organizationId, projectId);
}

/** A cache is found only by runs that ask for the same path: what was saved elsewhere does not belong there. */
export function pathFolder(owner: CacheOwner, scope: string, path: string): string {
  const place = createHash("sha256")
    .update(JSON.stringify([scope, path]))
    .digest("hex")
    .slice(0, 32);
  return join(ownerFolder(owner), place);
}

/** The same on file systems that ignore case. A key has at most 100 characters of ASCII. */
export const fileNameOf = (key: string): string => Buffer.from(key).toString("hex") + extension;

/** The note next to an archive. */
export const noteOf = (file: string): string => `${file.slice(0, -extension.length)}.json`;

/** `undefined`: not the name of a cache's file. */
export function keyOfFile(name: string): string | undefined {
  const hex = name.endsWith(extension) ? name.slice(0, -extension.length) : "";
  return /^(?:[0-9a-f]{2})+$/.test(hex) ? Buffer.from(hex, "hex").toString() : undefined;
}
