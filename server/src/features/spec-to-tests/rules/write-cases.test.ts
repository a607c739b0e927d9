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

test.each([
  ["4.2.1 A guest shall sign the book.", "4.2.1", "A guest shall sign the book"],
  ["2.1 An order must have a number.", "2.1", "An order must have a number"],
])("the number before an article is an identifier, too: %s", (markdown, id, title) => {
  expect(casesOf(`${markdown}\n`)).toMatchObject([{ title, description: `Requirement ${id}` }]);
});

test.each([
  [
    "An offer that is not accepted within 2 hours shall be withdrawn.",
    [
      "Take an offer that is accepted after 1 hour 59 minutes => This does not happen: it is withdrawn.",
      "Take an offer that is still not accepted after 2 hours 1 minute => It is withdrawn.",
    ],
  ],
  [
    "If a guest cancels at least 24 hours before the start, the fee shall be refunded.",
    [
      "As a guest, cancel 24 hours before the start => The fee is refunded.",
      "As a guest, cancel 23 hours 59 minutes before the start => This does not happen: the fee is refunded.",
    ],
  ],
  [
    "Log files shall be deleted 30 days after upload.",
    [
      "Check 29 days after upload => This has not happened yet: log files are deleted.",
      "Check 30 days after upload => Log files are deleted.",
    ],
  ],
  [
    "Only the treasurer may change a fee after approval.",
    [
      "As a treasurer, change a fee after approval => It works.",
      "As a user with another role, try to change a fee after approval => It is refused with a message that says why, and nothing is changed.",
    ],
  ],
  [
    'A customer with debts of more than 20.00 EUR cannot order, and sees "Pay first".',
    [
      "As a customer with debts of 19.99 EUR, order => It works.",
      "As a customer with debts of 20.00 EUR, order => It works.",
      "As a customer with debts of 20.01 EUR, try to order => It is refused, nothing is saved, and this message is shown: “Pay first”.",
    ],
  ],
  [
    "The report must appear within 3 seconds for up to 200 concurrent users.",
    ["Measure the time: the report appears for 200 concurrent users => It takes at most 3 seconds."],
  ],
  [
    "Managers and team leads may close a ticket.",
    ["As a manager or a team lead, close a ticket => It works: managers and team leads can close a ticket."],
  ],
  [
    "A pass can be extended twice.",
    [
      "As an authorized user, have a pass extended; do this 2 times => It works each time.",
      "As an authorized user, try to have a pass extended a third time => It is refused with a message that names the limit, and nothing is changed.",
    ],
  ],
  [
    "If the tank falls below 10 %, the app shall warn the driver.",
    [
      "Arrange that the tank is at 9% => The app warns the driver.",
      "Arrange that the tank is at 10% => This does not happen: the app warns the driver.",
      "Arrange that the tank is at 11% => This does not happen: the app warns the driver.",
    ],
  ],
])("says what to do and what to see: %s", (markdown, steps) => {
  expect(stepsOf(`- ${markdown}\n`)).toEqual(steps);
});

test.each([
  [
    'The system shall reject lorries heavier than 7.5 t and trailers longer than 12.5 m with the message "Too long".',
    ["12.4 m", "12.5 m", "12.6 m"],
  ],
  [
    "Sales told me that quotes above 8,000 EUR need approval by a manager, who must not be the one who wrote it.",
    ["8,000.00 EUR", "8,000.01 EUR"],
  ],
  ["It would be great if letters went out 10 days after the due date.", ["9 days", "10 days"]],
  ["Das System muss Koffer über 23,5 kg abweisen und die Meldung „Zu schwer“ anzeigen.", ["23,4 kg", "23,5 kg", "23,6 kg"]],
  ["Der Gast kann das Zimmer bis zu 5 Kalendertage lang umbuchen.", ["4 Kalendertage", "5 Kalendertage", "6 Kalendertage"]],
  ["Ein Koffer darf höchstens 80 x 50 x 40 cm groß sein.", []],
  ["Bei Bestellungen ab 80,00 EUR ist eine Unterschrift erforderlich.", ["79,99 EUR", "80,00 EUR", "80,01 EUR"]],
])("what cannot be put into other words is quoted, and its limits are tried: %s", (markdown, values) => {
  const [first = "", ...rest] = stepsOf(`- ${markdown}\n`);
  expect(first).toContain(markdown.replace(/\.$/, ""));
  for (const value of values) expect(rest.some((step) => step.includes(` ${value}`))).toBe(true);
  expect(stepsOf(`- ${markdown}\n`).join("\n")).not.toMatch(/aged|\d x\b(?! \d)|Use the system|It is refused/);
});

test.each([
  [
    "A trainer who has not confirmed a class within 24 hours shall be reminded.",
    [
      "Try the value 23 hours 59 minutes, just below the limit => The rule does not apply.",
      "Try the value 24 hours 1 minute, just above the limit => The rule applies.",
    ],
  ],
  ["Der Parkplatz muss mindestens 9 Stellplätze haben.", ["Der Parkplatz mit 9 Stellplätzen ausprobieren => Das wird angenommen."]],
  ['Towels weighing over 1.5 kg must be refused with "Too heavy".', ["Try the value 1.6 kg, just above the limit => The rule applies."]],
])("grammar and expectations of: %s", (markdown, steps) => {
  expect(stepsOf(`- ${markdown}\n`)).toEqual(expect.arrayContaining(steps));
});

test("what somebody sees is a requirement", () => {
  expect(titlesOf("- Visitors see name and price of each tour.\n\nThe tour must start.\n")).toEqual([
    "Visitors see name and price of each tour",
    "The tour must start",
  ]);
});

test("a distance is tried on both sides", () => {
  expect(stepsOf("- The app should show shops within 800 m of the user.\n").slice(1)).toEqual([
    "Try the value 799.9 m, just below the limit => The requirement allows it.",
    "Try the value 800 m, exactly at the limit => The requirement allows it.",
    "Try the value 800.1 m, just above the limit => The requirement does not allow it.",
  ]);
});

test.each([
  "My son must see the dentist on Monday, so I will leave early.",
  "Ich muss am Montag übrigens zum Arzt.",
  "The purpose of this document is to state what the shop must do.",
])("is no requirement: %s", (sentence) => {
  expect(
    titlesOf(`The shop must open.\n\n${sentence}\n`).concat(titlesOf(`Der Laden muss öffnen und schließen.\n\n${sentence}\n`)),
  ).not.toContainEqual(expect.stringContaining(sentence.slice(0, 12)));
});

test("a limit on digits counts digits", () => {
  const table = "# Form\n\n| Field | Required | Rules |\n|---|---|---|\n| Fax | no | digits only, at most 12 |\n";
  expect(stepsOf(table).join("\n")).toMatch(/Enter 12 digits for Fax => It is accepted[\s\S]*Enter 13 digits for Fax => It is refused/);
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
