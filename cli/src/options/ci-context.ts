import { readFileSync } from "node:fs";
import { changedRepository, decoded, repositoryAddress } from "@gantry/contract/executions/repository-address.ts";
import { CiContext } from "@gantry/contract/executions/schemas.ts";
import { z } from "zod";
import { optionOf } from "./option-of.ts";

type Environment = Readonly<Record<string, string | undefined>>;
type Found = { [Field in keyof CiContext]: string | undefined };

interface Pipeline {
  source: string;
  is: (env: Environment) => boolean;
  read: (env: Environment) => Found;
}

/** How each CI system sets its variables. The first match counts. */
const pipelines: readonly Pipeline[] = [
  { source: "github", is: (env) => env["GITHUB_ACTIONS"] === "true", read: readGithub },
  { source: "gitlab", is: (env) => env["GITLAB_CI"] === "true", read: readGitlab },
  {
    source: "bitbucket",
    is: (env) => env["BITBUCKET_BUILD_NUMBER"] !== undefined,
    // support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets: for a pull request the commit is the source branch's.
    read: (env) => ({
      repository: env["BITBUCKET_REPO_FULL_NAME"],
      prNumber: env["BITBUCKET_PR_ID"],
      commitSha: env["BITBUCKET_COMMIT"],
      branch: env["BITBUCKET_BRANCH"],
      targetBranch: env["BITBUCKET_PR_DESTINATION_BRANCH"],
      jobUrl: pageOf(env["BITBUCKET_GIT_HTTP_ORIGIN"], "pipelines/results", env["BITBUCKET_BUILD_NUMBER"]),
    }),
  },
  { source: "azure", is: (env) => env["TF_BUILD"] !== undefined, read: readAzure },
  { source: "jenkins", is: (env) => env["JENKINS_URL"] !== undefined, read: readJenkins },
  { source: "circleci", is: (env) => env["CIRCLECI"] === "true", read: readCircle },
  { source: "buildkite", is: (env) => env["BUILDKITE"] === "true", read: readBuildkite },
];

export interface CiOptions {
  source?: string;
  repository?: string;
  pr?: number;
  commit?: string;
  branch?: string;
  targetBranch?: string;
  author?: string;
  message?: string;
  jobUrl?: string;
}

