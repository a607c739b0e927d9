import type { Insights, PeriodNumbers } from "@gantry/contract/insights/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { invalidField } from "../../../platform/errors.ts";
import { recordDue } from "../record/record-later.ts";
import { addDays, daysBetween, type InsightsQuestion } from "./insights-period.ts";
import { quarantineNumbers } from "./quarantine-numbers.ts";
import { rankTests } from "./rank-tests.ts";
import { readQuarantineEffect, readRunTimes, readTotalTimes } from "./run-times.ts";
import { addUp, runNumbers, type SummedRuns, sumRuns, testNumbers } from "./sum-runs.ts";

interface Asked {
  project?: string | undefined;
  projectId?: string | undefined;
  image?: string | undefined;
  branch?: string | undefined;
  environment?: string | undefined;
  groupName?: string | undefined;
  suite?: string | undefined;
  /** Days, UTC, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

const defaultDays = 30;
const maxDays = 400;
/** Limits with which the days around them can still be computed and stored. */
const firstDay = "1970-01-01";
const lastDay = "9990-12-31";

/**
 * Rates and times of a period and of the period before it, and the most notable tests. Times, and everything under a filter by branch,
 * environment, group or suite, come from the newest runs of the period; the rest from daily totals. @throws 400 for days in the wrong order, or too many.
 */
export async function readInsights(ctx: Context, organizationId: string, asked: Asked): Promise<Insights> {
  const { image, branch, environment, groupName, suite } = asked;
  const question = { ...period(ctx, asked), project: asked.project ?? asked.projectId, image, branch, environment, groupName, suite };
  await recordDue(ctx, organizationId, question.project);
  return ctx.db.withTenant(
    organizationId,
    async (tx) => {
      const { days, images } = await sumRuns(tx, question);
      const times = await readRunTimes(tx, question);
      const previous = await readPrevious(tx, question);
      // Quarantine is counted in whole runs, also where the other figures are those of a suite.
      const effect = suite === undefined ? times.quarantined : await readQuarantineEffect(tx, { ...question, suite: undefined });
      const quarantine = await quarantineNumbers(tx, question, effect);
      const ranked = await rankTests(tx, question);
      return {
        from: question.from,
        to: question.to,
        totals: periodNumbers(days, times.totals),
        previous,
        days: days.map((day) => ({
          day: day.label,
          ...runNumbers(day),
          tests: testNumbers(day),
          ...(times.days.get(day.label) ?? { p50DurationMs: null, p95DurationMs: null }),
        })),
        images: images.map((one) => ({ image: one.label, ...runNumbers(one) })).sort((a, b) => b.runs - a.runs),
        branches: times.branches,
        environments: times.environments,
        groups: times.groups,
        suites: ranked.suites,
        slowest: ranked.tests.average_ms,
        mostFailing: ranked.tests.failures,
        flakiest: ranked.tests.flaky,
        newlyFlaky: ranked.newlyFlaky,
        rankedFrom: ranked.from,
        quarantine,
      };
    },
    { snapshot: "one" },
  );
}

async function readPrevious(tx: TenantTransaction, question: InsightsQuestion): Promise<Insights["previous"]> {
  const before = { ...question, from: addDays(question.from, -daysBetween(question.from, question.to)), to: addDays(question.from, -1) };
  const { days } = await sumRuns(tx, before);
  return { from: before.from, to: before.to, totals: periodNumbers(days, await readTotalTimes(tx, before)) };
}

function periodNumbers(days: readonly SummedRuns[], times: Awaited<ReturnType<typeof readTotalTimes>>): PeriodNumbers {
  const totals = addUp(days);
  const tests = testNumbers(totals);
  const ran = tests.passed + tests.failed;
  return { ...runNumbers(totals), tests, flakyRate: ran > 0 ? tests.flaky / ran : null, ...times };
}

function period(ctx: Context, asked: Asked): { from: string; to: string } {
  const to = asked.to ?? new Date(ctx.now()).toISOString().slice(0, 10);
  if (to < firstDay || to > lastDay) throw invalidField("to", `must be from ${firstDay} to ${lastDay}`);
  const from = asked.from ?? addDays(to, 1 - defaultDays);
  const days = daysBetween(from, to);
  if (days >= 1 && days <= maxDays) return { from, to };
  throw invalidField("from", days < 1 ? "must not be later than `to`" : `must be at most ${maxDays} days before \`to\``);
}
