import { expect, test } from "vitest";
import { readMarkdown } from "../../documents/markdown.ts";
import { readWithRules } from "../../read-specification.ts";

/** Each case of a document with its doubt. */
const doubtsIn = (markdown: string) =>
  readWithRules(readMarkdown(new TextEncoder().encode(markdown))).drafts.map(({ title, doubt }) => [title, doubt]);

const without = (sentence: string) => sentence.slice(0, -1);

test.each([
  "A customer must pay before the parcel is sent.",
  "Visitors can cancel a booking.",
  "If no table is free, the guest is told how long it takes.",
  "Drawings are deleted after 30 days.",
  "The app shows the next stop.",
  "A member can put a book on the wish list.",
  "Each number is called twice.",
])("a sentence that says what must be so is sure: %s", (sentence) => {
  expect(doubtsIn(`# Office\n\n## Queue\n\nThe page must be shown. ${sentence}\n`)).toContainEqual([without(sentence), undefined]);
});

test.each([
  ["Motorhomes pay the price of a van.", "statement"],
  ["We need a list of the bookings.", "request"],
  ["Petra must confirm each booking.", "people"],
  ["The project can be paid by the foundation.", "people"],
  ["Guests should usually be served at the bar.", "people"],
  ["The form should be simple.", "people"],
])("any other sentence is unsure: %s (%s)", (sentence, doubt) => {
  expect(doubtsIn(`# Office\n\n## Queue\n\nThe page must be shown. ${sentence}\n`)).toContainEqual([without(sentence), doubt]);
});

test.each([
  ["Wer zu spät kommt, wird ans Ende der Liste gesetzt.", undefined],
  ["Die App zeigt den nächsten Halt.", undefined],
  ["Wohnmobile zahlen den Preis eines Busses.", "statement"],
  ["Wir können auch mehr Tische aufstellen.", "request"],
  ["Die Maske soll schlicht sein.", "people"],
])("German: %s (%s)", (sentence, doubt) => {
  expect(doubtsIn(`# Amt\n\n## Warteschlange\n\nDie Seite muss angezeigt werden. ${sentence}\n`)).toContainEqual([
    without(sentence),
    doubt,
  ]);
});

test("by their place, items among demands, numbered requirements, rows, scenarios and stories are sure", () => {
  const document =
    "# Office\n\n## Acceptance criteria\n\n- Motorhomes pay the price of a van\n\n## Prices\n\nREQ-1 Buses pay double.\n\n| Field | Required |\n|---|---|\n| Name | yes |\n\nAs a driver, I want to pay by card.\n\n```\nScenario: Pay\nGiven a bill\nWhen I pay\nThen the bill is closed\n```\n";
  expect(doubtsIn(document).filter(([, doubt]) => doubt !== undefined)).toEqual([]);
  expect(doubtsIn(document)).toHaveLength(5);
});

test("an unsure sentence stays out of the sure case of its paragraph, and keeps the sentence that it refers to", () => {
  const drafts = readWithRules(
    readMarkdown(new TextEncoder().encode("# Office\n\n## Queue\n\nA number must be called twice. It goes back in our experience.\n")),
  ).drafts;
  expect(drafts.filter(({ doubt }) => doubt === undefined).map(({ steps }) => steps.map(({ expectedResult }) => expectedResult))).toEqual([
    ["A number must be called twice."],
  ]);
});

test("what was left out as an aside but says must is unsure", () => {
  expect(doubtsIn("# Office\n\n## Queue\n\nThe page must be shown. We agreed that a citizen can draw two numbers.\n")).toEqual([
    ["The page must be shown", undefined],
    ["We agreed that a citizen can draw two numbers", "people"],
  ]);
});

test("where no requirement is recognised, every sentence is unsure", () => {
  expect(doubtsIn("# Café\n\nA quiet place for old bikes, with tea.\n")).toEqual([["A quiet place for old bikes, with tea", "place"]]);
});
