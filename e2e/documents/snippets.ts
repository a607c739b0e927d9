import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A fenced block of the documents. */
export interface Snippet {
  /** Relative to the repository, with `/`. */
  file: string;
  /** Of the opening fence, from 1. */
  line: number;
  language: string;
  code: string;
  /** Why no test runs it, from `<!-- not executable here: reason -->` above the block. */
  notRun: string | undefined;
}

/** README.md and every page below `docs/`. Decisions describe what was tried, not what a reader should type. */
export function documents(): string[] {
  const pages = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && !name.startsWith("decisions"))
    .map((name) => join(root, "docs", name));
  return [join(root, "README.md"), ...pages.sort()];
}

/** The fenced blocks of one document, in order. */
export function snippetsOf(path: string): Snippet[] {
  const file = relative(root, path).split("\\").join("/");
  const lines = readFileSync(path, "utf8").split("\n");
  const found: Snippet[] = [];
  let marker: string | undefined;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    const fence = /^(\s*)```(\w*)/.exec(line);
    if (!fence) {
      const comment = /^\s*<!-- not executable here: (.+) -->$/.exec(line);
      if (comment) marker = comment[1];
      else if (line.trim() !== "") marker = undefined;
      continue;
    }
    const [, indent = "", language = ""] = fence;
    const opening = index + 1;
    const code: string[] = [];
    while (++index < lines.length && lines[index]?.trimEnd() !== `${indent}\`\`\``) code.push((lines[index] ?? "").slice(indent.length));
    found.push({ file, line: opening, language, code: code.join("\n"), notRun: marker });
    marker = undefined;
  }
  return found;
}
