import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import { commandArguments, printResult } from "../command-output.ts";
import { describeOrganizations, listOrganizations } from "../features/organizations/list-organizations.ts";
import { setPlan } from "../features/billing/set-plan.ts";
import { newId } from "../platform/crypto/ids.ts";
import { runCommand } from "../run-command.ts";

const [action, organization = "", plan = ""] = commandArguments();

// `gantry organizations list` and `gantry organizations set-plan <organization> <plan>`.
if (action === "set-plan")
  runCommand({ failure: "The plan could not be changed" }, async (config, db) => {
    const changed = await setPlan({ config, db, newId }, organization, plan as PlanName);
    const { name, oldPlan, newPlan, hasSubscription } = changed;
    const message =
      oldPlan === newPlan ? `${name} is on the plan ${newPlan} already.` : `${name} is now on the plan ${newPlan}. It was ${oldPlan}.`;
    const note = "It has a subscription with the payment provider: the next event of that subscription sets the plan again.";
    printResult(hasSubscription ? `${message}\n${note}` : message, changed);
  });
else
  runCommand({ failure: "The organizations could not be read" }, async (config, db) => {
    const organizations = await listOrganizations({ config, db });
    printResult(describeOrganizations(organizations), { organizations });
  });
