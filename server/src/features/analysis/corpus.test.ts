import { describe, expect, test } from "vitest";
import { type FailureCategory, failureCategories } from "@gantry/contract/analysis.ts";
import { type Example, materialOf, readCorpus, readReported } from "./corpus/read-corpus.ts";
import { explainByRules } from "./rules/explain-by-rules.ts";

const corpus = readCorpus();
const judged = corpus.map((example) => {
  const material = materialOf(example);
  return { example, material, explanation: explainByRules(material) };
});

const accuracy = (of: readonly { example: Example; explanation: { category: FailureCategory } }[]) =>
  of.filter(({ example, explanation }) => explanation.category === example.right).length / of.length;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

describe("the built-in rules on real logs", () => {
  const heldOut = judged.filter(({ example }) => example.heldOut);
  const known = judged.filter(({ example }) => !example.heldOut);

  test("are right most of the time, also on logs that they were not written from", () => {
    // Of the others only: who reads what went wrong with those held out would soon write rules for them.
    const wrong = known.filter(({ example, explanation }) => explanation.category !== example.right);
    const rows = failureCategories.map((category) => {
      const of = judged.filter(({ example }) => example.right === category);
      return of.length === 0 ? "" : `  ${category.padEnd(20)} ${percent(accuracy(of)).padStart(8)} of ${of.length}\n`;
    });
    console.log(
      `analysis corpus: ${corpus.length} logs; right ${percent(accuracy(judged))}; ` +
        `held out ${percent(accuracy(heldOut))} of ${heldOut.length}, others ${percent(accuracy(known))} of ${known.length}\n${rows.join("")}` +
        wrong.map(({ example, explanation }) => `  wrong: ${example.id}: ${explanation.category}\n`).join(""),
    );
    expect(corpus.length).toBeGreaterThanOrEqual(120);
    expect(heldOut.length).toBeGreaterThanOrEqual(40);
    expect(accuracy(heldOut)).toBeGreaterThanOrEqual(0.8);
    expect(accuracy(known)).toBeGreaterThanOrEqual(0.9);
  });

  test("know every category that is there to be known", () => {
    const right = new Set(
      judged.filter(({ example, explanation }) => explanation.category === example.right).map(({ example }) => example.right),
    );
    expect(failureCategories.filter((category) => category !== "unknown" && !right.has(category))).toEqual([]);
  });

  test("cite lines that stand in the log, and say something about each", () => {
    for (const { example, material, explanation } of judged) {
      const lines = new Map(material.lines.map((line) => [line.line, line.text]));
      for (const cited of explanation.evidence) {
        if (!("line" in cited)) throw new Error("there are no tests to cite");
        expect(lines.get(cited.line)?.trim().startsWith(cited.text), example.id).toBe(true);
      }
      if (explanation.category !== "unknown" && example.log.trim() !== "")
        expect(explanation.evidence.length, example.id).toBeGreaterThan(0);
      expect(explanation.suggestions.length).toBeGreaterThan(0);
    }
  });

  test("are as quick on a huge log as they need to be", () => {
    const log = `${"an ordinary line of a chatty suite\n".repeat(300_000)}Error: connect ECONNREFUSED 127.0.0.1:5432\n${"more of it\n".repeat(300_000)}`;
    const { category, evidence } = explainByRules(materialOf({ log, exitCode: 1 }));
    expect(category).toBe("connection-refused");
    expect(evidence).toMatchObject([{ line: 300_001 }]);
  });
});

describe("the built-in rules on failed tests in real reports", () => {
  const failures = readReported().map((failure) => {
    const test = { ...failure, id: "e-0", ordinal: 0, testKey: "key", filePath: null, flaky: false };
    const { category, evidence } = explainByRules({ tests: [test], lines: [], exitCode: 1, counts: null, sinceLastPass: null });
    return { ...failure, isRight: category === failure.right, isNamed: new RegExp(failure.names).test(evidence[0]?.text ?? "") };
  });

  test.each([false, true])("give the category and name the cause; held out: %s", (heldOut) => {
    const of = failures.filter((failure) => failure.heldOut === heldOut);
    const right = of.filter(({ isRight }) => isRight).length / of.length;
    const named = of.filter(({ isNamed }) => isNamed).length / of.length;
    console.log(`analysis of reports, held out ${heldOut}: category ${percent(right)}, cause ${percent(named)} of ${of.length}`);
    expect(of.length).toBeGreaterThanOrEqual(30);
    expect(right).toBeGreaterThanOrEqual(0.95);
    expect(named).toBeGreaterThanOrEqual(0.9);
  });
});
