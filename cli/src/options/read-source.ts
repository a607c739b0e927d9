import type { RunConfig } from "@gantry/contract/executions/schemas.ts";
import { UsageError } from "./usage-error.ts";

export interface SourceOptions {
  repo?: string;
  ref?: string;
  path?: string;
  tokenVariable?: string;
}

/** The source of a run; `undefined`: the project's, `null`: none. @throws {UsageError} for details of a repository that is not named */
export function readSource({ repo: given, ref, path, tokenVariable }: SourceOptions): RunConfig["source"] {
  const repo = given === "none" ? undefined : given;
  if (repo !== undefined) return { repository: repo, ref, path, tokenVariable };
  const [lonely] =
    Object.entries({ "--ref": ref, "--path": path, "--token-variable": tokenVariable }).find(([, value]) => value !== undefined) ?? [];
  if (lonely !== undefined) throw new UsageError(`${lonely} needs --repo, the https address of the repository.`);
  return given === undefined ? undefined : null;
}
