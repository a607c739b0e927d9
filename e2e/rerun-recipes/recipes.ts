import { readFileSync } from "node:fs";
import { join } from "node:path";
import { snippetsOf } from "../documents/snippets.ts";

const page = join(import.meta.dirname, "../../docs/suite-recipes.md");

/** The files of one runner's recipe, by name, as docs/suite-recipes.md gives them under the runner's heading. */
export function recipeOf(runner: string): Record<string, string> {
  const lines = readFileSync(page, "utf8").split("\n");
  const start = lines.indexOf(`## ${runner}`) + 1;
  if (start === 0) throw new Error(`docs/suite-recipes.md has no recipe for ${runner}.`);
  const end = sectionEnd(lines, start);
  const files: Record<string, string> = {};
  for (const { line, code } of snippetsOf(page)) {
    if (line < start || line > end) continue;
    const name = /^(?:#!.*\n|<\?php\n)?(?:#|\/\/) ([\w.]+)/.exec(code)?.[1];
    if (name === undefined) throw new Error(`docs/suite-recipes.md:${line} does not say which file it is.`);
    files[name] = `${code}\n`;
  }
  return files;
}

/** The line of the next heading; those inside a fenced block are comments. */
function sectionEnd(lines: readonly string[], start: number): number {
  let isCode = false;
  for (let index = start; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (line.startsWith("```")) isCode = !isCode;
    else if (!isCode && /^#{2,3} /.test(line)) return index + 1;
  }
  return lines.length;
}
