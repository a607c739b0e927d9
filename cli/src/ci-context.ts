import { readFileSync } from "node:fs";
import { CiContext } from "@gantry/contract/executions.ts";
import { z } from "zod";
import { optionOf } from "./option-of.ts";

type Environment = Readonly<Record<string, string | undefined>>;
type Found = { [Field in keyof CiContext]: string | undefined };

/** What each pipeline says of itself in its variables. The first one that is recognised counts. */
const pipelines: readonly { source: string; is: (env: Environment) => boolean; read: (env: Environment) => Found }[] = [
  { source: "github", is: (env) => env["GITHUB_ACTIONS"] === "true", read: readGithub },
  {
    source: "gitlab",
    is: (env) => env["GITLAB_CI"] === "true",
    read: (env) => ({
      repository: env["CI_PROJECT_PATH"],
      prNumber: env["CI_MERGE_REQUEST_IID"],
      // In a pipeline of merged results CI_COMMIT_SHA is a commit that nobody pushed.
      commitSha: env["CI_MERGE_REQUEST_SOURCE_BRANCH_SHA"] || env["CI_COMMIT_SHA"],
      branch: env["CI_MERGE_REQUEST_SOURCE_BRANCH_NAME"] || env["CI_COMMIT_REF_NAME"],
    }),
  },
  {
    source: "bitbucket",
    is: (env) => env["BITBUCKET_BUILD_NUMBER"] !== undefined,
    read: (env) => ({
      repository: env["BITBUCKET_REPO_FULL_NAME"],
      prNumber: env["BITBUCKET_PR_ID"],
      commitSha: env["BITBUCKET_COMMIT"],
      branch: env["BITBUCKET_BRANCH"],
    }),
  },
  {
    source: "azure",
    is: (env) => env["TF_BUILD"] !== undefined,
    read: (env) => ({
      repository: env["BUILD_REPOSITORY_NAME"],
      prNumber: env["SYSTEM_PULLREQUEST_PULLREQUESTNUMBER"] || env["SYSTEM_PULLREQUEST_PULLREQUESTID"],
      commitSha: env["SYSTEM_PULLREQUEST_SOURCECOMMITID"] || env["BUILD_SOURCEVERSION"],
      branch: (env["SYSTEM_PULLREQUEST_SOURCEBRANCH"] || env["BUILD_SOURCEBRANCH"])?.replace(/^refs\/heads\//, ""),
    }),
  },
  {
    source: "jenkins",
    is: (env) => env["JENKINS_URL"] !== undefined,
    read: (env) => ({
      repository: repositoryOf(env["GIT_URL"]),
      prNumber: env["CHANGE_ID"],
      commitSha: env["GIT_COMMIT"],
      branch: env["CHANGE_BRANCH"] || env["BRANCH_NAME"],
    }),
  },
];

export interface CiOptions {
  source?: string;
  repository?: string;
  pr?: number;
  commit?: string;
  branch?: string;
}

/** Where the pipeline is: the options, else what its variables say. A variable of a shape that the server would refuse is left out. */
export function ciContext(options: CiOptions, env: Environment = process.env): CiContext {
  const pipeline = pipelines.find(({ is }) => is(env));
  const found = pipeline ? { source: pipeline.source, ...pipeline.read(env) } : {};
  const named = {
    source: options.source,
    repository: options.repository,
    prNumber: options.pr,
    commitSha: options.commit,
    branch: options.branch,
  };
  const context: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(CiContext.shape)) {
    const [option, variable] = [valueOf(field, Reflect.get(named, field)), valueOf(field, Reflect.get(found, field))];
    const parsed = schema.safeParse(option ?? variable);
    if (option !== undefined && !parsed.success)
      throw new Error(`${optionOf(field)}: ${parsed.error.issues[0]?.message ?? "not understood"}`);
    if (parsed.success && parsed.data !== undefined) context[field] = parsed.data;
  }
  return CiContext.parse(context);
}

const valueOf = (field: string, text: string | number | undefined): string | number | undefined =>
  text && field === "prNumber" ? Number(text) : text || undefined;

const PullRequestEvent = z.object({ pull_request: z.object({ number: z.number(), head: z.object({ sha: z.string(), ref: z.string() }) }) });

function readGithub(env: Environment): Found {
  // GITHUB_SHA of a pull request is a merge that nobody pushed: the commit that carries the status is the head of the event.
  const head = pullRequestOf(env["GITHUB_EVENT_PATH"]);
  return {
    repository: env["GITHUB_REPOSITORY"],
    prNumber: head?.number.toString() ?? /^refs\/pull\/(\d+)\//.exec(env["GITHUB_REF"] ?? "")?.[1],
    commitSha: head?.head.sha ?? env["GITHUB_SHA"],
    branch: head?.head.ref ?? (env["GITHUB_HEAD_REF"] || env["GITHUB_REF_NAME"]),
  };
}

function pullRequestOf(eventPath: string | undefined) {
  if (!eventPath) return undefined;
  try {
    return PullRequestEvent.safeParse(JSON.parse(readFileSync(eventPath, "utf8"))).data?.pull_request;
  } catch {
    return undefined;
  }
}

/** `git@host:shop/web.git` and `https://host/shop/web.git` are both `shop/web`. */
function repositoryOf(url: string | undefined): string | undefined {
  return /^(?:[a-z+]+:\/\/[^/]+\/|[^/:]+:)(.+?)(?:\.git)?\/?$/i.exec(url ?? "")?.[1];
}
