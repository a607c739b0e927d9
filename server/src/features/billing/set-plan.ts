import { sql } from "kysely";
import { PlanName } from "@gantry/contract/plans/schemas.ts";
import { planNames } from "@gantry/contract/plans/constants.ts";
import type { Context } from "../../context.ts";
import { CommandError } from "../../platform/command-error.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { runningSubscription } from "./subscription-state.ts";
import { putOnPlan } from "../organizations/put-on-plan.ts";

export interface ChangedPlan {
  id: string;
  name: string;
  oldPlan: PlanName;
  newPlan: PlanName;
  /** The organization also has a subscription with the payment provider. */
  hasSubscription: boolean;
}

/**
 * Sets the plan of the organization with this id or name, for the operator. Servers read the plan with every request, so the change applies at
 * once.
 * @throws CommandError for an unknown plan, and for an unknown or ambiguous organization
 */
export async function setPlan(ctx: Pick<Context, "config" | "db" | "newId">, idOrName: string, wanted: string): Promise<ChangedPlan> {
  const plan = PlanName.safeParse(wanted);
  if (!plan.success) throw new CommandError(`There is no plan "${wanted}". There are: ${planNames.join(", ")}.`);
  const id = await ctx.db.asSystem((tx) => findOrganization(tx, idOrName));
  return ctx.db.withTenant(
    id,
    async (tx) => {
      const before = await tx.selectFrom("organizations").select(["id", "name", "plan", "billing"]).where("id", "=", id).executeTakeFirst();
      if (!before) throw new CommandError(`There is no organization "${idOrName}" any more.`);
      if (before.plan !== plan.data) await putOnPlan(ctx, tx, before, plan.data, { by: "operator" });
      return {
        id,
        name: before.name,
        oldPlan: before.plan,
        newPlan: plan.data,
        hasSubscription: runningSubscription(before.billing) !== undefined,
      };
    },
    { lock: "organization" },
  );
}

async function findOrganization(tx: Transaction, idOrName: string): Promise<string> {
  const found = await tx
    .selectFrom("organizations")
    .select(["id", "name", "plan", "created_at"])
    .where((row) => row.or([row("id", "=", idOrName), row(sql<string>`lower(name)`, "=", idOrName.trim().toLowerCase())]))
    .orderBy("created_at")
    .execute();
  const exact = found.find(({ id }) => id === idOrName) ?? (found.length === 1 ? found[0] : undefined);
  if (exact) return exact.id;
  if (found.length === 0) throw new CommandError(`There is no organization "${idOrName}". List them: gantry organizations list`);
  const list = found.map(({ id, name, plan, created_at }) => `  ${id}  ${name}, ${plan}, created ${created_at.toISOString().slice(0, 10)}`);
  throw new CommandError(`${found.length} organizations are named "${idOrName}". Give the id of one:\n${list.join("\n")}`);
}
