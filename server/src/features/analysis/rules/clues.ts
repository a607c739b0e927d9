import type { LogLine, Material, TroubledTest } from "../material/material.ts";
import type { Clue } from "./classify.ts";

export type ClueSource = { kind: "line"; line: LogLine } | { kind: "test"; test: TroubledTest };

/** A log says much that has nothing to do with the failure; a failed test's message is the failure. */
const trustInLog = 0.9;

/** The texts that may say why the run failed: messages of failed tests, then lines of the log. */
export function cluesOf(material: Pick<Material, "lines" | "tests">): Clue<ClueSource>[] {
  const failed = material.tests.filter((test) => !test.flaky);
  return [
    ...failed.flatMap((test) => cluesOfTest(test)),
    ...material.lines.map((line) => ({ text: line.text, trust: trustInLog, source: { kind: "line" as const, line } })),
  ];
}

/** Its message and the beginning of its trace, line by line. */
export function cluesOfTest(test: TroubledTest): Clue<ClueSource>[] {
  const texts = [...test.message.split("\n"), ...test.trace.split("\n").slice(0, 12)].filter((text) => text.trim() !== "");
  return texts.slice(0, 40).map((text) => ({ text, trust: 1, source: { kind: "test" as const, test } }));
}
