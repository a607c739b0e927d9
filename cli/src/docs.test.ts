import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { expect, test } from "vitest";
import { describeCommands } from "./describe-commands.ts";
import { createProgram } from "./program.ts";

const root = join(import.meta.dirname, "../..");
const markers = ["<!-- commands: made by `npm run docs:cli` -->\n", "\n<!-- end of commands -->"] as const;

test("docs/cli.md describes every command as --help does", () => {
  const page = readFileSync(join(root, "docs/cli.md"), "utf8");
  const [, rest = ""] = page.split(markers[0]);
  const [described] = rest.split(markers[1]);
  expect(described, "Run: npm run docs:cli").toBe(describeCommands(createProgram(() => {})));
});

const pages = ["README.md", ...readdirSync(join(root, "docs"), { recursive: true }).map((name) => `docs/${String(name)}`)].filter((name) =>
  name.endsWith(".md"),
);

/** Words after `gantry` in a code span or block, up to the first option or argument. */
const mentions = (text: string): string[][] =>
  [...text.matchAll(/(?:^|[`$]|npx |&& |- |'|sh ')gantry ((?:[a-z][a-z-]* ?)+)/gm)].map(([, words = ""]) => words.trim().split(/\s+/));

function isKnown(program: Command, [name = "", ...rest]: string[]): boolean {
  const command = program.commands.find((candidate) => candidate.name() === name);
  if (command === undefined) return program.commands.length === 0 || name.startsWith("--");
  return command.commands.length === 0 || rest.length === 0 || isKnown(command, rest);
}

test.each(pages)("%s names only existing commands and settings of the command line", (name) => {
  const text = readFileSync(join(root, name), "utf8");
  const program = createProgram(() => {});
  const code = [...text.matchAll(/```[a-z]*\n[\s\S]*?```|`[^`\n]+`/g)].map(([span]) => span).join("\n");
  for (const words of mentions(code)) expect(isKnown(program, words), `gantry ${words.join(" ")}`).toBe(true);
  expect(text).not.toMatch(/\$\{?GANTRY\b|GANTRY_KEY\b|GANTRY_TOKEN\b|GANTRY_SERVER\b/);
});
