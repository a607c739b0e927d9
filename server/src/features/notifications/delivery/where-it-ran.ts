import type { CiContext } from "@gantry/contract/executions/schemas.ts";

interface Where {
  folder: string;
  groupName: string | null;
  /** Empty if the runs have different environments. */
  environment: string;
  ciContext: CiContext | null;
}

/** What a chat message says about where something ran: folder, environment, pull request or branch, commit. Empty where nothing is known. */
export function whereItRan({ folder, groupName, environment, ciContext }: Where): string[] {
  const { branch, prNumber, commitSha } = ciContext ?? {};
  return [
    // Without a group, the name of the run has it.
    groupName !== null && folder !== "all" ? `folder ${folder}` : "",
    environment,
    prNumber ? `pull request ${prNumber}` : (branch ?? ""),
    commitSha?.slice(0, 7) ?? "",
  ];
}
