import type { LogLine, Material } from "../material/material.ts";
import type { Finding } from "./classify.ts";
import type { ClueSource } from "./clues.ts";
import { comparedValues } from "./compared-values.ts";
import { spokenPart } from "./spoken-part.ts";

const longest = 500;
const around = { before: 12, after: 24 };

/** Headlines that runners write over every assertion. */
const generic =
  /^(?:\S*Error(?: \[\w+\])?: )?(?:expect\(|expect\.|Expected values? to be|Expected inputs|Difference|Values have|deepEqual|Failed asserting that two|assertion .*failed$|Error Trace|Error: *Not equal|Not equal|\+ (?:actual|expected)|- (?:actual|expected)|(?:---|\+\+\+) (?:Expected|Actual))/i;
const label = /^\s*(?:expected|received|actual|got|but was|left|right)\b[^:]{0,20}:|^\s*[-+]/i;
const prefix = /^(?:[EF#│]\s+)?(?:\S*(?:AssertionError|AssertionFailedError|ExpectationFailedException)(?: \[\w+\])?:\s*)?/;

/** The error in one line, for an assertion with the values that it compared. Empty when the material holds no error. */
export function nameError({ category, clues }: Finding<ClueSource>, { lines }: Pick<Material, "lines">): string {
  const [clue] = clues;
  if (!clue) return "";
  const said = clue.text.trim();
  if (category !== "assertion") return said.slice(0, longest);
  const texts =
    clue.source.kind === "test"
      ? `${clue.source.test.message}\n${clue.source.test.trace}`.split("\n")
      : surroundings(clue.source.line, lines);
  const values = comparedValues(texts.join("\n"));
  if (!values) return said.slice(0, longest);
  const compared = `expected ${values.expected}, received ${values.received}`;
  const headline = clue.source.kind === "test" ? headlineOf(texts, values) : "";
  return (headline ? `${headline}: ${compared}` : compared).slice(0, longest);
}

/** What the test's author wrote beside the values, as "the discount is missing". */
function headlineOf(texts: readonly string[], values: { expected: string; received: string }): string {
  const first = texts.find((text) => text.trim() !== "" && spokenPart(text) !== "")?.trim() ?? "";
  if (generic.test(first) || label.test(first)) return "";
  const own = first.replace(prefix, "").replace(/[:.]\s*$/, "");
  return own.length > 160 || own.includes(values.received) || own.includes(values.expected) ? "" : own;
}

/** The lines of the same failure, as far as can be told: up to the next test that passed or failed. */
function surroundings(line: LogLine, lines: readonly LogLine[]): string[] {
  const at = lines.findIndex((each) => each.line === line.line);
  const isBorder = (index: number) =>
    index < 0 || index >= lines.length || (spokenPart(lines[index]?.text ?? "") === "" && lines[index]?.text.trim() !== "");
  let [from, to] = [at, at];
  while (at - from < around.before && !isBorder(from - 1)) from--;
  while (to - at < around.after && !isBorder(to + 1)) to++;
  return lines.slice(from, to + 1).map(({ text }) => text);
}
