import { describe, expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const byReport = (message: string) =>
  explainByRules({
    lines: [],
    tests: [{ id: "e-0", ordinal: 0, testKey: "k", name: "Signs in", filePath: null, flaky: false, message, trace: message }],
    exitCode: 1,
    counts: null,
    sinceLastPass: null,
  });

const rule = "=".repeat(78);
const byLog = (kind: "setup" | "teardown", reason: string) => {
  const verdict = kind === "setup" ? `| FAIL |\nParent suite setup failed:\n${reason}` : "| PASS |";
  const log = `${rule}\nShop.Account\n${rule}\nSigns in      ${verdict}\n${"-".repeat(78)}\nShop.Account      | FAIL |\nSuite ${kind} failed:\n${reason}\n\n1 test, 0 passed, 1 failed\n${rule}\nOutput:  /app/output.xml\n`;
  return explainByRules(materialOf({ log, exitCode: 1 }));
};

describe("a set-up or tear-down of Robot Framework", () => {
  test.each([
    "Parent suite teardown failed:",
    "Parent suite setup failed:",
    "Also parent suite teardown failed:",
    "Setup failed:",
    "Teardown failed:",
  ])("is named by the reason below “%s”", (heading) => {
    const { rootCause, evidence } = byReport(`${heading}\nno browser`);
    expect(rootCause).toContain("no browser");
    expect(JSON.stringify(evidence[0])).toContain("no browser");
  });

  test("is named by the first of several reasons", () => {
    expect(byReport("Parent suite teardown failed:\nSeveral failures occurred:\n\n1) no browser\n\n2) no window").rootCause).toContain(
      "no browser",
    );
  });

  test.each(["setup", "teardown"] as const)("is found in the log: %s", (kind) => {
    const unknown = byLog(kind, "no browser");
    expect(unknown.rootCause).toContain("no browser");
    expect(JSON.stringify(unknown.evidence[0])).toContain("no browser");
    const compared = byLog(kind, "Orders left: 3 != 0");
    expect(compared.category).toBe("assertion");
    expect(JSON.stringify(compared.evidence[0])).toContain("3 != 0");
  });
});
