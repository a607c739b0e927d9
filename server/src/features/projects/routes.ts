import { projects } from "@gantry/contract/projects/routes.ts";
import type { Context } from "../../context.ts";
import { badRequest, notFound } from "../../platform/errors.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { changeProject } from "./change-project.ts";
import { createProject } from "./create-project.ts";
import { listProjects } from "./list-projects.ts";
import { presentProject } from "./record/present.ts";
import { findProject } from "./record/store.ts";
import { deleteVariable, listVariables, setVariable } from "./variables/variables.ts";

/** `projects.delete` is in `runs/project-routes.ts`: it stops and deletes the project's runs, and `projects` may not import `runs`. */
export function mountProjects(mounting: Mounting, ctx: Context): void {
  const { delete: _delete, ...routes } = projects;
  mount(mounting, routes, {
    create: async (call) => ok(await createProject(ctx, actorOf(call), call.body)),
    list: async ({ caller, query }) => {
      const page = await listProjects(ctx, caller.organizationId, query);
      return { success: true as const, data: page.rows.map(presentProject), pagination: page.pagination };
    },
    get: async ({ caller, params }) => {
      const row = await ctx.db.withTenant(caller.organizationId, (tx) => findProject(tx, params.id));
      if (!row) throw notFound("Project not found");
      return ok(presentProject(row));
    },
    change: async (call) => ok(await changeProject(ctx, actorOf(call), call.params.id, call.body)),
    variables: async ({ caller, params }) => ok(await listVariables(ctx, caller.organizationId, params.id)),
    setVariable: async (call) => ok(await setVariable(ctx, actorOf(call), call.params.id, nameOf(call), call.body)),
    putVariable: async (call) => ok(await setVariable(ctx, actorOf(call), call.params.id, call.body.name, call.body)),
    deleteVariable: async (call) => {
      await deleteVariable(ctx, actorOf(call), call.params.id, call.params.name);
      return { success: true as const, message: "Variable removed" };
    },
  });
}

/** @throws 400 when path and body name different variables */
function nameOf({ params, body }: { params: { name: string }; body: { name?: string | undefined } }): string {
  if (body.name === undefined || body.name === params.name) return params.name;
  const message = `\`name\` must be ${params.name}, as in the path, or be left out. A variable cannot be renamed: set the new one and remove the old one.`;
  throw badRequest("Validation failed", { message, code: "VALIDATION_FAILED", issues: [{ path: "name", message }] });
}
