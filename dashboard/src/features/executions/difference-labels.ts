import type { RunDifference } from "@gantry/contract/tests/schemas.ts";

/** What can differ between two runs, as pages name it. */
export const differenceLabels: Readonly<Record<RunDifference["what"], string>> = {
  commit: "Commit",
  branch: "Branch",
  image: "Image",
  imageDigest: "Image digest",
  command: "Command",
  folder: "Folder",
  environment: "Environment",
  baseUrl: "Base URL",
};
