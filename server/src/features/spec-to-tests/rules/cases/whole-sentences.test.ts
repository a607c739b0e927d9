import { expect, test } from "vitest";
import { readMarkdown } from "../../documents/markdown.ts";
import { readWithRules } from "../read-specification.ts";

const firstStep = (sentence: string) => {
  const [draft] = readWithRules(readMarkdown(new TextEncoder().encode(`# Shop\n\n- ${sentence}\n`))).drafts;
  const [step] = draft?.steps ?? [];
  return `${step?.action} => ${step?.expectedResult}`;
};

test.each([
  [
    'If the PIN is wrong, the app shows "Wrong PIN. 2 attempts left."',
    "if the PIN is wrong",
    'The app shows "Wrong PIN. 2 attempts left."',
  ],
  ["When a code is used twice, the app must say “Used, sorry: no.”", "when a code is used twice", "The app must say “Used, sorry: no.”"],
  ['The app must show "Full." when the list is empty.', "when the list is empty", 'The app must show "Full."'],
  ["If the order is over 1,000.00 EUR, the app must ask for a code.", "if the order is over 1,000.00 EUR", "The app must ask for a code."],
])("a condition and its result are told apart: %s", (sentence, condition, result) => {
  expect(firstStep(sentence)).toBe(`Check what happens ${condition} => ${result}`);
});

test.each([
  ["Ist kein Rad frei, zeigt die App „Derzeit ist kein Rad frei.“", "kein Rad frei ist", "zeigt die App „Derzeit ist kein Rad frei.“"],
  ["Wenn die PIN falsch ist, zeigt die App „Falsch. Noch 2 Versuche.“", "die PIN falsch ist", "zeigt die App „Falsch. Noch 2 Versuche.“"],
  [
    "Gibt der Kunde eine falsche PIN ein, muss das Konto gesperrt werden.",
    "der Kunde eine falsche PIN eingibt",
    "muss das Konto gesperrt werden.",
  ],
  ["Liegen keine Daten vor, erscheint die Meldung „Keine Daten.“", "keine Daten vorliegen", "erscheint die Meldung „Keine Daten.“"],
  [
    "Stimmen die Kennwörter nicht überein, wird die Eingabe abgelehnt.",
    "die Kennwörter nicht übereinstimmen",
    "wird die Eingabe abgelehnt.",
  ],
  ["Ist die Tür zu, muss die Lampe leuchten.", "die Tür zu ist", "muss die Lampe leuchten."],
  ["Ist der Betrag höher als 50,00 EUR, muss die Leitung zustimmen.", "der Betrag höher als 50,00 EUR ist", "muss die Leitung zustimmen."],
])("a German condition and its result are told apart: %s", (sentence, condition, result) => {
  expect(firstStep(sentence)).toBe(`Prüfen, was geschieht, wenn ${condition} => Dann ${result}`);
});

test.each([
  'If the PIN is wrong, the app shows "Wrong." The user must enter it again.',
  "Seit dem Umbau, zeigt die App jede Tür.",
  "Jetzt die Tür, muss die App zeigen.",
])("what is no single condition with its result stays whole: %s", (sentence) => {
  expect(firstStep(sentence)).not.toMatch(/Check what happens|Prüfen, was geschieht/);
});
