import type { GeneratedTestCase, TestStyle } from "@gantry/contract/spec-to-tests.ts";
import { tidy } from "./documents/document.ts";
import type { DraftCase, DraftStep } from "./draft-case.ts";
import { shortened, uncapitalised, withStop, withoutStop } from "./rules/words.ts";

const limits = { title: 300, text: 2000, suite: 200, steps: 50 };

/** Writes the steps of a case in the style that was asked for, every text within the bounds of a test case. */
export function formatCase(draft: DraftCase, style: TestStyle): GeneratedTestCase {
  return {
    title: shortened(tidy(draft.title) || "Untitled", limits.title),
    description: shortened(draft.description, limits.text),
    suite: shortened(draft.suite, limits.suite),
    preconditions: shortened(draft.preconditions.map(withStop).join(" "), limits.text),
    steps: draft.steps.slice(0, limits.steps).map((step, index) => {
      const written = styles[style](step, index, draft);
      return { action: shortened(written.action, limits.text), expectedResult: shortened(written.expectedResult, limits.text) };
    }),
    priority: draft.priority,
    type: "MANUAL",
    source: draft.source,
  };
}

type Written = { action: string; expectedResult: string };

const styles: Readonly<Record<TestStyle, (step: DraftStep, index: number, draft: DraftCase) => Written>> = {
  procedural: (step) => ({ action: withStop(step.action), expectedResult: withStop(step.expectedResult) }),
  bdd: (step, index, draft) => ({
    action: `${index === 0 ? givenOf(draft) : ""}${index === 0 ? "When" : "And when"} ${withoutStop(step.event === undefined ? uncapitalised(step.action) : uncapitalised(step.event))}`,
    expectedResult: `Then ${withStop(uncapitalised(step.expectedResult))}`,
  }),
  tdd: (step, index, draft) => ({
    action: `${index === 0 ? arrangeOf(draft) : ""}Act: ${withStop(uncapitalised(step.action))}`,
    expectedResult: `Assert: ${withStop(uncapitalised(step.expectedResult))}`,
  }),
};

function givenOf({ preconditions }: DraftCase): string {
  const facts = preconditions.length > 0 ? preconditions : ["the product is running"];
  return `Given ${facts.map((fact) => uncapitalised(withoutStop(fact))).join(" and ")}\n`;
}

function arrangeOf({ preconditions }: DraftCase): string {
  const facts = preconditions.length > 0 ? preconditions : ["the product is running"];
  return `Arrange: ${facts.map((fact) => withStop(uncapitalised(fact))).join(" ")}\n`;
}
