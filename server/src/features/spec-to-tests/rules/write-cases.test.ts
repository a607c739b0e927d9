import { GeneratedTestCase, testStyles } from "@gantry/contract/spec-to-tests.ts";
import { CaseContent } from "@gantry/contract/test-cases.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { SpecificationDocument } from "../documents/document.ts";
import { readMarkdown } from "../documents/markdown.ts";
import { formatCase } from "../format-cases.ts";
import { readWithRules } from "../read-specification.ts";

const casesIn = (document: SpecificationDocument) => readWithRules(document).drafts;
const casesOf = (markdown: string) => casesIn(readMarkdown(new TextEncoder().encode(markdown)));
const titlesOf = (markdown: string) => casesOf(markdown).map(({ title }) => title);

/** Every step of every case: what to do => what to see. */
const stepsOf = (markdown: string) =>
  casesOf(markdown).flatMap(({ steps }) => steps.map(({ action, expectedResult }) => `${action} => ${expectedResult}`));

test.each([
  [
    "Users cannot see other carts.",
    ["As a user, try to see other carts => It is refused with a message that says why, and nothing is changed."],
  ],
  ["If the card is declined, the system must show the reason.", ["Arrange that the card is declined => The system shows the reason."]],
  ["The system sends a mail when a user signs up.", ["As a user, sign up => The system sends a mail."]],
  [
    "Only admins may delete a cart.",
    [
      "As an admin, delete a cart => It works.",
      "As a user with another role, try to delete a cart => It is refused with a message that says why, and nothing is changed.",
    ],
  ],
  ["1. The user opens the cart\n2. The system shows the total\n", ["As a user, open the cart => The system shows the total."]],
  ["Given a full cart, when the user pays, then an order exists.", ["As a user, pay => An order exists."]],
])("%s", (markdown, steps) => {
  expect(stepsOf(markdown)).toEqual(steps);
});

test.each([
  [
    "Names must have at most 50 characters.",
    ["Try names with 49 characters", "Try names with 50 characters", "Try names with 51 characters"],
  ],
  ["Names must have at least two letters.", ["Try names with 1 letter", "Try names with 2 letters", "Try names with 3 letters"]],
  [
    "The fee must be between 1 and 100 euros.",
    ["0.99", "1.00", "100.00", "100.01"].map((value) => `Set the fee to ${value} euro${value === "1.00" ? "" : "s"}`),
  ],
  ["The daily fee shall not exceed 12.00 EUR.", ["11.99", "12.00", "12.01"].map((value) => `Set the daily fee to ${value} EUR`)],
  ["Prices must be no more than $1,000.", ["$999.99", "$1,000.00", "$1,000.01"].map((value) => `Set prices to ${value}`)],
  ["A file must not be larger than 10 MB.", ["9.9", "10", "10.1"].map((value) => `Try a file with ${value} MB`)],
  [
    "A customer may register up to three cars.",
    ["As a customer, register 2 cars", "As a customer, register 3 cars", "As a customer, try to register 4 cars"],
  ],
  [
    "A member can renew a loan at most twice.",
    ["As a member, renew a loan; do this 2 times", "As a member, try to renew a loan a third time"],
  ],
  ["A ticket is valid for 4 hours.", ["Use a ticket after 3 hours 59 minutes", "Use a ticket after 4 hours 1 minute"]],
  ["The code expires after 30 minutes.", ["Use the code after 29 minutes 59 seconds", "Use the code after 30 minutes 1 second"]],
  [
    "If the total exceeds 50 EUR, the system must ask for approval.",
    ["49.99", "50.00", "50.01"].map((value) => `Arrange that the total is ${value} EUR`),
  ],
  ["After 3 failed attempts, the account is locked.", ["Make 2 failed attempts", "Make one more, so that there are 3 failed attempts"]],
  [
    "Der Betrag darf höchstens 1.250,50 EUR sein.",
    ["1.250,49", "1.250,50", "1.250,51"].map((value) => `Der Betrag auf ${value} EUR setzen`),
  ],
])("just below, at and just above the limit in: %s", (markdown, tried) => {
  expect(casesOf(markdown).map(({ steps }) => steps.map(({ action }) => action))).toEqual([tried]);
});

test.each([
  ["3.1.2 The price per hour must be shown.", "3.1.2", "The price per hour must be shown"],
  ["REQ-7: The shop must be closed at night.", "REQ-7", "The shop must be closed at night"],
])("the number of a section is an identifier and nothing else: %s", (markdown, id, title) => {
  const [draft] = casesOf(`- ${markdown}\n`);
  expect(draft).toMatchObject({ title, description: `Requirement ${id}` });
  expect(draft?.steps).toHaveLength(1);
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
      // Refused as no text.
      fc.pre(!markdown.includes("\0"));
      const document = readMarkdown(new TextEncoder().encode(markdown));
      const paragraphs = new Set(document.blocks.map((block) => (block.kind === "heading" ? 0 : block.paragraph)));
      for (const draft of casesIn(document)) {
        const written = formatCase(draft, style);
        GeneratedTestCase.parse(written);
        CaseContent.parse(written);
        expect(paragraphs.has(written.source.paragraph)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
