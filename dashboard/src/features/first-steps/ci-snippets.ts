/** `run`: Gantry runs the suite. `upload`: the pipeline runs it and uploads its report. */
export type Way = "run" | "upload";

interface Pipeline {
  origin: string;
  projectId: string;
  image: string;
}

/** Fields of the API that say what was tested. */
type Fact = "repository" | "commitSha" | "branch" | "targetBranch" | "prNumber" | "jobUrl" | "author" | "message";
/** Fields whose values may contain quotation marks. */
const freeTexts: readonly string[] = ["author", "message"] satisfies Fact[];
/** Makes the first line of a text safe between the quotation marks of JSON. */
const escapeText = `json() { printf '%s\\n' "$1" | sed -n '1{s/["\\\\]/\\\\&/g;s/[[:cntrl:]]/ /g;p;}'; }`;

interface System {
  label: string;
  /** Where the API key is stored. */
  secret: string;
  /** In shell. What the system does not know of a run is empty, and the server takes that as missing. */
  facts: Partial<Record<Fact, string>>;
  /** Puts shell lines into the system's configuration. `name`: what they do. */
  wrap(shell: readonly string[], name: string): string[];
}

const indented = (lines: readonly string[], by: number) => lines.map((line) => (line === "" ? "" : " ".repeat(by) + line));

export const systems = {
  github: {
    label: "GitHub Actions",
    secret: "Store it under Settings → Secrets and variables → Actions as GANTRY_API_KEY.",
    facts: {
      repository: "$GITHUB_REPOSITORY",
      commitSha: "$SHA",
      branch: "$BRANCH",
      targetBranch: "$GITHUB_BASE_REF",
      prNumber: "$PR",
      jobUrl: "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID",
      author: "$GITHUB_ACTOR",
      message: "$MESSAGE",
    },
    wrap: (shell, name) => [
      `- name: ${name}`,
      "  env:",
      "    GANTRY_API_KEY: ${{ secrets.GANTRY_API_KEY }}",
      "    SHA: ${{ github.event.pull_request.head.sha || github.sha }}",
      "    BRANCH: ${{ github.head_ref || github.ref_name }}",
      "    PR: ${{ github.event.pull_request.number }}",
      ...(shell.some((line) => line.includes("$MESSAGE"))
        ? ["    MESSAGE: ${{ github.event.pull_request.title || github.event.head_commit.message }}"]
        : []),
      "  run: |",
      ...indented(shell, 4),
    ],
  },
  gitlab: {
    label: "GitLab CI",
    secret: "Store it under Settings → CI/CD → Variables as GANTRY_API_KEY, masked.",
    facts: {
      repository: "$CI_PROJECT_PATH",
      commitSha: "${CI_MERGE_REQUEST_SOURCE_BRANCH_SHA:-$CI_COMMIT_SHA}",
      branch: "$CI_COMMIT_REF_NAME",
      targetBranch: "$CI_MERGE_REQUEST_TARGET_BRANCH_NAME",
      prNumber: "$CI_MERGE_REQUEST_IID",
      jobUrl: "$CI_JOB_URL",
      author: "$GITLAB_USER_NAME",
      message: "$CI_COMMIT_TITLE",
    },
    wrap: (shell) => ["tests:", "  script:", "    - |", ...indented(shell, 6)],
  },
  jenkins: {
    label: "Jenkins",
    secret: "Store it as a credential of the kind “Secret text” with the ID gantry-api-key.",
    facts: {
      repository: "${CHANGE_URL:-$GIT_URL}",
      commitSha: "$GIT_COMMIT",
      branch: "${CHANGE_BRANCH:-${BRANCH_NAME:-${GIT_BRANCH#origin/}}}",
      targetBranch: "$CHANGE_TARGET",
      prNumber: "$CHANGE_ID",
      jobUrl: "$BUILD_URL",
      author: "$CHANGE_AUTHOR",
      message: "$CHANGE_TITLE",
    },
    wrap: (shell, name) => [
      `stage('${name}') {`,
      "  environment {",
      "    GANTRY_API_KEY = credentials('gantry-api-key')",
      "  }",
      "  steps {",
      "    sh '''",
      ...indented(
        shell.map((line) => line.replaceAll("\\", "\\\\")),
        6,
      ),
      "    '''",
      "  }",
      "}",
    ],
  },
  azure: {
    label: "Azure Pipelines",
    secret: "Store it as the secret variable GANTRY_API_KEY of the pipeline.",
    facts: {
      repository: "$BUILD_REPOSITORY_URI",
      commitSha: "${SYSTEM_PULLREQUEST_SOURCECOMMITID:-$BUILD_SOURCEVERSION}",
      branch: "${SYSTEM_PULLREQUEST_SOURCEBRANCH:-$BUILD_SOURCEBRANCH}",
      targetBranch: "$SYSTEM_PULLREQUEST_TARGETBRANCH",
      prNumber: "${SYSTEM_PULLREQUEST_PULLREQUESTNUMBER:-$SYSTEM_PULLREQUEST_PULLREQUESTID}",
      jobUrl: "$SYSTEM_COLLECTIONURI$SYSTEM_TEAMPROJECTID/_build/results?buildId=$BUILD_BUILDID",
      author: "$BUILD_REQUESTEDFOR",
      message: "$BUILD_SOURCEVERSIONMESSAGE",
    },
    wrap: (shell, name) => [
      "- script: |",
      ...indented(shell, 4),
      `  displayName: ${name}`,
      "  env:",
      "    GANTRY_API_KEY: $(GANTRY_API_KEY)",
    ],
  },
  circleci: {
    label: "CircleCI",
    secret: "Store it under Project Settings → Environment Variables as GANTRY_API_KEY.",
    facts: {
      repository: "${CIRCLE_PULL_REQUEST:-$CIRCLE_REPOSITORY_URL}",
      commitSha: "$CIRCLE_SHA1",
      branch: "$CIRCLE_BRANCH",
      prNumber: "${CIRCLE_PULL_REQUEST##*/}",
      jobUrl: "$CIRCLE_BUILD_URL",
      author: "$CIRCLE_USERNAME",
      message: "$(git log -1 --format=%s)",
    },
    wrap: (shell, name) => ["- run:", `    name: ${name}`, "    command: |", ...indented(shell, 6)],
  },
  shell: {
    label: "Another system, or a shell",
    secret: "Export it as GANTRY_API_KEY.",
    facts: {
      commitSha: "$(git rev-parse HEAD)",
      branch: "$(git branch --show-current)",
      author: "$(git log -1 --format=%an)",
      message: "$(git log -1 --format=%s)",
    },
    wrap: (shell) => [...shell],
  },
} as const satisfies Record<string, System>;

