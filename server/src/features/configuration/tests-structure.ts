import { sql } from "kysely";
import type { TestFolder } from "@gantry/contract/configuration/schemas.ts";
import type { Context } from "../../context.ts";

/** Folders of test files in the newest 20 runs, as suggestions for a new run, with the number of tests in each; `all` is always included. */
export async function testsStructure(ctx: Context, organizationId: string, projectId: string | undefined): Promise<TestFolder[]> {
  const { rows } = await ctx.db.withTenant(organizationId, (tx) =>
    sql<{ file_path: string | null; tests: number }>`
      select file_path, count(distinct test_key) as tests from test_results
      where org_id = ${organizationId} ${projectId ? sql`and project_id = ${projectId}` : sql``}
        and execution_id in (
          select id from executions where org_id = ${organizationId} and deleted_at is null and flake_check_id is null and tests is not null
          ${projectId ? sql`and project_id = ${projectId}` : sql``} order by created_at desc limit 20)
      group by file_path limit 20000`.execute(tx),
  );
  const folders = new Map<string, number>([["all", 0]]);
  for (const { file_path: filePath, tests } of rows) {
    folders.set("all", (folders.get("all") ?? 0) + tests);
    const parts = (filePath ?? "")
      .split("/")
      .slice(0, -1)
      .filter((part) => part !== "" && part !== ".");
    for (let depth = 1; depth <= parts.length; depth++) {
      const path = parts.slice(0, depth).join("/");
      folders.set(path, (folders.get(path) ?? 0) + tests);
    }
  }
  return [...folders]
    .map(([path, tests]) => ({ path, tests }))
    .sort((a, b) => (a.path === "all" ? -1 : b.path === "all" ? 1 : a.path < b.path ? -1 : 1));
}
