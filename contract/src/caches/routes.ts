import { z } from "zod";
import { Done, ok } from "../errors.ts";
import { Id } from "../ids.ts";
import { everyone, route, writers } from "../route.ts";
import { CacheKey } from "./schemas.ts";
import { ClearedCaches, StoredCaches } from "./stored-schemas.ts";

const inProject = { noun: "project", path: "/api/projects/:id/caches", params: z.object({ id: Id }), limit: "api" } as const;

/** What the runs of a project have saved on the workers. */
export const caches = {
  list: route({
    ...inProject,
    method: "GET",
    summary: "List the stored caches of a project, those used last first",
    allow: everyone,
    reply: ok(StoredCaches),
  }),
  /** Runs that are restoring one go on. */
  clear: route({
    ...inProject,
    method: "DELETE",
    summary: "Clear all caches of a project, or those with a key: no run that starts later restores them",
    allow: writers,
    // A misspelled parameter must not clear all of them.
    query: z.strictObject({ key: CacheKey.optional() }),
    reply: ok(ClearedCaches),
  }),
  clearOne: route({
    noun: "cache",
    method: "DELETE",
    path: "/api/projects/:id/caches/:cacheId",
    params: z.object({ id: Id, cacheId: Id }),
    limit: "api",
    summary: "Clear one cache of a project; clearing it again changes nothing",
    allow: writers,
    reply: Done,
  }),
};
