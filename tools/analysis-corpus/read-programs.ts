import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { runners } from "./runners.ts";

/** A program that is broken in a known way, and how a person would explain its failure. */
export interface BrokenProgram {
  /** `<runner>/<category>-<what is broken>`. */
  id: string;
  right: FailureCategory;
  /** The cause, in a person's words, contains one of these. */
  causes: string[];
  /** The line that a person would quote contains one of these. */
  lines: string[];
  files: Record<string, string>;
  command: string;
  reportCommand: string | undefined;
  /** Held out: rules must not be written from these. */
  heldOut: boolean;
}

const folder = join(import.meta.dirname, "broken-programs");

/**
 * The programs in `broken-programs/known` and `broken-programs/held-out`. A file has the programs of one runner; each begins with
 * `@@ <category> <what is broken>`, followed by its labels: `= ` before words of the cause, `> ` before words of the line, as many as are
 * acceptable. Without `> ` the words of the cause are used. The rest is the program. `$ ` before a line replaces the runner's command, and
 * `+++ <path>` begins a file that replaces the runner's files.
 */
export function readPrograms(): BrokenProgram[] {
  return ["known", "held-out"].flatMap((part) =>
    readdirSync(join(folder, part)).flatMap((file) => {
      const programs = readFileSync(join(folder, part, file), "utf8")
        .split(/^@@ /m)
        .slice(1);
      return programs.map((program) => readProgram(basename(file, ".txt"), program, part === "held-out"));
    }),
  );
}

function readProgram(name: string, text: string, heldOut: boolean): BrokenProgram {
  const runner = runners[name];
  if (!runner) throw new Error(`There is no runner ${name}.`);
  const [title = "", ...lines] = text.split("\n");
  const [category = "", what = ""] = title.split(" ");
  const isLabel = (line: string) => line.startsWith("= ") || line.startsWith("> ");
  const labels = lines.slice(
    0,
    lines.findIndex((line) => !isLabel(line)),
  );
  const rest = lines.slice(labels.length);
  const own = rest.find((line) => line.startsWith("$ "));
  const body = rest.filter((line) => line !== own).join("\n");
  const id = `${name}/${category}-${what}`;
  const causes = labelled(labels, "= ");
  return {
    id,
    right: FailureCategory.parse(category),
    causes,
    lines: labelled(labels, "> ").length > 0 ? labelled(labels, "> ") : causes,
    files: body.startsWith("+++ ") || body.includes("\n+++ ") ? filesOf(body) : runner.files(body),
    command: own?.slice(2) ?? runner.command,
    reportCommand: own ? undefined : runner.reportCommand,
    heldOut,
  };
}

const labelled = (labels: readonly string[], sign: string) =>
  labels.filter((line) => line.startsWith(sign)).map((line) => line.slice(sign.length));

function filesOf(body: string): Record<string, string> {
  const parts = body.split(/^\+\+\+ /m).slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const [path = "", ...lines] = part.split("\n");
      return [path, lines.join("\n")];
    }),
  );
}
