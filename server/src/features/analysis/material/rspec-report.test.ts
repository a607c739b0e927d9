import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "../rules/explain-by-rules.ts";

const report = (examples: object[]) =>
  JSON.stringify({ version: "3.12.0", examples, summary: {}, summary_line: `${examples.length} examples, 1 failure` });
const passed = { full_description: "till says connect ECONNREFUSED", status: "passed" };
const failed = (name: string, message: string) => ({
  full_description: "till sums",
  status: "failed",
  exception: { class: name, message, backtrace: ["/app/till_spec.rb:2:in `block'"] },
});
const explain = (log: string) => explainByRules(materialOf({ log, exitCode: 1 }));

test("a report of `rspec --format json` on the console is read like RSpec's own output", () => {
  const expectation = failed("RSpec::Expectations::ExpectationNotMetError", "\nexpected: 10\n     got: 9\n\n(compared using ==)\n");
  const { category, rootCause, evidence } = explain(`connect ECONNREFUSED 127.0.0.1:5432\n${report([passed, expectation])}\n`);
  expect(category).toBe("assertion");
  expect(rootCause).toContain("expected 10, received 9");
  expect(evidence[0]).toMatchObject({ line: 2 });
  expect(explain(report([passed, failed("KeyError", "key not found: :fare")]))).toMatchObject({ category: "data" });
});

test("a report that was cut explains nothing", () => {
  const cut = report([passed, failed("KeyError", "key not found: :fare")]).slice(0, -20);
  expect(explain(cut).category).toBe("unknown");
});
