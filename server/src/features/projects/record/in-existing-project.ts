import { sql } from "kysely";

/** Whether the project of a row is not deleted. `table`: the name of a table with `org_id` and `project_id` in the statement. */
export const inExistingProject = (table: string) => sql<boolean>`exists (
  select 1 from projects
  where projects.org_id = ${sql.ref(`${table}.org_id`)} and projects.id = ${sql.ref(`${table}.project_id`)} and projects.deleted_at is null)`;
