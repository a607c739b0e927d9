import { GeneratedTestCase, testStyles } from "@gantry/contract/spec-to-tests.ts";
import { CaseContent } from "@gantry/contract/test-cases.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readMarkdown } from "../documents/markdown.ts";
import { formatCase } from "../format-cases.ts";
import { writeCases } from "./write-cases.ts";

const casesOf = (markdown: string) => writeCases(readMarkdown(new TextEncoder().encode(markdown)));
const titlesOf = (markdown: string) => casesOf(markdown).map(({ title }) => title);

/** Every step of every case: what to do => what to see. */
const stepsOf = (markdown: string) =>
  casesOf(markdown).flatMap(({ steps }) => steps.map(({ action, expectedResult }) => `${action} => ${expectedResult}`));

test.each([
  [
    "Users cannot see other carts.",
    ["As a user, try to see other carts => It is refused with a message that says why, and nothing is changed."],
  ],
  ["If the card is declined, the system must show the reason.", ["Arrange that the card is declined => The system must show the reason."]],
  ["The system sends a mail when a user signs up.", ["As a user, sign up => The system sends a mail."]],
  [
    "Only admins may delete a cart.",
    [
      "As an admin, delete a cart => It works.",
      "As somebody else, try to delete a cart => It is refused with a message that says why, and nothing is changed.",
    ],
  ],
  ["1. The user opens the cart\n2. The system shows the total\n", ["The user opens the cart => The system shows the total."]],
  ["Given a full cart, when the user pays, then an order exists.", ["The user pays => An order exists."]],
])("%s", (markdown, steps) => {
  expect(stepsOf(markdown)).toEqual(steps);
});

test.each([
  ["Names must have at most 50 characters.", ["50 characters", "51 characters"]],
  ["Names must have at least two letters.", ["1 letter", "2 letters"]],
  ["The amount must be between 1 and 100 euros.", ["0 euros", "1 euro", "100 euros", "101 euros"]],
  ["Prices must be no more than 1,000 euros.", ["1,000 euros", "1,001 euros"]],
])("both sides of the limit in: %s", (markdown, tried) => {
  const limits = casesOf(markdown).find(({ title }) => title.startsWith("At the limit"));
  expect(limits?.steps.map(({ action }) => action)).toEqual(tried.map((what) => `Try it with ${what}`));
});

test("an intro goes on in each item of its list; identifiers are kept apart from titles", () => {
  expect(titlesOf("The shop must:\n\n- send a mail\n- book the payment\n")).toEqual([
    "The shop must send a mail",
    "The shop must book the payment",
  ]);
  expect(casesOf("- REQ-7: The shop must be closed at night.\n")[0]).toMatchObject({
    title: "The shop must be closed at night",
    description: "Requirement REQ-7",
  });
});

test("tables: field rules, permissions, conditions, requirements", () => {
  const table = (header: string, row: string) => `# Shop\n\n${header}\n${header.replace(/[^|]+/g, "---")}\n${row}\n`;
  expect(titlesOf(table("| Field | Required | Rules |", "| name | yes | 1 to 9 characters |"))).toEqual(["Shop: name: 1 to 9 characters"]);
  expect(
    casesOf(table("| Action | Admin | Viewer |", "| Delete | yes | no |"))[0]?.steps.map(({ expectedResult }) => expectedResult),
  ).toEqual(["It is allowed.", "It is refused, and nothing is changed."]);
  expect(titlesOf(table("| Condition | Status |", "| card declined | 402 |"))).toEqual(["Card declined: 402"]);
  expect(titlesOf(table("| ID | Requirement | Priority |", "| R1 | The shop must open | low |"))).toEqual(["The shop must open"]);
});

test("scenarios with examples become one case per row; what is out of scope becomes none", () => {
  const feature =
    "```gherkin\nScenario Outline: Pay\n  Given a cart of <n>\n  When it is paid\n  Then <n> is charged\n  Examples:\n    | n |\n    | 1 |\n    | 2 |\n```\n";
  expect(titlesOf(`# Shop\n\n${feature}\n## Out of scope\n\nThe shop must fly.\n`)).toEqual(["Pay (n 1)", "Pay (n 2)"]);
});

test("a document in another language still gives its statements", () => {
  expect(titlesOf("# Laden\n\nDer Laden ist nachts geschlossen.\n")).toEqual(["Der Laden ist nachts geschlossen"]);
});

const words = fc.constantFrom(
  "the user",
  "must",
  "cannot",
  "if",
  "when",
  "then",
  "given",
  ",",
  "at least",
  "8",
  "between 1 and",
  "characters",
  "only",
  "->",
  "|",
  "REQ-1:",
  "\u202e",
  "ß",
  "💥",
  "…",
  ".",
  "\n",
  "\n\n- ",
  "\n\n1. ",
  "\n\n# ",
  "\n\n| a | b |\n|---|---|\n| ",
  "```\n",
  "As a",
  "I want",
);
const documents = fc.oneof(
  fc.array(words, { maxLength: 40 }).map((some) => some.join(" ")),
  fc.string({ unit: "binary", maxLength: 200 }),
);

test("whatever the document is, each case can be imported in every style and names a paragraph that exists", () => {
  fc.assert(
    fc.property(documents, fc.constantFrom(...testStyles), (markdown, style) => {
      const document = readMarkdown(new TextEncoder().encode(markdown));
      const paragraphs = new Set(document.blocks.map((block) => (block.kind === "heading" ? 0 : block.paragraph)));
      for (const draft of writeCases(document)) {
        const written = formatCase(draft, style);
        GeneratedTestCase.parse(written);
        CaseContent.parse(written);
        expect(paragraphs.has(written.source.paragraph)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
