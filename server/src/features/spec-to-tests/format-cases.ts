import type { GeneratedTestCase, TestStyle } from "@gantry/contract/spec-to-tests/schemas.ts";
import { tidy } from "./document/document.ts";
import type { DraftCase, DraftStep } from "./draft/draft-case.ts";
import type { RuleLanguage } from "./text/language.ts";
import { shortened, uncapitalised, withStop, withoutStop } from "./text/words.ts";

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

interface Words {
  given: string;
  when: string;
  andWhen: string;
  and: string;
  /** In front of a sentence that stands as it is. */
  holds: string;
  so: string;
  arrange: string;
  act: string;
  assert: string;
  /** As a sentence goes on after a keyword. */
  lower: (text: string) => string;
  afterGiven: (text: string) => string;
}

const words: Readonly<Record<RuleLanguage, Words>> = {
  en: {
    given: "Given",
    when: "When",
    andWhen: "And when",
    and: "and",
    holds: "",
    so: "Then",
    arrange: "Arrange:",
    act: "Act:",
    assert: "Assert:",
    lower: uncapitalised,
    afterGiven: uncapitalised,
  },
  de: {
    given: "Angenommen,",
    when: "Wenn",
    andWhen: "Und wenn",
    and: "und",
    holds: "dieser Schritt ausgeführt wird: ",
    so: "Dann gilt:",
    arrange: "Vorbereiten:",
    act: "Ausführen:",
    assert: "Prüfen:",
    // A German noun keeps its capital.
    lower: (text) => text,
    afterGiven: (text) =>
      text.replace(
        /^(?:(?:k?ein|jed|all|dies|mein|sein|ihr|unser)(?:e[mnrs]?)?|der|die|das|den|dem|des|es|er|sie|ich|wir|man|zwei|drei|vier|fünf|mindestens|höchstens|mehr|im|in|am|an|auf|für|mit|ohne|nach|vor|bei|beim|zu|zum|zur)(?!\p{L})/iu,
        (word) => word.toLowerCase(),
      ),
  },
};

const styles: Readonly<Record<TestStyle, (step: DraftStep, index: number, draft: DraftCase) => Written>> = {
  procedural: (step) => ({ action: withStop(step.action), expectedResult: withStop(step.expectedResult) }),
  bdd: (step, index, draft) => {
    if (!draft.language) return withoutWords(step, index, draft);
    const say = words[draft.language];
    const event = step.event === undefined ? say.holds + say.lower(step.action) : say.lower(step.event);
    return {
      action: `${index === 0 ? givenOf(draft, say) : ""}${index === 0 ? say.when : say.andWhen} ${withoutStop(event)}`,
      expectedResult: step.expectedResult.startsWith("Dann ")
        ? withStop(step.expectedResult)
        : `${say.so} ${withStop(say.lower(step.expectedResult))}`,
    };
  },
  tdd: (step, index, draft) => {
    if (!draft.language) return withoutWords(step, index, draft);
    const say = words[draft.language];
    return {
      action: `${index === 0 ? arrangeOf(draft, say) : ""}${say.act} ${withStop(say.lower(step.action))}`,
      expectedResult: `${say.assert} ${withStop(say.lower(step.expectedResult))}`,
    };
  },
};

/** A step in a language without words of the style: nothing is put between words of that language. */
function withoutWords({ action, expectedResult }: DraftStep, index: number, { preconditions }: DraftCase): Written {
  const before = index === 0 ? preconditions.map((fact) => `${withStop(fact)}\n`).join("") : "";
  return { action: `${before}${withStop(action)}`, expectedResult: withStop(expectedResult) };
}

function givenOf({ preconditions }: DraftCase, say: Words): string {
  const facts = preconditions.map((fact) => say.afterGiven(withoutStop(fact)));
  return facts.length === 0 ? "" : `${say.given} ${facts.join(` ${say.and} `)}\n`;
}

function arrangeOf({ preconditions }: DraftCase, say: Words): string {
  const facts = preconditions.map((fact) => withStop(say.lower(fact)));
  return facts.length === 0 ? "" : `${say.arrange} ${facts.join(" ")}\n`;
}
