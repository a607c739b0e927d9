import { z } from "zod";
import { PlanName } from "@gantry/contract/plans/schemas.ts";
import { button, userTextInSubject, facts, paragraph, sentence } from "../content.ts";
import { Link, Moment, Text, mailType } from "../mail-type.ts";
import { bytes, day, limit, planTitle, whole } from "../format.ts";

const kinds = {
  testRuns: {
    title: "test runs",
    limitTitle: "Test run limit reached",
    counted: "test runs this month",
    show: whole,
    full: paragraph`New runs are rejected until the month ends. A larger plan allows more runs.`,
    soon: paragraph`When the limit is reached, new runs are rejected until the month ends.`,
  },
  storage: {
    title: "storage",
    limitTitle: "Storage limit reached",
    counted: "of storage",
    show: bytes,
    full: paragraph`New runs are rejected until storage is freed. Shorten the retention period or upgrade.`,
    soon: paragraph`When the limit is reached, new runs are rejected until storage is freed.`,
  },
} as const;

export const usageAlert = mailType({
  data: z.object({
    organizationName: Text,
    kind: z.enum(["testRuns", "storage"]),
    /** Percent: the level that was reached. */
    level: z.union([z.literal(50), z.literal(80), z.literal(90), z.literal(100)]),
    used: z.number().int().min(0),
    limit: z.number().int().min(0),
    plan: PlanName,
    resetsAt: Moment.optional(),
    link: Link,
  }),
  secretLink: false,
  compose: ({ organizationName, kind, level, used, limit: most, plan, resetsAt, link }) => {
    const { title, limitTitle, counted, show, full, soon } = kinds[kind];
    const reached = level === 100;
    return {
      subject: `${userTextInSubject(organizationName)}: ${reached ? limitTitle.toLowerCase() : `${level}% of ${title} used`}`,
      preview: `${show(used)} of ${limit(most, show)} on the ${planTitle(plan)} plan.`,
      heading: reached ? limitTitle : `${level}% of ${title} used`,
      blocks: [
        {
          kind: "text",
          parts: [...sentence`${organizationName} has used ${show(used)} of ${limit(most, show)} `, { text: `${counted}.`, strong: false }],
        },
        { kind: "bar", percent: Math.min(100, most > 0 ? (used / most) * 100 : 100) },
        facts(
          ["Used", show(used)],
          ["Limit", limit(most, show)],
          ["Plan", planTitle(plan)],
          ...(resetsAt ? ([["Resets on", day(resetsAt)]] as const) : []),
        ),
        reached ? full : soon,
        button("See usage", link),
      ],
      reason: "You received this email because you are an admin of this organization. It is sent once per level and month.",
    };
  },
});
