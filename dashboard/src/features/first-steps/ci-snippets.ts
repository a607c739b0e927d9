/** `run`: Gantry runs the suite. `upload`: the pipeline runs it and uploads its report. */
export type Way = "run" | "upload";

interface Pipeline {
  origin: string;
  projectId: string;
  image: string;
}

interface System {
  label: string;
  /** Where the API key is stored. */
  secret: string;
  /** In shell: what was tested. */
  commit: readonly string[];
  /** Puts shell lines into the system's configuration. `name`: what they do. */
  wrap(shell: readonly string[], name: string): string[];
}

const indented = (lines: readonly string[], by: number) => lines.map((line) => (line === "" ? "" : " ".repeat(by) + line));

export const systems = {
  github: {
    label: "GitHub Actions",
    secret: "Store it under Settings → Secrets and variables → Actions as GANTRY_API_KEY.",
    commit: ["repository=$GITHUB_REPOSITORY", "commitSha=$SHA", "branch=$BRANCH"],
    wrap: (shell, name) => [
      `- name: ${name}`,
      "  env:",
      "    GANTRY_API_KEY: ${{ secrets.GANTRY_API_KEY }}",
      "    SHA: ${{ github.event.pull_request.head.sha || github.sha }}",
      "    BRANCH: ${{ github.head_ref || github.ref_name }}",
      "  run: |",
      ...indented(shell, 4),
    ],
  },
  gitlab: {
    label: "GitLab CI",
    secret: "Store it under Settings → CI/CD → Variables as GANTRY_API_KEY, masked.",
    commit: ["repository=$CI_PROJECT_PATH", "commitSha=$CI_COMMIT_SHA", "branch=$CI_COMMIT_REF_NAME"],
    wrap: (shell) => ["tests:", "  script:", "    - |", ...indented(shell, 6)],
  },
  jenkins: {
    label: "Jenkins",
    secret: "Store it as a credential of the kind “Secret text” with the ID gantry-api-key.",
    commit: ["commitSha=$GIT_COMMIT", "branch=${CHANGE_BRANCH:-$BRANCH_NAME}"],
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
    commit: [
      "repository=$BUILD_REPOSITORY_NAME",
      "commitSha=${SYSTEM_PULLREQUEST_SOURCECOMMITID:-$BUILD_SOURCEVERSION}",
      "branch=${SYSTEM_PULLREQUEST_SOURCEBRANCH:-$BUILD_SOURCEBRANCH}",
    ],
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
    commit: ["repository=$CIRCLE_PROJECT_USERNAME/$CIRCLE_PROJECT_REPONAME", "commitSha=$CIRCLE_SHA1", "branch=$CIRCLE_BRANCH"],
    wrap: (shell, name) => ["- run:", `    name: ${name}`, "    command: |", ...indented(shell, 6)],
  },
  shell: {
    label: "Another system, or a shell",
    secret: "Export it as GANTRY_API_KEY.",
    commit: ["commitSha=$(git rev-parse HEAD)", "branch=$(git branch --show-current)"],
    wrap: (shell) => [...shell],
  },
} as const satisfies Record<string, System>;

export type SystemName = keyof typeof systems;

/** The step of a pipeline that runs a suite here, or uploads the report of one that ran there. */
export function ciSnippet(name: SystemName, way: Way, pipeline: Pipeline): string {
  const { commit, wrap }: System = systems[name];
  const lines =
    way === "run" ? wrap(runLines(pipeline), "Run the suite in Gantry") : wrap(uploadLines(pipeline, commit), "Test and upload");
  return lines.join("\n");
}

function runLines({ origin, projectId, image }: Pipeline): string[] {
  return [
    `curl --fail-with-body ${origin}/api/execution-request \\`,
    '  -H "x-api-key: $GANTRY_API_KEY" \\',
    '  -H "content-type: application/json" \\',
    "  -d '{",
    `    "projectId": ${JSON.stringify(projectId)},`,
    `    "image": ${JSON.stringify(image)},`,
    '    "folder": "all"',
    "  }'",
  ];
}

/** With the exit code: a suite can fail although no test in its report did. */
function uploadLines({ origin, projectId }: Pipeline, commit: readonly string[]): string[] {
  return [
    "code=0",
    "npm test || code=$?",
    `curl --fail-with-body ${origin}/api/ingest \\`,
    '  -H "x-api-key: $GANTRY_API_KEY" \\',
    `  -F projectId=${projectId} \\`,
    "  -F exitCode=$code \\",
    ...commit.map((field) => `  --form-string "${field}" \\`),
    "  -F report=@junit.xml",
    "exit $code",
  ];
}
