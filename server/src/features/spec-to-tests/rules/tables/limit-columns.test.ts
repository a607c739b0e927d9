import { expect, test } from "vitest";
import { readMarkdown } from "../../documents/markdown.ts";
import { readWithRules } from "../read-specification.ts";

const actionsOf = (markdown: string) =>
  readWithRules(readMarkdown(new TextEncoder().encode(markdown))).drafts.flatMap(({ steps }) => steps.map(({ action }) => action));
const table = (rows: readonly (readonly string[])[]) =>
  rows.flatMap((cells, at) => [cells, ...(at === 0 ? [cells.map(() => "---")] : [])].map((row) => `| ${row.join(" | ")} |`)).join("\n");
const valuesIn = (text: string, header: string, cells: readonly string[]) =>
  actionsOf(
    `# Shop\n\n${text}\n\n## List\n\n${table([[header, "Price"], ...cells.map((cell, at) => [cell, `${at + 2}.00 EUR`])])}\n`,
  ).flatMap((action) => /(?:with these values: |mit diesen Werten wiederholen: )(.+)$/u.exec(action)?.[1] ?? []);
const english = "The shop must open.";
const german = "Der Laden muss öffnen.";

test.each([
  [english, "Weight", "up to 2 kg", "1.9 kg, 2 kg and 2.1 kg"],
  [english, "Weight", "over 2 kg to 10 kg", "2 kg, 2.1 kg, 10 kg and 10.1 kg"],
  [english, "Weight", "more than 2 kg and up to 10 kg", "2 kg, 2.1 kg, 10 kg and 10.1 kg"],
  [english, "Weight", "2 kg to under 10 kg", "1.9 kg, 2 kg, 9.9 kg and 10 kg"],
  [english, "Weight", "over 10 kg", "9.9 kg, 10 kg and 10.1 kg"],
  [english, "Weight", "10 kg or more", "9.9 kg, 10 kg and 10.1 kg"],
  [english, "Order", "from 50.00 EUR", "49.99 EUR, 50.00 EUR and 50.01 EUR"],
  [english, "Age", "6 to 14", "5, 6, 14 and 15"],
  [english, "Group", "5 to 9 people", "4, 5, 9 and 10"],
  [german, "Parkzeit", "bis 30 Minuten", "29 Minuten 59 Sekunden, 30 Minuten und 30 Minuten 1 Sekunde"],
  [german, "Parkzeit", "über 30 Minuten bis 2 Stunden", "30 Minuten, 30 Minuten 1 Sekunde, 2 Stunden und 2 Stunden 1 Minute"],
  [german, "Gewicht", "ab 2 kg bis unter 10 kg", "1,9 kg, 2 kg, 9,9 kg und 10 kg"],
  [german, "Gewicht", "10 kg und mehr", "9,9 kg, 10 kg und 10,1 kg"],
  [german, "Gruppe", "bis 10 Personen", "9, 10 und 11"],
])("%s a row for the %s %s is tried with %s", (text, header, cell, values) => {
  expect(valuesIn(text, header, [cell, cell, text === english ? "unknown" : "unbekannt"])).toEqual([values, values]);
});

test.each([
  ["Delivery time", "up to 3 hours"],
  ["Discount", "up to 5 EUR"],
  ["Load", "below 80 %"],
  ["Answer", "up to 2 seconds"],
  ["Floor", "3"],
  ["Plan", "2 kg of rice"],
])("a column %s with %s is no column of limits", (header, cell) => {
  expect(valuesIn(english, header, [cell, cell])).toEqual([]);
});

test("limits beside other amounts are no column of limits", () => {
  expect(valuesIn(english, "Content", ["up to 2 kg", "over 2 kg", "box of 12 bottles"])).toEqual([]);
});
