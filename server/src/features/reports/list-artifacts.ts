import type { Artifact } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../context.ts";
import { runNotFound } from "../../platform/errors.ts";
import { findExecution } from "../executions/record/find-execution.ts";
import { contentTypeOf } from "./pages/content-type.ts";
import { reportPrefix } from "../storage/storage-keys.ts";

/** The files of a stored report, by path. @throws 404 `Run not found` */
export async function listArtifacts(ctx: Context, organizationId: string, executionId: string): Promise<Artifact[]> {
  const execution = await ctx.db.withTenant(organizationId, (tx) => findExecution(tx, executionId));
  if (!execution) throw runNotFound();
  if (!execution.has_report) return [];
  const prefix = reportPrefix(organizationId, executionId);
  const files = await ctx.storage.list(prefix);
  return files
    .map(({ key, sizeBytes }) => describe(organizationId, executionId, key.slice(prefix.length + 1), sizeBytes))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function describe(organizationId: string, executionId: string, path: string, sizeBytes: number): Artifact {
  const address = path.split("/").map(encodeURIComponent).join("/");
  return { path, sizeBytes, contentType: contentTypeOf(path), url: `/reports/${organizationId}/${executionId}/${address}` };
}
