import type { TerminalStatus } from "@gantry/contract/executions/constants.ts";
import { runLabel } from "@gantry/contract/matrix-runs/combination-label.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { oneLine } from "../../integrations/providers/api/provider-message.ts";
import { countText } from "../../integrations/source-hosts/count-text.ts";
import { duration } from "../../integrations/source-hosts/markdown.ts";
import type { LatestRun } from "../../matrix-runs/find-matrix-run.ts";
import { stateOf } from "../../matrix-runs/evaluate-matrix-run.ts";
import type { Notice } from "../channels/channel.ts";
import { projectName } from "../delivery/project-name.ts";
import { whereItRan } from "../delivery/where-it-ran.ts";
import { kindOf, matrixRunName, matrixRunVerdict } from "./matrix-run-text.ts";
import { namedFailures } from "./named-failures.ts";

interface Ended {
  matrixRun: MatrixRun;
  status: TerminalStatus;
  before: TerminalStatus | undefined;
  /** Its first run: they all have its folder and group. */
  first: Pick<LatestRun, "folder" | "group_name">;
}

/** Maximum number of runs that a message names. */
const maxRuns = 10;

/** Composes the chat message about a matrix run that has ended. */
export async function composeMatrixRunNotice(
  tx: TenantTransaction,
  { matrixRun, status, before, first }: Ended,
  link: (path: string) => string,
): Promise<Omit<Notice, "status">> {
  const project = await projectName(tx, matrixRun.projectId);
  const failures = await namedFailures(tx, matrixRun.combinations);
  const { tests } = matrixRun;
  return {
    title: oneLine(`${matrixRunName(project, matrixRun, first)}: ${matrixRunVerdict(matrixRun, status)}`, 200),
    facts: factsOf(matrixRun, first, before === status ? undefined : before),
    failures: failures.map((name) => oneLine(name, 200)),
    moreFailures: Math.max(0, (tests?.failed ?? 0) - (tests?.quarantined ?? 0) - failures.length),
    link: { label: `Open the ${kindOf(matrixRun)}`, url: link(`/matrix-runs/${matrixRun.id}`) },
  };
}

function factsOf(matrixRun: MatrixRun, first: Ended["first"], before: TerminalStatus | undefined): string[] {
  const { reason, tests, durationMs, combinations, ciContext } = matrixRun;
  const testCounts = tests ? countText(tests) : "";
  const environments = [...new Set(combinations.flatMap(({ run }) => run?.environment ?? []))];
  return [
    oneLine(reason.replace(/\.$/, ""), 300),
    notPassed(combinations),
    testCounts && `tests: ${testCounts}`,
    durationMs === null ? "" : duration(durationMs),
    ...whereItRan({
      folder: first.folder,
      groupName: first.group_name,
      environment: environments.length === 1 ? (environments[0] ?? "") : "",
      ciContext,
    }),
    before ? `previous result: ${before.toLowerCase()}` : "",
  ].filter(Boolean);
}

/** `not passed: #218 (firefox, 20), #219 (firefox, 22)` */
function notPassed(combinations: MatrixRun["combinations"]): string {
  const runs = combinations.flatMap((each) => {
    if (!each.run || stateOf(each) === "passed") return [];
    const label = runLabel(each);
    return oneLine(`#${each.run.number}${label && ` (${label})`}`, 80);
  });
  if (runs.length === 0) return "";
  const more = runs.length > maxRuns ? ` and ${runs.length - maxRuns} more` : "";
  return `not passed: ${runs.slice(0, maxRuns).join(", ")}${more}`;
}
