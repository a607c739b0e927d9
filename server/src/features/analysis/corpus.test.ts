import { describe, expect, test } from "vitest";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { failureCategories } from "@gantry/contract/analysis/constants.ts";
import { type Evaluation, evaluate, readRuns } from "./corpus/evaluate.ts";
import { type Example, materialOf, readCorpus } from "./corpus/read-corpus.ts";
import { cleanText } from "./material/clean-line.ts";
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

  test("are right for most logs, including logs that they were not written from", () => {
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

  test("know every category", () => {
    const right = new Set(
      judged.filter(({ example, explanation }) => explanation.category === example.right).map(({ example }) => example.right),
    );
    expect(failureCategories.filter((category) => category !== "unknown" && !right.has(category))).toEqual([]);
  });

  test("cite existing lines, each with an explanation", () => {
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

  test("read a huge log within their time limit", () => {
    const log = `${"an ordinary line of a chatty suite\n".repeat(300_000)}Error: connect ECONNREFUSED 127.0.0.1:5432\n${"more of it\n".repeat(300_000)}`;
    const { category, evidence } = explainByRules(materialOf({ log, exitCode: 1 }));
    // The program continued.
    expect(category).toBe("unknown");
    expect(evidence).toMatchObject([{ line: 600_001 }, { line: 300_001 }]);
  });
});

describe("the built-in rules on broken programs", () => {
  const runs = readRuns();
  const judgements = evaluate(runs);
  const share = (of: readonly Evaluation[], what: "isRight" | "isNamed" | "isCited") => of.filter((each) => each[what]).length / of.length;

  test.each([
    ["known", "log"],
    ["known", "report"],
    ["held out", "log"],
    ["held out", "report"],
  ])("of the %s part, by the %s, give the category, name the cause and cite its line first", (part, from) => {
    const of = judgements.filter((each) => each.from === from && each.run.heldOut === (part === "held out"));
    const [right, named, cited] = [share(of, "isRight"), share(of, "isNamed"), share(of, "isCited")];
    const runners = new Set(of.map(({ run }) => run.id.replace(/\/.*/, "")));
    const rows = [...runners].map((runner) => {
      const its = of.filter(({ run }) => run.id.startsWith(`${runner}/`));
      const counts = (["isRight", "isNamed", "isCited"] as const).map((what) => its.filter((each) => each[what]).length);
      return `  ${runner.padEnd(16)} ${counts.join(" ")} of ${its.length}\n`;
    });
    console.log(
      `broken programs, ${part}, by the ${from}: category ${percent(right)}, cause ${percent(named)}, line ${percent(cited)} of ${of.length}\n${rows.join("")}`,
    );
    expect(of.length).toBeGreaterThanOrEqual(40);
    expect(right).toBeGreaterThanOrEqual(part === "known" ? 0.98 : 0.85);
    expect(named).toBeGreaterThanOrEqual(part === "known" ? 0.98 : 0.85);
    expect(cited).toBeGreaterThanOrEqual(part === "known" ? 0.98 : 0.85);
  });

  /** Lines of a CI job around a suite, none of which made it fail. */
  const above =
    "npm warn deprecated glob@7.2.3: no longer supported\nWARNING: Retrying after connection broken by 'NewConnectionError': Connection refused\nSuccessfully installed\ncurl: (7) Failed to connect to api port 8080: Connection refused\nwaiting for api...\napi is up\n";
  const below =
    "\nUploading coverage: connect ETIMEDOUT 10.0.0.9:443, skipped\nrm: cannot remove '/tmp/cache': Permission denied\nmake: *** [Makefile:12: test] Error 1\n";
  test.each([
    ["above", (log: string) => above + log],
    ["below", (log: string) => log + below],
  ])("are explained in the same way with other lines %s", (_, around) => {
    // Of each, a few: all of them take long. A script has no end that can be told from what follows.
    const some = judgements.filter(({ run, from }, index) => from === "log" && !run.id.startsWith("shell/") && index % 7 === 0);
    const changed = evaluate(some.map(({ run }) => ({ ...run, tests: [], log: around(run.log) })));
    const same = changed.filter(({ explanation }, index) => explanation.category === some[index]?.explanation.category);
    const sure = changed.filter((each, index) => !same.includes(each) && some[index]?.isRight && each.explanation.category !== "unknown");
    expect(some.length).toBeGreaterThanOrEqual(100);
    expect(same.length / some.length).toBeGreaterThanOrEqual(0.95);
    expect(sure.length / some.length).toBeLessThanOrEqual(0.03);
  });

  test("print the output that their labels name", () => {
    const plain = (text: string) =>
      cleanText(text)
        .replace(/\s+/g, " ")
        .replace(/['`‘’“”]/g, '"');
    const unsaid = runs.filter(({ log, lines }) => !lines.some((words) => plain(log).includes(plain(words))));
    expect(unsaid.map(({ id }) => id)).toEqual([]);
  });
});
