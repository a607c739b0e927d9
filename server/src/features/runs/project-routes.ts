import { projects } from "@gantry/contract/projects/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { actorOf } from "../audit/record-audit.ts";
import { deleteProject } from "./end/delete-project.ts";

/** The route of projects that stops and deletes runs; `projects` mounts the others. */
export function mountProjectDeletion(mounting: Mounting, ctx: Context): void {
  mount(
    mounting,
    { delete: projects.delete },
    {
      delete: async (call) => {
        await deleteProject(ctx, actorOf(call), call.params.id);
        return { success: true as const, message: "Project deleted" };
      },
    },
  );
}
