import type { LogLine, Material, TroubledTest } from "../material/material.ts";
import type { Clue } from "./classify.ts";

export type ClueSource = { kind: "line"; line: LogLine } | { kind: "test"; test: TroubledTest };

/** A log says much that has nothing to do with the failure; a failed test's message is the failure. */
const trustInLog = 0.9;

/** The texts that may say why the run failed: messages of failed tests, then lines of the log. */
export function cluesOf(material: Pick<Material, "lines" | "tests">): Clue<ClueSource>[] {
  const failed = material.tests.filter((test) => !test.flaky);
  return [...failed.flatMap((test) => cluesOfTest(test)), ...cluesOfLog(material.lines)];
}

/** Under it, a caret points at a place in the line: it is code, not words. */
const caret = /^\s*(?:\d*\s*\|\s*)?[\^~]+\s*$/;
/** pytest marks what it has to say; around it, it shows the source, comments and all. */
const pytestSays = /^E {3}/;
const pytestShows = /^(?:\s{4}|>\s)/;
const trustInCode = 0.4;

function cluesOfLog(lines: readonly LogLine[]): Clue<ClueSource>[] {
  const isPytest = lines.some(({ text }) => pytestSays.test(text));
  return lines.map((line, index) => {
    const isCode = caret.test(lines[index + 1]?.text ?? "") || (isPytest && pytestShows.test(line.text));
    return { text: line.text, trust: trustInLog * (isCode ? trustInCode : 1), source: { kind: "line", line } };
  });
}

/** Its message and the beginning of its trace, line by line. */
export function cluesOfTest(test: TroubledTest): Clue<ClueSource>[] {
  const texts = [...test.message.split("\n"), ...test.trace.split("\n").slice(0, 12)].filter((text) => text.trim() !== "");
  return texts.slice(0, 40).map((text) => ({ text, trust: 1, source: { kind: "test" as const, test } }));
}