export type SystemName = keyof typeof systems;

/** The step of a pipeline that runs a suite here, or uploads the report of one that ran there. */
export function ciSnippet(name: SystemName, way: Way, pipeline: Pipeline): string {
  const { facts, wrap }: System = systems[name];
  const known = Object.entries(facts);
  const lines =
    way === "run" ? wrap(runLines(pipeline, known), "Run the suite in Gantry") : wrap(uploadLines(pipeline, known), "Test and upload");
  return lines.join("\n");
}

type Facts = readonly [name: string, shell: string][];

/** The body is in single quotes, so that each value leaves them: `"branch": "'"$BRANCH"'"`. */
function runLines({ origin, projectId, image }: Pipeline, facts: Facts): string[] {
  const values = facts.map(([name, shell]) => [name, freeTexts.includes(name) ? `$(json "${shell}")` : shell]);
  return [
    escapeText,
    `curl --fail-with-body ${origin}/api/ci/trigger \\`,
    '  -H "x-api-key: $GANTRY_API_KEY" \\',
    '  -H "content-type: application/json" \\',
    "  -d '{",
    `    "projectId": ${JSON.stringify(projectId)},`,
    `    "image": ${JSON.stringify(image)},`,
    '    "folder": "all",',
    '    "ciContext": {',
    ...values.map(([name, shell], index) => `      "${name}": "'"${shell}"'"${index < values.length - 1 ? "," : ""}`),
    "    }",
    "  }'",
  ];
}

/** With the exit code: a suite can fail although no test in its report did. */
function uploadLines({ origin, projectId }: Pipeline, facts: Facts): string[] {
  return [
    "code=0",
    "npm test || code=$?",
    `curl --fail-with-body ${origin}/api/ingest \\`,
    '  -H "x-api-key: $GANTRY_API_KEY" \\',
    `  -F projectId=${projectId} \\`,
    "  -F exitCode=$code \\",
    ...facts.map(([name, shell]) => `  --form-string "${name}=${shell}" \\`),
    "  -F report=@junit.xml",
    "exit $code",
  ];
}
