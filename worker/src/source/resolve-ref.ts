import type { ClaimedSource } from "@gantry/contract/dispatch/schemas.ts";
import { sourceUnavailable } from "./source-problem.ts";

/** The names that `ref` may have at the repository, the first that exists counts. An annotated tag has its commit under `^{}`. */
function namesOf(ref: string | null): string[] {
  if (ref === null) return ["HEAD"];
  const names = ref.startsWith("refs/") ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
  return names.flatMap((name) => [`${name}^{}`, name]);
}

/** The patterns for `git ls-remote`. */
export const refsToAsk = namesOf;

/**
 * The commit in the response of `git ls-remote`.
 * @throws {EngineError} when the repository has no such reference
 */
export function resolvedIn(output: string, { repository, ref }: Pick<ClaimedSource, "repository" | "ref">): string {
  const found = new Map(
    output.split("\n").flatMap((line) => {
      const [hash = "", name = ""] = line.split("\t");
      return /^[a-f0-9]{40,64}$/.test(hash) ? [[name, hash] as const] : [];
    }),
  );
  for (const name of namesOf(ref)) {
    const hash = found.get(name);
    if (hash !== undefined) return hash;
  }
  if (ref === null) throw sourceUnavailable(repository, "has no default branch: it may be empty. Push a commit, or name a branch in ref");
  const hint = /^[a-f0-9]{7,}$/i.test(ref) ? " A commit needs its full hash, of 40 characters" : " Check the name";
  throw sourceUnavailable(repository, `has no branch or tag named ${ref}.${hint}`);
}
