/** The API's fields and the options that set them. */
const options: Readonly<Record<string, string>> = {
  author: "--author",
  baseUrl: "--base-url",
  branch: "--branch",
  command: "--command",
  commitSha: "--commit",
  cycleId: "--cycle",
  environment: "--environment",
  envVars: "--variable",
  exitCode: "--exit-code",
  folder: "--folder",
  format: "--format",
  groupName: "--group",
  image: "image",
  jobUrl: "--job-url",
  message: "--message",
  order: "--order",
  onDuplicate: "--on-duplicate",
  priority: "--priority",
  prNumber: "--pr",
  project: "--project",
  projectId: "--project",
  reportFolder: "--report-folder",
  repeatedTests: "--repeated-tests",
  repository: "--repository",
  retries: "--retries",
  shardKey: "--shard-key",
  source: "--source",
  stopAfterFailures: "--stop-after-failures",
  targetBranch: "--target-branch",
  taskId: "run",
  timeoutMinutes: "--timeout",
  workerLabels: "--worker-label",
  concurrencyGroup: "--concurrency-group",
  services: "--service",
  caches: "--cache",
};

const sourceOptions: Readonly<Record<string, string>> = {
  repository: "--repo",
  ref: "--ref",
  path: "--path",
  tokenVariable: "--token-variable",
};

/** The command-line name of an API field: `ciContext.prNumber` is `--pr`, `envVars.TOKEN` is `--variable TOKEN`. */
export function optionOf(path: string): string {
  const parts = path.split(".");
  const ofService = /(?:^|\.)services\.(\d+)(?:\.(.+))?$/.exec(path);
  if (ofService) {
    // From the file of `--services` first, and then from each `--service`.
    const service = `service ${Number(ofService[1]) + 1} of --services and --service`;
    return ofService[2] === undefined ? service : `\`${ofService[2]}\` of ${service}`;
  }
  const ofMatrix = /^(?:run\.)?matrix\.(axes|exclude\.\d+|include\.\d+)\.([^.]+)(?:\.(\d+))?/.exec(path);
  if (ofMatrix) return partOfMatrix(ofMatrix[1] ?? "", ofMatrix[2] ?? "", ofMatrix[3]);
  const ofCache = /(?:^|\.)caches\.(\d+)(?:\.([^.]+))?(?:\.(\d+))?$/.exec(path);
  if (ofCache) return partOfCache(Number(ofCache[1]), ofCache[2], ofCache[3]);
  const ofSource = /(?:^|\.)source\.(repository|ref|path|tokenVariable)$/.exec(path);
  if (ofSource && !path.startsWith("ciContext.")) return sourceOptions[ofSource[1] ?? ""] ?? path;
  const at = parts.findIndex((part) => options[part] !== undefined);
  return at === -1 ? path : [options[parts[at] ?? ""], ...parts.slice(at + 1)].join(" ");
}

/** `exclude.0`, `BROWSER` → `BROWSER in --exclude`. A file of `--matrix-file` may have set it, too. @param index which value of an axis */
function partOfMatrix(list: string, axis: string, index?: string): string {
  if (list.startsWith("exclude")) return `${axis} in --exclude`;
  if (list.startsWith("include")) return `${axis} in \`include\` of --matrix-file`;
  return index === undefined ? `--matrix ${axis}` : `value ${Number(index) + 1} of --matrix ${axis}`;
}

/** `index`: which restore key. Both count from 0. */
function partOfCache(cache: number, field?: string, index?: string): string {
  const which = `--cache (number ${cache + 1})`;
  if (field === "restoreKeys") return `${index === undefined ? "restore" : `restore key ${Number(index) + 1}`} of ${which}`;
  return field === undefined ? which : `the ${field} of ${which}`;
}
