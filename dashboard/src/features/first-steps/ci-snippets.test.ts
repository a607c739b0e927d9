import { CiTrigger } from "@gantry/contract/ci/schemas.ts";
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ciSnippet, type SystemName, systems } from "./ci-snippets.ts";

const pipeline = {
  origin: "https://gantry.example.com/base",
  projectId: "6a1b2c3d4e5f60718293a4b5",
  image: "registry.example.com/team/suite:1.4",
};
const names = Object.keys(systems) as SystemName[];

test.each(names)("%s: both snippets name the server, the project and where the key is", (name) => {
  for (const way of ["run", "upload"] as const) {
    const snippet = ciSnippet(name, way, pipeline);
    expect(snippet).toContain(`${pipeline.origin}/`);
    expect(snippet).toContain(way === "run" ? "/ci/trigger \\" : "/ingest \\");
    expect(snippet).toContain(pipeline.projectId);
    expect(snippet).toContain("x-api-key: $GANTRY_API_KEY");
    expect(systems[name].secret).toMatch(/GANTRY_API_KEY|gantry-api-key/);
  }
});

/** The shell lines of a snippet, as its system hands them to a shell. */
function shellOf(name: SystemName, snippet: string): string {
  if (name === "shell") return snippet;
  if (name === "jenkins") return (/'''\n([\s\S]*)'''/.exec(snippet)?.[1] ?? "").replaceAll("\\\\", "\\");
  const step: unknown = parse(snippet);
  return /(?:json\(\)|curl|code=0)[\s\S]*/.exec(deepest(step))?.[0] ?? "";
}

/** The longest text in a value. */
function deepest(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value)
    .map(deepest)
    .reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

test.each(names)("%s: the configuration is read back as the same shell lines", (name) => {
  for (const way of ["run", "upload"] as const) {
    const shell = shellOf(name, ciSnippet(name, way, pipeline));
    const lines = shell
      .trimEnd()
      .split("\n")
      .map((line) => line.trim());
    const expected = ciSnippet("shell", way, pipeline)
      .split("\n")
      .map((line) => line.trim());
    const withoutFacts = (all: string[]) => all.filter((line) => !/^--form-string|^"\w+": "'"/.test(line));
    expect(withoutFacts(lines)).toEqual(withoutFacts(expected));
  }
});

/** With what ends or changes a text of JSON. */
const said = 'Say "no" to C:\\temp\tand\n\nmore';

/** What the system's variables say in a pipeline of a pull request. */
const variables: Record<SystemName, Record<string, string>> = {
  github: {
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "shop/web",
    SHA: "c0ffee",
    BRANCH: "checkout",
    GITHUB_BASE_REF: "main",
    PR: "7",
    MESSAGE: said,
  },
  gitlab: {
    CI_PROJECT_PATH: "shop/web",
    CI_COMMIT_SHA: "c0ffee",
    CI_COMMIT_REF_NAME: "checkout",
    CI_MERGE_REQUEST_IID: "7",
    CI_COMMIT_TITLE: said,
  },
  jenkins: {
    GIT_URL: "https://ci:token@github.com/shop/web.git",
    GIT_COMMIT: "c0ffee",
    CHANGE_BRANCH: "checkout",
    CHANGE_ID: "7",
    CHANGE_TITLE: said,
  },
  azure: {
    SYSTEM_COLLECTIONURI: "https://dev.azure.com/shop/",
    BUILD_REPOSITORY_URI: "https://acme@dev.azure.com/acme/shop/_git/web",
    BUILD_SOURCEVERSIONMESSAGE: said,
    SYSTEM_PULLREQUEST_SOURCECOMMITID: "c0ffee",
    BUILD_SOURCEVERSION: "merged",
    SYSTEM_PULLREQUEST_SOURCEBRANCH: "refs/heads/checkout",
    SYSTEM_PULLREQUEST_PULLREQUESTID: "7",
  },
  circleci: { CIRCLE_SHA1: "c0ffee", CIRCLE_BRANCH: "checkout", CIRCLE_PULL_REQUEST: "https://github.com/shop/web/pull/7" },
  shell: {},
};

test.each(names.filter((name) => name !== "shell"))("%s: a run here gets repository, commit, branch, pull request and message", (name) => {
  // The shell that a pipeline starts prints the body instead of sending it.
  const script = `curl() { for last; do :; done; printf %s "$last"; }\n${shellOf(name, ciSnippet(name, "run", pipeline))}`;
  const body = execFileSync("sh", ["-eu", "-c", script], { env: { PATH: process.env["PATH"], ...emptyOf(script), ...variables[name] } });
  const { ciContext } = CiTrigger.parse(JSON.parse(body.toString()));
  expect(ciContext).toMatchObject({ repository: "shop/web", commitSha: "c0ffee", branch: "checkout", prNumber: 7 });
  // CircleCI has no message, so its snippet asks Git.
  if (name !== "circleci") expect(ciContext).toHaveProperty("message", 'Say "no" to C:\\temp and');
});

/** Every variable of a script, empty. */
const emptyOf = (script: string) => Object.fromEntries([...script.matchAll(/\$\{?([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => [name, ""]));
