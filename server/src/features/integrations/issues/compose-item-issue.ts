import { sql } from "kysely";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import type { CiContext } from "@gantry/contract/executions/schemas.ts";
import type { CycleIssue, CycleItem, CycleStep, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { badRequest, conflict, notFound } from "../../../platform/errors.ts";
import { readCycle } from "../../test-cycles/record/find-cycle.ts";
import { oneLine } from "../providers/api/provider-message.ts";
import type { Issue } from "../providers/api/provider.ts";
import { repositoryOn } from "./compose-issue.ts";

export interface ItemIssueRequest {
  cycleId: string;
  itemId: string;
  provider: CycleIssue["provider"];
  /** From 0; left out: the case as a whole. */
  step?: number | undefined;
  title?: string | undefined;
}

const maxTextLength = 3000;
const maxSteps = 50;
/** Jira takes 32,767 characters. */
const maxDescriptionLength = 25_000;

/** The text of an issue about a failed case of a cycle, or one of its steps. @throws as `createItemIssue` */
export async function composeItemIssue(
  tx: TenantTransaction,
  { cycleId, itemId, provider, step: at, title }: ItemIssueRequest,
  link: (path: string) => string,
): Promise<Omit<Issue, "reference">> {
  const cycle = await readCycle(tx, cycleId);
  const item = cycle.items.find(({ id }) => id === itemId);
  if (!item) throw notFound("Test cycle item not found");
  const step = requireFailed(item, at);
  const label = await labelOf(tx, item);
  return {
    title: title ?? oneLine(step ? `${item.title}: step ${(at ?? 0) + 1} fails` : `${item.title} fails`, 200),
    description: description(cycle, item, label, at)
      .slice(0, maxDescriptionLength)
      .replace(/[\uD800-\uDBFF]$/, ""),
    url: link(`/test-cycles/${cycleId}?item=${itemId}`),
    linkText: "Open the case in its cycle",
    repository: await repositoryOf(tx, cycle, provider),
  };
}

function requireFailed(item: CycleItem, at: number | undefined): CycleStep | undefined {
  const step = at === undefined ? undefined : item.steps[at];
  if (at !== undefined && !step)
    throw badRequest("Unknown step", {
      message: `The item has ${item.steps.length} steps; they are counted from 0.`,
      code: "UNKNOWN_STEP",
    });
  if ((step ?? item).status !== "FAILED")
    throw conflict("Case has not failed", {
      message: `The ${step ? "step" : "case"} has no failed result. An issue can only be created for a failed one.`,
      code: "ITEM_NOT_FAILED",
    });
  return step;
}

/** `TC-12`; empty when the case was deleted. */
async function labelOf(tx: TenantTransaction, item: CycleItem): Promise<string> {
  if (item.testCaseId === null) return "";
  const row = await tx
    .selectFrom("test_cases")
    .select("number")
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", item.testCaseId)
    .executeTakeFirst();
  return row ? `TC-${row.number}` : "";
}

function description(cycle: TestCycle, item: CycleItem, label: string, at: number | undefined): string {
  const facts = [
    `Case: ${[label, item.title].filter(Boolean).join(" ")}`,
    item.suite && `Suite: ${item.suite}`,
    `Test cycle: ${cycle.name}`,
    cycle.configuration && `Configuration: ${cycle.configuration}`,
    item.resultBy && `Tested by: ${item.resultBy.name}`,
  ];
  // The steps after the failed one say nothing about it.
  const steps = item.steps.slice(0, at === undefined ? maxSteps : at + 1).slice(-maxSteps);
  const from = at === undefined ? 0 : Math.max(0, at + 1 - maxSteps);
  const shots = item.screenshots.filter((shot) => at === undefined || shot.step === at || shot.step === null);
  return [
    facts.filter(Boolean).join("\n"),
    part("Description", item.description),
    part("Preconditions", item.preconditions),
    part("Test data", item.testData),
    part("Steps", steps.map((step, index) => stepLines(step, from + index)).join("\n")),
    part("Comment", item.comment),
    part("Screenshots (open the case to see them)", shots.map((shot) => shot.name).join("\n")),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function part(title: string, text: string): string {
  const content = printable(text).trim();
  return content && `${title}:\n${cut(content)}`;
}

function stepLines({ action, expectedResult, status, comment }: CycleStep, index: number): string {
  return [
    `${index + 1}. ${cut(oneLine(action, maxTextLength))}`,
    expectedResult && `   Expected: ${cut(oneLine(expectedResult, maxTextLength))}`,
    status === "FAILED" && `   FAILED${comment && `: ${cut(oneLine(comment, maxTextLength))}`}`,
  ]
    .filter(Boolean)
    .join("\n");
}

const cut = (text: string) =>
  text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
/** Removes control characters, except line breaks. */
const printable = (text: string) => text.replace(/[^\P{Cc}\n]/gu, "");

/** Of a pipeline's cycle its repository, otherwise the one of the project's newest run that names one. */
async function repositoryOf(tx: TenantTransaction, cycle: TestCycle, provider: ProviderId): Promise<string | undefined> {
  if (cycle.ciContext?.repository) return repositoryOn(tx, cycle.ciContext, provider);
  const { rows } = await sql<{ ci_context: CiContext }>`
    select ci_context from (
      select ci_context, created_at from executions
      where org_id = ${tx.organizationId} and project_id = ${cycle.projectId} and deleted_at is null order by created_at desc limit 100
    ) latest where ci_context ->> 'repository' <> '' order by created_at desc limit 1`.execute(tx);
  return repositoryOn(tx, rows[0]?.ci_context ?? null, provider);
}
