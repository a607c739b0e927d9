import { sql } from "kysely";
import type { SetVariable, Variable } from "@gantry/contract/projects/schemas.ts";
import {
  maskedSecret,
  maxFileBytes,
  maxFiles,
  maxValueLength,
  maxVariables,
  minSecretLength,
} from "@gantry/contract/projects/constants.ts";
import { reservedVariables } from "@gantry/contract/executions/constants.ts";
import type { Context } from "../../../context.ts";
import { badRequest, conflict, invalidField, notFound } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { variableBinding } from "./open-variables.ts";
import { findProject } from "../record/store.ts";

/** @throws 404 `Project not found` */
export async function listVariables(ctx: Context, organizationId: string, projectId: string): Promise<Variable[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    if (!(await findProject(tx, projectId))) throw notFound("Project not found");
    const rows = await tx
      .selectFrom("project_variables")
      .selectAll()
      .where("org_id", "=", organizationId)
      .where("project_id", "=", projectId)
      .orderBy("name")
      .execute();
    return rows.map((row) => ({
      name: row.name,
      value: row.secret ? maskedSecret : ctx.secrets.decrypt(row.sealed, variableBinding(organizationId, projectId, row.name)),
      secret: row.secret,
      file: row.file,
      updatedAt: row.updated_at.toISOString(),
    }));
  });
}

/**
 * Sets a variable. A secret is returned masked and stays secret: to make it plain, remove it and set it again.
 * @throws 404 `Project not found`; 400 for a reserved name, a value too long, a secret too short to mask, or the masked value; 409 at 100 variables or 10 files.
 */
export async function setVariable(ctx: Context, actor: Actor, projectId: string, name: string, wanted: SetVariable): Promise<Variable> {
  const { organizationId } = actor;
  if (reservedVariables.has(name))
    throw badRequest("Reserved variable name", { message: `${name} is set by Gantry itself; choose another name.`, code: "RESERVED_NAME" });
  return ctx.db.withTenant(organizationId, async (tx) => {
    // Counting and inserting must not interleave.
    await lockOrganization(tx);
    if (!(await findProject(tx, projectId))) throw notFound("Project not found");
    const ofProject = tx.selectFrom("project_variables").where("org_id", "=", organizationId).where("project_id", "=", projectId);
    const before = await ofProject.select(["secret", "file"]).where("name", "=", name).executeTakeFirst();
    const file = wanted.file ?? before?.file ?? false;
    const secret = file || wanted.secret || (before?.secret ?? false);
    requireFit(wanted.value, file);
    if (secret && wanted.value === maskedSecret)
      throw badRequest("Masked value", {
        message: `${maskedSecret} is how a secret is shown, not its value. Send the secret, or leave the variable as it is.`,
        code: "MASKED_VALUE",
      });
    if (secret && wanted.value.length < minSecretLength) {
      throw badRequest("Secret too short", {
        message: `A secret needs at least ${minSecretLength} characters: a shorter one cannot be masked in logs.`,
        code: "SECRET_TOO_SHORT",
      });
    }
    if (!before) {
      const { count } = await ofProject.select((row) => row.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
      if (count >= maxVariables)
        throw conflict("Too many variables", {
          message: `A project can have at most ${maxVariables} variables. Remove one first.`,
          code: "TOO_MANY_VARIABLES",
        });
    }
    if (file && !before?.file) {
      const { count } = await ofProject
        .where("file", "=", true)
        .select((row) => row.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      if (count >= maxFiles)
        throw conflict("Too many files", {
          message: `A project can have at most ${maxFiles} variables that are files. Remove one first.`,
          code: "TOO_MANY_FILES",
        });
    }
    const sealed = JSON.stringify(ctx.secrets.encrypt(wanted.value, variableBinding(organizationId, projectId, name)));
    const row = await tx
      .insertInto("project_variables")
      .values({ org_id: organizationId, project_id: projectId, name, secret, file, sealed })
      .onConflict((at) =>
        at.columns(["org_id", "project_id", "name"]).doUpdateSet({ secret, file, sealed, updated_at: sql<Date>`clock_timestamp()` }),
      )
      .returning("updated_at")
      .executeTakeFirstOrThrow();
    await recordAudit(ctx, tx, actor, {
      action: before ? "variable.changed" : "variable.created",
      targetType: "variable",
      targetId: name,
      details: { projectId, name, secret, ...(file ? { file } : {}) },
    });
    return { name, value: secret ? maskedSecret : wanted.value, secret, file, updatedAt: row.updated_at.toISOString() };
  });
}

/** @throws 400 */
function requireFit(value: string, file: boolean): void {
  if (file && Buffer.byteLength(value) > maxFileBytes) throw invalidField("value", `must have at most ${maxFileBytes} bytes`);
  if (!file && value.length > maxValueLength) throw invalidField("value", `must have at most ${maxValueLength} characters, or be a file`);
}

/** @throws 404 `Project not found` or `Variable not found` */
export async function deleteVariable(ctx: Context, actor: Actor, projectId: string, name: string): Promise<void> {
  const { organizationId } = actor;
  await ctx.db.withTenant(organizationId, async (tx) => {
    if (!(await findProject(tx, projectId))) throw notFound("Project not found");
    const removed = await tx
      .deleteFrom("project_variables")
      .where("org_id", "=", organizationId)
      .where("project_id", "=", projectId)
      .where("name", "=", name)
      .returning("name")
      .executeTakeFirst();
    if (!removed)
      throw notFound("Variable not found", { message: "The project has no variable with this name.", code: "VARIABLE_NOT_FOUND" });
    await recordAudit(ctx, tx, actor, {
      action: "variable.removed",
      targetType: "variable",
      targetId: name,
      details: { projectId, name },
    });
  });
}
