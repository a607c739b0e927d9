import { setTimeout as sleep } from "node:timers/promises";
import type { GateAnswer, GateQuestion } from "@gantry/contract/ci/schemas.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../context.ts";
import { presentExecution } from "../executions/record/present.ts";
import { linkedProviders } from "../integrations/linked/linked-providers.ts";
import { reportCommitStatus } from "../integrations/source-hosts/report-commit-status.ts";
import { sourceHostResult } from "../integrations/source-hosts/source-host-result.ts";
import { recordDue, recordDueSoon } from "../tests/record/record-later.ts";
import { evaluateGate } from "../gate/evaluate-gate.ts";
import { dueProjects, suitesOfGate } from "../gate/suites-of-gate.ts";

/** How long the gate waits for results that are being added to history, before it says `PENDING`. */
const maxWaitMs = 5_000;
const firstPauseMs = 20;
const maxPauseMs = 500;

/**
 * Whether this may be merged. Also sets the status of the commit, so that it says the same. @throws 404 for what does not exist or is
 * another organization's; 400 for an empty question
 */
export async function queryGate(ctx: Context, organizationId: string, question: GateQuestion): Promise<GateAnswer> {
  const until = performance.now() + maxWaitMs;
  const first = await tryToAnswer(ctx, organizationId, question, "if recorded");
  if (!("due" in first)) return first;
  // Quarantine is updated after a verdict: the gate's result must include both. Histories of other projects are not waited for, and later
  // runs not for long.
  const record = first.isUnsettled ? recordDue : recordDueSoon;
  await Promise.all(first.due.map((projectId) => record(ctx, organizationId, projectId)));
  // The rest of a run may be added by this process or by another server. No connection is held meanwhile.
  for (let pauseMs = firstPauseMs; first.isUnsettled && performance.now() < until; pauseMs *= 2) {
    const next = await tryToAnswer(ctx, organizationId, question, "if recorded");
    if (!("due" in next)) return next;
    if (!next.isUnsettled) break;
    await sleep(Math.min(pauseMs, maxPauseMs));
  }
  const last = await tryToAnswer(ctx, organizationId, question, "now");
  if ("due" in last) throw new Error("the last try always answers");
  return last;
}

/** The projects whose histories lack ended runs. `isUnsettled`: runs that the answer depends on. */
interface Missing {
  due: string[];
  isUnsettled: boolean;
}

/** @returns for `if recorded`, what history lacks, instead of an answer without it. */
async function tryToAnswer(
  ctx: Context,
  organizationId: string,
  question: GateQuestion,
  when: "if recorded" | "now",
): Promise<GateAnswer | Missing> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const judged = await suitesOfGate(ctx, tx, question);
    if (when === "if recorded") {
      const due = await dueProjects(tx, judged);
      // A run that has not ended is waited for by the caller.
      const isOver = judged.suites.every(({ attempts }) => attempts.every(({ verdict }) => verdict !== null));
      const isUnsettled = isOver && judged.suites.some((suite) => suite.isUnsettled);
      if (due.length > 0 || isUnsettled) return { due, isUnsettled };
    }
    const { suites, deleted, remarks } = judged;
    const found = evaluateGate(suites, deleted);
    const verdict = { ...found, reason: [found.reason, ...remarks].join(" ") };
    const executions = suites.flatMap(({ attempts }) => attempts.map((attempt) => presentExecution(attempt)));
    const reported =
      executions.find((execution) => execution.id === verdict.failedTests[0]?.executionId && execution.reportUrl) ??
      executions.findLast((execution) => execution.verdict !== null && execution.reportUrl !== null);
    // Quarantine may have changed since the runs ended: the commit status must match the gate.
    const named = executions.at(-1);
    const linked = await linkedProviders(tx);
    if (named && verdict.status !== "PENDING") await reportCommitStatus(ctx, tx, named, linked, { unlessWaiting: true });
    const sourceHost = named && (await sourceHostResult(tx, named, linked));
    return {
      ...verdict,
      executions: executions.map(gateExecution),
      cycleId: executions.at(-1)?.cycleId ?? null,
      reportUrl: reported?.reportUrl ?? null,
      ...(sourceHost && { sourceHost }),
    };
  });
}

function gateExecution({
  id,
  taskId,
  folder,
  image,
  status,
  verdict,
  tests,
  error,
  rerunOf,
  ciContext,
}: Execution): GateAnswer["executions"][number] {
  return { id, taskId, folder, image, status, verdict, tests, error, rerunOf, ciContext };
}
