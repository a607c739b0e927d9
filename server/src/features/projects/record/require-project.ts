import type { TenantTransaction } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/errors.ts";
import type { ProjectRow } from "./present.ts";
import { findProject } from "./store.ts";

/** @throws 404 `Project not found` for one that is another organization's, deleted, or never existed; the response does not tell which. */
export async function requireProject(tx: TenantTransaction, projectId: string): Promise<ProjectRow> {
  const project = await findProject(tx, projectId);
  if (!project) throw notFound("Project not found");
  return project;
}
