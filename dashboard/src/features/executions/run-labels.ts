/** What forms call the fields of a run that a server may refuse. */
export const runLabels = {
  image: "Image",
  command: "Command",
  ref: "Branch or tag",
  path: "Subfolder",
  tokenVariable: "Token variable",
  folder: "Folder",
  environment: "Environment",
  priority: "Priority",
  matrix: "Matrix",
  shards: "Shards",
  files: "Test files",
} as const;
