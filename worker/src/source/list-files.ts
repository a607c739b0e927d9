import { inMb } from "@gantry/contract/in-mb.ts";
import type { Readable } from "node:stream";
import { sourceUnavailable } from "./source-problem.ts";

export interface Listed {
  files: number;
  /** Repositories inside of this one, which are not fetched. */
  submodules: number;
}

/**
 * Reads the output of `git ls-tree -r -z -l` and stops at the first limit: a small repository may have endless folders.
 * @throws {EngineError} when there is too much, or no folder `path`
 */
export async function listFiles(
  output: Readable,
  {
    repository,
    commit,
    path,
    maxFiles,
    maxBytes,
  }: { repository: string; commit: string; path: string; maxFiles: number; maxBytes: number },
): Promise<Listed> {
  const listed = { files: 0, submodules: 0 };
  let bytes = 0;
  let found = path === "";
  let isOther = false;
  for await (const line of linesOf(output)) {
    if (line.length > maxLineLength) throw sourceUnavailable(repository, "has a file whose path is too long");
    const [about = "", ...names] = line.split("\t");
    const [, type, , size] = about.split(/ +/);
    const name = names.join("\t");
    if (name.startsWith(`${path}/`)) found = true;
    if (name === path || path.startsWith(`${name}/`)) isOther = true;
    if (type === "commit") listed.submodules += 1;
    else listed.files += 1;
    bytes += Number(size) || 0;
    if (listed.files > maxFiles)
      throw sourceUnavailable(repository, `has more than ${maxFiles.toLocaleString("en")} files. Let the operator raise SOURCE_MAX_FILES`);
    if (bytes > maxBytes)
      throw sourceUnavailable(repository, `has more than ${inMb(maxBytes)} in its files. Let the operator raise SOURCE_MAX_BYTES`);
  }
  if (!found) {
    const missing = `has no folder ${path} at commit ${commit.slice(0, 7)}`;
    throw sourceUnavailable(repository, isOther ? `${missing}: a file, link or submodule is there` : `${missing}. Check the name`);
  }
  return listed;
}

const maxLineLength = 16_384;

async function* linesOf(output: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of output.setEncoding("utf8") as AsyncIterable<string>) {
    const lines = (rest + piece).split("\0");
    rest = lines.pop() ?? "";
    yield* lines;
    if (rest.length > maxLineLength) yield rest;
  }
}
