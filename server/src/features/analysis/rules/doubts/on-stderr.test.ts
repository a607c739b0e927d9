import { expect, test } from "vitest";
import { createLogSplitter } from "../../material/log-splitter.ts";
import { explainByRules } from "../explain-by-rules.ts";

/** Chunks as an engine delivered them: `!` for standard error. */
function explain(...chunks: string[]) {
  const splitter = createLogSplitter();
  for (const [index, chunk] of chunks.entries())
    splitter.add({ seq: index + 1, stream: chunk.startsWith("!") ? "stderr" : "stdout", log: `${chunk.replace(/^!/, "")}\n` });
  return explainByRules({ lines: splitter.lines(), tests: [], exitCode: 1, counts: null, sinceLastPass: null });
}

test("an error that was delivered before the program's own words is shown, in either order", () => {
  const error = "!Failed to get the data key required to decrypt the SOPS file.";
  for (const chunks of [
    [error, "suite 4.2, stage sops"],
    ["suite 4.2, stage sops", error],
  ])
    expect(explain(...chunks).evidence[0]?.text).toContain("SOPS file");
});

test("a cause on standard error is shown behind later words on standard output", () => {
  const { category, confidence, evidence } = explain("!run.sh: 3: jq: not found", "warehouse simulation, seed 42");
  expect([category, confidence <= 0.6]).toEqual(["missing-dependency", true]);
  expect(evidence[0]?.text).toContain("jq: not found");
});

test("warnings on standard error are not preferred to the last words, and words that sound like an error stay first", () => {
  expect(explain("!warning: package lodash@3 is deprecated", "12 rows differ").evidence[0]?.text).toBe("12 rows differ");
  expect(explain("!connecting to the cache", "order 7 has the wrong total").evidence[0]?.text).toBe("order 7 has the wrong total");
});
