import { z } from "zod";
import { PlanName } from "@gantry/contract/plans/schemas.ts";
import { button, userTextInSubject, note, paragraph } from "../content.ts";
import { Link, Text, mailType } from "../mail-type.ts";
import { planTitle } from "../format.ts";

export const subscriptionCanceled = mailType({
  data: z.object({ organizationName: Text, formerPlan: PlanName, plan: PlanName, link: Link }),
  secretLink: false,
  compose: ({ organizationName, formerPlan, plan, link }) => ({
    subject: `The subscription of ${userTextInSubject(organizationName)} has ended`,
    preview: `The organization is on the ${planTitle(plan)} plan now. Nothing was deleted.`,
    heading: "The subscription has ended",
    blocks: [
      paragraph`The ${planTitle(formerPlan)} subscription of ${organizationName} was cancelled. The organization is on the ${planTitle(plan)} plan now.`,
      paragraph`Nothing was deleted: projects, runs, reports and members are kept. You can create new ones within the plan's limits.`,
      button("See plans", link),
      note`You can subscribe again at any time.`,
    ],
    reason: "You received this email because you are an admin of this organization.",
  }),
});
