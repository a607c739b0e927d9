import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeCommands } from "../cli/src/describe-commands.ts";
import { createProgram } from "../cli/src/program.ts";

/** `npm run docs:cli`: writes the commands into docs/cli.md, between the markers. */
const path = join(import.meta.dirname, "../docs/cli.md");
const page = readFileSync(path, "utf8");
const start = "<!-- commands: made by `npm run docs:cli` -->\n";
const end = "\n<!-- end of commands -->";
const [before = "", rest = ""] = page.split(start);
const after = rest.slice(rest.indexOf(end));
writeFileSync(path, before + start + describeCommands(createProgram(() => {})) + after);
