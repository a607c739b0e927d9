import type { RunDifference } from "@gantry/contract/tests/schemas.ts";

/** What can differ between two runs, as pages name it. */
export const differenceLabels: Readonly<Record<RunDifference["what"], string>> = {
  commit: "Commit",
  branch: "Branch",
  source: "Repository",
  sourceRef: "Branch or tag",
  sourceCommit: "Commit of the suite",
  sourcePath: "Folder of the suite",
  image: "Image",
  imageDigest: "Image digest",
  command: "Command",
  folder: "Folder",
  environment: "Environment",
  baseUrl: "Base URL",
};
