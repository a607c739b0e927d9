import { expect, test } from "vitest";
import { readMarkdown } from "../../documents/markdown.ts";
import { readWithRules } from "../read-specification.ts";

const casesOf = (markdown: string) => readWithRules(readMarkdown(new TextEncoder().encode(markdown))).drafts;
const stepsIn = (markdown: string) =>
  casesOf(markdown).flatMap(({ steps }) => steps.map(({ action, expectedResult }) => `${action} => ${expectedResult}`));

const table = (header: readonly string[], ...rows: readonly (readonly string[])[]) =>
  [header, header.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
const english = (heading: string, ...lines: Parameters<typeof table>) => `# ${heading}\n\n${table(...lines)}\n`;
/** One sentence in front tells the language. */
const german = (...lines: Parameters<typeof table>) => `# Formular\n\nDie Seite muss lesbar sein.\n\n## Texte\n\n${table(...lines)}\n`;

const shown = (situation: string, message: string) =>
  `Check what happens in this case: “${situation}” => This message is shown: “${message}”`;
const gezeigt = (situation: string, message: string) =>
  `Prüfen, was in diesem Fall geschieht: „${situation}“ => Diese Meldung erscheint: „${message}“`;

const parts = ["discount code", "expired", "This code is no longer valid."] as const;
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

test.each(
  [
    ["Field", "Condition", "Message"],
    ["Field", "Condition", "Error message"],
    ["Input", "Condition", "Message"],
    ["Input", "Value", "Text"],
    ["Input field", "Case", "Error"],
    ["Field", "When", "Text"],
    ["Field", "Error", "Message"],
    ["Field", "Error", "Text"],
    ["Parameter", "Invalid value", "Validation message"],
    ["Form field", "Trigger", "Message to the user"],
    ["Field", "Circumstance", "Message"],
    ["Control", "What is wrong", "Wording"],
  ].flatMap((header) => orders.map((order) => [header.join(", "), order.join(), header, order] as const)),
)("a table of %s in the order %s tells which message is shown for which condition of which field", (_header, _order, header, order) => {
  const pick = (cells: readonly string[]) => order.map((index) => cells[index] ?? "");
  const read = stepsIn(english("Checkout", pick(header), pick(parts)));
  expect(read).toEqual([shown("discount code: expired", "This code is no longer valid.")]);
});

test.each(
  [
    ["Feld", "Bedingung", "Meldung"],
    ["Eingabe", "Bedingung", "Meldung"],
    ["Eingabefeld", "Fehlerfall", "Hinweistext"],
    ["Feld", "Wert", "Fehlermeldung"],
    ["Feld", "Fehler", "Text"],
    ["Feld", "Wenn", "Angezeigte Meldung"],
    ["Parameter", "Fall", "Text"],
  ].flatMap((header) => orders.map((order) => [header.join(", "), order.join(), header, order] as const)),
)("a German table of %s in the order %s is read in the same way", (_header, _order, header, order) => {
  const pick = (cells: readonly string[]) => order.map((index) => cells[index] ?? "");
  expect(stepsIn(german(pick(header), pick(["Gutschein", "abgelaufen", "Dieser Gutschein gilt nicht mehr."]))).slice(1)).toEqual([
    gezeigt("Gutschein: abgelaufen", "Dieser Gutschein gilt nicht mehr."),
  ]);
});

test.each([
  ["Error messages", ["Widget", "Trouble", "Output line"]],
  ["Checkout", ["Widget", "Trouble", "Message"]],
])("below %s, cells tell what %s hold", (heading, header) => {
  expect(stepsIn(english(heading, header, ["coupon box", "nothing in it", "Nothing was entered."]))).toEqual([
    shown("coupon box: nothing in it", "Nothing was entered."),
  ]);
});

test("a product that speaks to its user shows a message, a description of parts is none", () => {
  const header = ["Widget", "Trouble", "Words"];
  expect(stepsIn(english("Checkout", header, ["coupon box", "nothing in it", "Please enter the code of your coupon."]))).toEqual([
    shown("coupon box: nothing in it", "Please enter the code of your coupon."),
  ]);
  expect(stepsIn(english("Parts", ["Part", "Kind", "Description"], ["mailer", "service", "It sends 5 mails."])).join("\n")).not.toContain(
    "message is shown",
  );
  expect(stepsIn(english("Parts", ["Message", "Meaning", "Measure"], ["Disk full.", "no space", "delete 5 files"]))).toEqual([
    "Check this entry: “Message: Disk full.; Meaning: no space; Measure: delete 5 files” => The product matches the entry.",
  ]);
});

test("rows of the same field are different cases, and an empty cell repeats the field above it", () => {
  const cases = casesOf(
    english(
      "Messages",
      ["Field", "Condition", "Message"],
      ["amount", "empty", "Enter an amount."],
      ["amount", "not a number", "Enter digits only."],
      ["", "more than 500", "At most 500."],
    ),
  );
  expect(cases.map(({ title }) => title)).toEqual([
    "Amount: empty → Enter an amount",
    "Amount: not a number → Enter digits only",
    "Amount: more than 500 → At most 500",
  ]);
  expect(cases[2]?.steps[1]?.action).toContain("499, 500 and 501");
});

test("no cell is lost: identifiers, codes and remarks are in the description, what else happens in the result", () => {
  const [only] = casesOf(
    english(
      "Messages",
      ["ID", "Field", "Condition", "Message", "Code", "Remark", "Sound", "Owner"],
      ["M7", "amount", "negative", "Enter a positive amount.", "E12", "also for imports", "beep", "Ann"],
    ),
  );
  expect(only?.description).toBe("Requirement M7\nCode: E12\nRemark: also for imports\nOwner: Ann");
  expect(only?.steps.map(({ expectedResult }) => expectedResult)).toEqual([
    "Sound: beep. This message is shown: “Enter a positive amount.”",
  ]);
  const [field] = casesOf(
    english("Form", ["Field", "Type", "Required", "Rule", "Help"], ["name", "text", "yes", "max. 9 characters", "F1"]),
  );
  expect(field?.description).toBe("Type: text\nHelp: F1");
  expect(stepsIn(english("Rules", ["Event", "Condition", "Result"], ["door opens", "at night", "alarm"]))).toEqual([
    "Check what happens in this case: “door opens (Condition: at night)” => Alarm.",
  ]);
  expect(stepsIn(english("Messages", ["Field", "Condition", "Message"], ["amount", "zero", "–"]))).toEqual([
    "Check this entry: “Field: amount; Condition: zero” => The product matches the entry.",
  ]);
});

test("a condition that is a rule is broken, and beside rules a message has its own condition", () => {
  expect(
    stepsIn(
      english(
        "Form",
        ["Field", "Condition", "Message"],
        ["code", "exactly 4 digits", "Enter 4 digits."],
        ["name", "required", "Enter a name."],
      ),
    ),
  ).toEqual([
    "Enter a valid value for code => It is accepted.",
    "Enter 3 digits for code => It is refused with this message: “Enter 4 digits.”",
    "Enter 5 digits for code => It is refused with this message: “Enter 4 digits.”",
    "Enter a valid value for name => It is accepted.",
    "Leave name empty and fill in everything else => It is refused with this message: “Enter a name.”",
  ]);
  expect(
    stepsIn(english("Form", ["Field", "Rule", "Condition", "Message"], ["code", "max. 4 digits", "already used", "This code is taken."])),
  ).toEqual([
    "Enter a valid value for code => It is accepted.",
    "Enter 3 digits for code => It is accepted.",
    "Enter 4 digits for code => It is accepted.",
    "Enter 5 digits for code => It is refused with a message that names code.",
    shown("code: already used", "This code is taken."),
  ]);
});

test("a message of a field without a condition is shown for an invalid value", () => {
  expect(stepsIn(english("Form", ["Field", "Message"], ["code", "This code is unknown."]))).toEqual([
    "Enter a valid value for code => It is accepted.",
    "Enter an invalid value for code => It is refused with this message: “This code is unknown.”",
  ]);
});

test("a table of a case and its message stays as it is", () => {
  expect(stepsIn(english("Rules", ["Case", "Expected message"], ["loan is overdue", "Return the book first."]))).toEqual([
    "Check what happens in this case: “loan is overdue” => Return the book first.",
  ]);
  expect(stepsIn(english("Rules", ["Case", "Message"], ["loan is overdue", "Return the book first."]))).toEqual([
    shown("loan is overdue", "Return the book first."),
  ]);
});

test.each([
  ["Error", "Message"],
  ["Problem", "Message"],
  ["Failure", "Text"],
])("a table of %s and %s tells when a message is shown", (...header) => {
  const row = ["Wrong PIN", "Please try again."];
  expect(stepsIn(english("Sign-in", header, row))).toEqual([shown("Wrong PIN", "Please try again.")]);
  expect(stepsIn(english("Sign-in", header.toReversed(), row.toReversed()))).toEqual([shown("Wrong PIN", "Please try again.")]);
});

test.each([
  ["Fehler", "Meldung"],
  ["Fehler", "Fehlermeldung"],
  ["Fehlerfall", "Meldung"],
  ["Fehler", "Text"],
])("a German table of %s and %s tells when a message is shown, with its full stop", (cause, message) => {
  expect(stepsIn(german([cause, message], ["PIN falsch", "Bitte prüfen Sie die PIN."]))).toContain(
    gezeigt("PIN falsch", "Bitte prüfen Sie die PIN."),
  );
});

test("a message that is quoted with its row keeps its full stop", () => {
  expect(stepsIn(german(["Code", "Meldung"], ["E12", "Bitte prüfen Sie die PIN."])).join()).toContain(
    "Meldung: Bitte prüfen Sie die PIN.“",
  );
});
