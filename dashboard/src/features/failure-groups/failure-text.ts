import type { FailureGroup, FailureRun } from "@gantry/contract/failure-groups/schemas.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { formatCounted } from "../../ui/text/format.ts";

const noMessage = "The run failed without an error message";

export const titleOf = ({ title }: Pick<FailureGroup, "title">) => (title ? visibleText(title) : noMessage);

/** A run can fail without a failed test. */
export const extentOf = ({ tests, executions }: Pick<FailureGroup, "tests" | "executions">) =>
  tests === 0 ? formatCounted(executions, "run") : `${formatCounted(tests, "test")} in ${formatCounted(executions, "run")}`;

/** `Checkout › pays (chrome, 22)` */
export const nameOfTest = ({ name, suite, variant }: { name: string; suite: readonly string[] | null; variant: string | null }) =>
  [...(suite ?? []), name].map(visibleText).join(" › ") + (variant ? ` (${visibleText(variant)})` : "");

/** `#1482 · main · a689ade` */
export const nameOfRun = ({ number, branch, commitSha }: FailureRun) =>
  [`#${number}`, branch, commitSha?.slice(0, 7)]
    .filter((part): part is string => Boolean(part))
    .map(visibleText)
    .join(" · ");
