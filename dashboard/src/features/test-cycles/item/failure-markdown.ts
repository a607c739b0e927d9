import type { CycleItem, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";

/** A failed case as the text of an issue, for any tracker. `url` is the address of the case in its cycle. */
export function failureMarkdown(cycle: TestCycle, item: CycleItem, url: string): string {
  const facts = [
    `**Cycle:** ${cycle.name}`,
    item.suite && `**Suite:** ${item.suite}`,
    cycle.configuration && `**Configuration:** ${cycle.configuration}`,
    item.resultBy && `**Tested by:** ${item.resultBy.name}`,
  ].filter(Boolean);
  const section = (title: string, text: string) => (text.trim() === "" ? [] : [`### ${title}`, text.trim()]);
  const parts = [
    `## ${item.title}`,
    facts.join("  \n"),
    ...section("Description", item.description),
    ...section("Preconditions", item.preconditions),
    ...section("Test data", item.testData),
    ...section("Steps", item.steps.map(stepLine).join("\n")),
    ...section("Actual result", item.comment),
    item.screenshots.length > 0 ? `Screenshots: ${item.screenshots.length}, see the link.` : "",
    url,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function stepLine({ action, expectedResult, status, comment }: CycleItem["steps"][number], at: number): string {
  const lines = [
    `${at + 1}. ${oneLine(action)}`,
    expectedResult && `   - Expected: ${oneLine(expectedResult)}`,
    status === "FAILED" && `   - **Failed${comment ? `:** ${oneLine(comment)}` : "**"}`,
    status !== "FAILED" && comment && `   - ${oneLine(comment)}`,
  ];
  return lines.filter(Boolean).join("\n");
}

const oneLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, " ");
