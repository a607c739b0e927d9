import type { Selectable } from "kysely";
import { type Project, RunSettings } from "@gantry/contract/projects/schemas.ts";
import type { Schema } from "../../../platform/db/schema.ts";

export type ProjectRow = Selectable<Schema["projects"]>;

export function presentProject(row: ProjectRow): Project {
  return {
    id: row.id,
    organizationId: row.org_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    runSettings: RunSettings.parse(row.run_settings),
  };
}
