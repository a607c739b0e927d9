import type { CiContext } from "@gantry/contract/executions/schemas.ts";
import { runLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { conflict, notFound } from "../../../platform/errors.ts";
import type { ShownExecution } from "../../executions/record/execution-record.ts";
import { failedTestPath } from "../../executions/results/failed-test-path.ts";
import { oneLine } from "../providers/api/provider-message.ts";
import type { Issue } from "../providers/api/provider.ts";
import { linkedProviders } from "../linked/linked-providers.ts";
import { chooseHost } from "../source-hosts/choose-host.ts";
import { countText, totals } from "../source-hosts/count-text.ts";
import { testTitle } from "../../results/test-title.ts";
import { removedText } from "../../executions/results/removed-results.ts";

const maxTests = 20;
const maxMessageLength = 1500;
/** Of each test in a list. */
const maxReasonLength = 300;

interface FailedTest {
  test_key: string;
  ordinal: number;
  name: string;
  suite: string[];
  variant: string | null;
  file_path: string | null;
  line: number | null;
  message: string | null;
}

/** The text of an issue. @throws 409 for a run that did not fail; 404 `Test not found` for a test that is not one of its failed ones. */
export async function composeIssue(
  tx: TenantTransaction,
  run: ShownExecution,
  wanted: { provider: ProviderId; testKey?: string | undefined; title?: string | undefined },
  link: (path: string) => string,
): Promise<Omit<Issue, "reference">> {
  if (run.verdict === null || run.verdict === "PASSED")
    throw conflict("Run has not failed", {
      message: `The run is ${run.status}. An issue can only be created for a failed run.`,
      code: "EXECUTION_NOT_FAILED",
    });
  const failed = await failedTests(tx, run.id, wanted.testKey);
  if (wanted.testKey !== undefined && failed.length === 0) throw testNotFound(run);
  const [only] = wanted.testKey === undefined ? [] : failed;
  return {
    title: wanted.title ?? oneLine(only ? `${testTitle(only)} fails` : await runTitle(tx, run), 200),
    description: [only ? oneTest(only) : severalTests(run, failed), facts(run)].filter(Boolean).join("\n\n"),
    url: link(only ? failedTestPath(run.id, only.ordinal) : `/runs/${run.id}`),
    linkText: "Open the run",
    repository: await repositoryOn(tx, run.ci_context, wanted.provider),
  };
}

function testNotFound(run: ShownExecution) {
  const removed = removedText(run);
  return removed === undefined
    ? notFound("Test not found")
    : notFound("Test not found", { message: `${removed}, with this test. Create the issue for the run instead.`, code: "RESULTS_REMOVED" });
}

/** The repository of a run or a cycle, unless it is on another host than `provider`. */
export async function repositoryOn(tx: TenantTransaction, context: CiContext | null, provider: ProviderId): Promise<string | undefined> {
  if (!context?.repository) return undefined;
  const host = chooseHost(context, await linkedProviders(tx));
  return host.provider === provider ? context.repository : undefined;
}

function failedTests(tx: TenantTransaction, executionId: string, testKey: string | undefined): Promise<FailedTest[]> {
  return tx
    .selectFrom("test_results")
    .select(["test_key", "ordinal", "name", "suite", "variant", "file_path", "line", "message"])
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .where("status", "=", "failed")
    .$if(testKey !== undefined, (q) => q.where("test_key", "=", testKey ?? ""))
    .orderBy("ordinal")
    .limit(maxTests)
    .execute();
}

async function runTitle(tx: TenantTransaction, run: ShownExecution): Promise<string> {
  const { name } = await tx
    .selectFrom("projects")
    .select("name")
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", run.project_id)
    .executeTakeFirstOrThrow();
  const failed = run.tests?.failed ?? 0;
  const what = failed > 0 ? `${failed} ${failed === 1 ? "test fails" : "tests fail"}` : "the run failed";
  const where = [run.group_name ?? (run.folder === "all" ? "" : run.folder), runLabel(run)].filter(Boolean).join(", ");
  return where === "" ? `${name}: ${what}` : `${name}: ${what} in ${where}`;
}

const place = (test: FailedTest) => (test.file_path === null ? "" : test.line === null ? test.file_path : `${test.file_path}:${test.line}`);

function oneTest(test: FailedTest): string {
  return [testTitle(test), place(test), printable(test.message ?? "").slice(0, maxMessageLength)].filter(Boolean).join("\n\n");
}

function severalTests(run: ShownExecution, failed: readonly FailedTest[]): string {
  const more = (run.tests?.failed ?? 0) - failed.length;
  const lines = failed.map((test) => {
    const name = [`• ${testTitle(test)}`, place(test)].filter(Boolean).join(", ");
    const why = oneLine(printable(test.message ?? ""), maxReasonLength);
    return why === "" ? name : `${name}\n  ${why}`;
  });
  return [run.error_message ?? "", ...lines, more > 0 ? moreText(run, more) : ""].filter(Boolean).join("\n");
}

const moreText = (run: ShownExecution, more: number) =>
  run.results_removed_at === null ? `…and ${more} more` : `${removedText(run)}: ${more} failed tests are not listed.`;

function facts(run: ShownExecution): string {
  const { repository, branch, prNumber, commitSha } = run.ci_context ?? {};
  const lines = [
    run.tests ? countText(totals([run])) : "",
    `${run.image}, ${run.folder}, ${run.environment}`,
    [repository, branch, prNumber ? `pull request ${prNumber}` : "", commitSha?.slice(0, 12)].filter(Boolean).join(", "),
  ];
  return lines.filter(Boolean).join("\n");
}

/** Removes colors and other control characters, except line breaks. */
const printable = (text: string) => text.replace(/\u001b\[[0-9;]*[A-Za-z]/g, "").replace(/[^\P{Cc}\n]/gu, "");
