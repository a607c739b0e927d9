import { dirname } from "node:path";
import type { CheckedRepository } from "./check-repository.ts";
import type { SourceSettings } from "./source-limits.ts";

/** The time of all files of a source: a file of the report folder that still has it was not written by the run. In seconds since 1970. */
export const sourceTime = 1_000_000_000;

/**
 * All that git sees of the environment: nothing of the machine's own configuration, no hooks, helpers, prompts, proxies or redirects, no
 * protocol but that of the address. The token is here and not among the arguments, which every user of the machine can list.
 */
export function gitEnvironment(
  gitDir: string,
  { url, pinned }: CheckedRepository,
  token: string | null,
  { caFile, searchPath }: Pick<SourceSettings, "caFile" | "searchPath">,
): Record<string, string> {
  const origin = `${url.origin}/`;
  const settings: [string, string][] = [
    ["http.followRedirects", "false"],
    ["http.proxy", ""],
    ["http.sslVerify", "true"],
    ["http.lowSpeedLimit", "1000"],
    ["http.lowSpeedTime", "30"],
    ["credential.helper", ""],
    ["core.hooksPath", "/dev/null"],
    ["core.fsmonitor", "false"],
    ["core.packedGitWindowSize", "32m"],
    ["core.packedGitLimit", "256m"],
    ["core.bigFileThreshold", "16m"],
    ["pack.threads", "1"],
    ["fetch.unpackLimit", "1"],
    ["fetch.recurseSubmodules", "false"],
    ["submodule.recurse", "false"],
    ["gc.auto", "0"],
    ["maintenance.auto", "false"],
    ["transfer.bundleURI", "false"],
    // Whoever the suite's user is, it may read and write all files.
    ["tar.umask", "0"],
    ...(pinned === undefined ? [] : [["http.curloptResolve", pinned] as [string, string]]),
    ...(caFile === undefined ? [] : [["http.sslCAInfo", caFile] as [string, string]]),
    ...(token === null ? [] : [[`http.${origin}.extraHeader`, `Authorization: Basic ${credentials(url, token)}`] as [string, string]]),
  ];
  return {
    PATH: searchPath,
    HOME: dirname(gitDir),
    LC_ALL: "C",
    GIT_DIR: gitDir,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ALLOW_PROTOCOL: url.protocol.slice(0, -1),
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_AUTHOR_NAME: "gantry",
    GIT_AUTHOR_EMAIL: "gantry@localhost",
    GIT_AUTHOR_DATE: `@${sourceTime} +0000`,
    GIT_COMMITTER_NAME: "gantry",
    GIT_COMMITTER_EMAIL: "gantry@localhost",
    GIT_COMMITTER_DATE: `@${sourceTime} +0000`,
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
}

/** The token, and the password alone of `name:password`. */
export const partsOfToken = (token: string): string[] => [token, token.slice(token.indexOf(":") + 1)];

/** What must not be in the worker's log: the parts of the token, and how it is sent. */
export function formsOfToken(url: URL, token: string | null): string[] {
  if (token === null) return [];
  return [credentials(url, token), encodeURIComponent(token), ...partsOfToken(token)].filter((text) => text.length >= 4);
}

/** A token alone gets the user name that its host expects; `name:token` is sent as it is. */
function credentials({ hostname }: URL, token: string): string {
  const name = hostname === "bitbucket.org" ? "x-token-auth" : hostname.startsWith("gitlab.") ? "oauth2" : "x-access-token";
  return Buffer.from(token.includes(":") ? token : `${name}:${token}`).toString("base64");
}