/** The pipeline's context: from the options, otherwise from its variables. Variables that the server would reject are left out. */
export function ciContext(options: CiOptions, env: Environment = process.env): CiContext {
  const pipeline = pipelines.find(({ is }) => is(env));
  const found = pipeline ? { source: pipeline.source, ...pipeline.read(env) } : {};
  const named = {
    source: options.source,
    repository: options.repository,
    prNumber: options.pr,
    commitSha: options.commit,
    branch: options.branch,
    targetBranch: options.targetBranch,
    author: options.author,
    message: options.message,
    jobUrl: options.jobUrl,
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

const Head = z.object({ sha: z.string(), ref: z.string() });
const Commit = z.object({ message: z.string(), author: z.object({ name: z.string() }).nullish() });
const GithubEvent = z.object({
  pull_request: z
    .object({
      number: z.number(),
      head: Head,
      title: z.string().nullish(),
      base: z.object({ ref: z.string() }).nullish(),
      user: z.object({ login: z.string() }).nullish(),
    })
    .optional(),
  /** In the event of a push. */
  head_commit: Commit.nullish(),
  /** A workflow triggered by the end of another: `GITHUB_SHA` is the default branch's commit. */
  workflow_run: z
    .object({
      head_sha: z.string(),
      head_branch: z.string().nullish(),
      pull_requests: z.array(z.object({ number: z.number() })).nullish(),
      head_commit: Commit.nullish(),
    })
    .optional(),
});

/** Source: docs.github.com/actions/reference/workflows-and-actions (variables, events). */
function readGithub(env: Environment): Found {
  // GITHUB_SHA of a pull request is a temporary merge commit: the commit that gets the status is the head in the event.
  const { pull_request: pull, workflow_run: run, head_commit: pushed } = eventOf(env["GITHUB_EVENT_PATH"]) ?? {};
  const commit = run?.head_commit ?? pushed;
  const isPull = env["GITHUB_REF"]?.startsWith("refs/pull/") === true;
  return {
    host: hostOf(env["GITHUB_SERVER_URL"]),
    repository: env["GITHUB_REPOSITORY"],
    prNumber: (pull ?? run?.pull_requests?.[0])?.number.toString() ?? /^refs\/pull\/(\d+)\//.exec(env["GITHUB_REF"] ?? "")?.[1],
    commitSha: pull?.head.sha ?? run?.head_sha ?? (isPull ? undefined : env["GITHUB_SHA"]),
    branch: pull?.head.ref ?? run?.head_branch ?? (env["GITHUB_HEAD_REF"] || env["GITHUB_REF_NAME"]),
    targetBranch: pull?.base?.ref ?? env["GITHUB_BASE_REF"],
    author: pull?.user?.login ?? commit?.author?.name ?? env["GITHUB_ACTOR"],
    message: pull?.title ?? commit?.message,
    jobUrl: pageOf(env["GITHUB_SERVER_URL"], env["GITHUB_REPOSITORY"], "actions/runs", env["GITHUB_RUN_ID"]),
  };
}

function eventOf(path: string | undefined) {
  if (!path) return undefined;
  try {
    return GithubEvent.safeParse(JSON.parse(readFileSync(path, "utf8"))).data;
  } catch {
    return undefined;
  }
}

/** Source: docs.gitlab.com/ci/variables/predefined_variables. */
function readGitlab(env: Environment): Found {
  const [own, target] = [env["CI_PROJECT_PATH"], env["CI_MERGE_REQUEST_PROJECT_PATH"]];
  return {
    host: env["CI_SERVER_HOST"],
    // A merge request's number belongs to its target project; the pipeline may run in a fork.
    repository: target || own,
    headRepository: target && own !== target ? own : undefined,
    prNumber: env["CI_MERGE_REQUEST_IID"],
    // In a merged results pipeline CI_COMMIT_SHA is a temporary merge commit.
    commitSha: env["CI_MERGE_REQUEST_SOURCE_BRANCH_SHA"] || env["CI_COMMIT_SHA"],
    branch: env["CI_MERGE_REQUEST_SOURCE_BRANCH_NAME"] || env["CI_COMMIT_REF_NAME"],
    targetBranch: env["CI_MERGE_REQUEST_TARGET_BRANCH_NAME"],
    // `Ada Lovelace <ada@example.com>`
    author: env["CI_COMMIT_AUTHOR"]?.replace(/\s*<[^<>]*>$/, ""),
    message: env["CI_MERGE_REQUEST_TITLE"] || env["CI_COMMIT_TITLE"],
    jobUrl: env["CI_JOB_URL"],
  };
}

/**
 * Azure Pipelines builds repositories of several hosts. Source: learn.microsoft.com/azure/devops/pipelines/build/variables
 * (Build.Repository.Provider, System.PullRequest.*).
 */
function readAzure(env: Environment): Found {
  const provider = env["BUILD_REPOSITORY_PROVIDER"]?.toLowerCase() ?? "tfsgit";
  const [id, number] = [env["SYSTEM_PULLREQUEST_PULLREQUESTID"], env["SYSTEM_PULLREQUEST_PULLREQUESTNUMBER"]];
  const isPull = id !== undefined || env["BUILD_REASON"] === "PullRequest";
  const [project, build] = [env["SYSTEM_TEAMPROJECT"], env["BUILD_BUILDID"]];
  const shared = {
    jobUrl: build && pageOf(env["SYSTEM_COLLECTIONURI"], project && encodeURIComponent(project), `_build/results?buildId=${build}`),
    // BUILD_SOURCEVERSION of a pull request is a temporary merge commit.
    commitSha: env["SYSTEM_PULLREQUEST_SOURCECOMMITID"] || (isPull ? undefined : env["BUILD_SOURCEVERSION"]),
    branch: azureBranch(env["SYSTEM_PULLREQUEST_SOURCEBRANCH"] || env["BUILD_SOURCEBRANCH"]),
    targetBranch: env["SYSTEM_PULLREQUEST_TARGETBRANCH"],
    author: env["BUILD_REQUESTEDFOR"],
    // Of a pull request it is the temporary merge commit's.
    message: isPull ? undefined : env["BUILD_SOURCEVERSIONMESSAGE"],
  };
  const [name, uri] = [env["BUILD_REPOSITORY_NAME"], env["BUILD_REPOSITORY_URI"]];
  // For GitHub repositories the id is GitHub's internal one: only the number identifies the pull request.
  if (provider.startsWith("github"))
    return { ...shared, source: "github", host: repositoryAddress(uri)?.host, repository: name, prNumber: number };
  if (provider === "bitbucket") return { ...shared, source: "bitbucket", repository: name, prNumber: number || id };
  // "Other Git" may be any host: the source must not be Azure DevOps.
  if (provider !== "tfsgit") return { ...shared, source: "pipelines", ...repositoryAddress(uri), prNumber: number };
  // The pipeline may be in another project than its repository, so the URL is more precise.
  const repository =
    inCollection(uri, env["SYSTEM_COLLECTIONURI"]) ??
    repositoryAddress(uri)?.repository ??
    (project && name && !name.includes("/") ? `${project}/${name}` : name);
  return { ...shared, host: repositoryAddress(uri)?.host, repository, prNumber: id };
}

/** A pull request's temporary merge commit (`refs/pull/5/merge`) is on no branch. The contract takes `refs/heads/` away. */
const azureBranch = (reference: string | undefined) => (reference?.startsWith("refs/pull/") ? undefined : reference);

/** `project/repository`, relative to the collection's URL, which has a longer path in Azure DevOps Server. */
function inCollection(uri: string | undefined, collection: string | undefined): string | undefined {
  if (!uri || !collection || !URL.canParse(uri) || !URL.canParse(collection)) return undefined;
  const partsOf = (url: string) => new URL(url).pathname.split("/").filter(Boolean).map(decoded);
  const [parts, above] = [partsOf(uri), partsOf(collection)];
  if (!above.every((part, index) => part.toLowerCase() === parts[index]?.toLowerCase())) return undefined;
  const below = parts.slice(above.length).filter((part) => part !== "DefaultCollection");
  const name = below[below.indexOf("_git") + 1];
  if (!below.includes("_git") || name === undefined) return undefined;
  return `${below[0] === "_git" ? name : below[0]}/${name}`;
}

/** Source: Jenkins' own list of variables (Git plugin, Branch API plugin). */
function readJenkins(env: Environment): Found {
  return {
    // The change's URL contains the repository that the number belongs to; GIT_URL may be a fork's.
    ...(changedRepository(env["CHANGE_URL"]) ?? repositoryAddress(env["GIT_URL"] || env["GIT_URL_1"])),
    prNumber: env["CHANGE_ID"],
    commitSha: env["GIT_COMMIT"],
    // Jobs other than multibranch pipelines have only the Git plugin's variables.
    targetBranch: env["CHANGE_TARGET"],
    author: env["CHANGE_AUTHOR_DISPLAY_NAME"] || env["CHANGE_AUTHOR"],
    message: env["CHANGE_TITLE"],
    branch: env["CHANGE_BRANCH"] || env["BRANCH_NAME"] || checkedOut(env["GIT_LOCAL_BRANCH"]) || checkedOut(env["GIT_BRANCH"]),
    jobUrl: env["BUILD_URL"],
  };
}

/** A branch without its remote: `origin/main` and `refs/remotes/upstream/main` are both `main`. A detached checkout has no branch. */
function checkedOut(branch: string | undefined): string | undefined {
  const name = branch?.replace(/^(?:refs\/heads\/|refs\/remotes\/[^/]+\/|origin\/)/, "");
  return name === "detached" || name === "HEAD" ? undefined : name;
}

/** Source: circleci.com/docs/reference/variables. */
function readCircle(env: Environment): Found {
  const pullRequest = env["CIRCLE_PULL_REQUEST"];
  return {
    // The pull request's URL names the repository of the number; CIRCLE_REPOSITORY_URL may be a fork's.
    ...(changedRepository(pullRequest) ?? repositoryAddress(env["CIRCLE_REPOSITORY_URL"])),
    prNumber: /\/(\d+)$/.exec(pullRequest ?? "")?.[1] ?? env["CIRCLE_PR_NUMBER"],
    commitSha: env["CIRCLE_SHA1"],
    branch: env["CIRCLE_BRANCH"],
    author: env["CIRCLE_USERNAME"],
    jobUrl: env["CIRCLE_BUILD_URL"],
  };
}

/** Source: buildkite.com/docs/pipelines/configure/environment-variables. */
function readBuildkite(env: Environment): Found {
  const [pullRequest, commit] = [env["BUILDKITE_PULL_REQUEST"], env["BUILDKITE_COMMIT"]];
  const [url, job] = [env["BUILDKITE_BUILD_URL"], env["BUILDKITE_JOB_ID"]];
  return {
    ...repositoryAddress(env["BUILDKITE_REPO"]),
    // Other builds have the text "false".
    prNumber: pullRequest === "false" ? undefined : pullRequest,
    // For a build of a branch's newest commit this is HEAD until the agent has checked it out.
    commitSha: commit === "HEAD" ? undefined : commit,
    branch: env["BUILDKITE_BRANCH"],
    targetBranch: env["BUILDKITE_PULL_REQUEST_BASE_BRANCH"],
    author: env["BUILDKITE_BUILD_AUTHOR"] || env["BUILDKITE_BUILD_CREATOR"],
    message: env["BUILDKITE_MESSAGE"],
    jobUrl: url && job ? `${url}#${job}` : url,
  };
}

/** The URL of a page below another; `undefined` when a part of it is missing. */
function pageOf(base: string | undefined, ...parts: readonly (string | undefined)[]): string | undefined {
  return base && parts.every(Boolean) ? [base.replace(/\/+$/, ""), ...parts].join("/") : undefined;
}

const hostOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).hostname : undefined);
