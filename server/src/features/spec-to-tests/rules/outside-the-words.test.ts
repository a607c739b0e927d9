import { describe, expect, test } from "vitest";
import { readMarkdown } from "../documents/markdown.ts";
import { readWithRules } from "./read-specification.ts";

const casesOf = (markdown: string) => readWithRules(readMarkdown(new TextEncoder().encode(markdown))).drafts;
const stepsOf = (sentence: string) => casesOf(sentence).flatMap(({ steps }) => steps);
const actionsOf = (sentence: string) => stepsOf(sentence).map(({ action }) => action);
const measures = /measure the time|Zeit messen/;

describe("a number with a unit or a currency", () => {
  test.each([
    ["The system must accept vouchers up to 12.30 EUR per day.", "12.29 EUR, 12.30 EUR and 12.31 EUR"],
    ["The till must accept coins up to 2.00 €.", "1.99 €, 2.00 € and 2.01 €"],
    ["The system must accept parcels up to 12.50 kg.", "12.49 kg, 12.50 kg and 12.51 kg"],
    ["Das System muss Gutscheine bis 5.00 EUR annehmen.", "4.99 EUR, 5.00 EUR und 5.01 EUR"],
  ])("is no time of day: %s", (sentence, values) => {
    expect(actionsOf(sentence).join()).toContain(values);
    expect(actionsOf(sentence).join()).not.toMatch(/\d:\d\d/);
  });

  test.each([
    "The export must not start before 5.00 minutes have passed.",
    "The pump must run until 5.00 litres are reached.",
    "The discount can be up to 7.50 per order.",
    "The pump must stop before 12.30 bar are reached.",
    "Der Automat muss bis 5.00 Liter abgeben.",
  ])("has no values of a clock: %s", (sentence) => {
    expect(actionsOf(sentence).join()).not.toMatch(/\d:\d\d/);
  });

  test("is the longest time that something takes", () => {
    const [, measured] = stepsOf("The system must run an export that takes up to 5.00 minutes.");
    expect(measured?.action).toMatch(measures);
    expect(measured?.expectedResult).toContain("takes up to 5.00 minutes");
  });

  test.each([
    ["Orders must be placed no later than 17.30.", "17:29, 17:30 and 17:31"],
    ["The desk must accept returns up to 20:00.", "19:59, 20:00 and 20:01"],
    ["Das System muss Bestellungen bis 17.30 Uhr annehmen.", "17:29 Uhr, 17:30 Uhr und 17:31 Uhr"],
  ])("differs from a time of day: %s", (sentence, values) => {
    expect(actionsOf(sentence).join()).toContain(values);
  });

  test.each([
    ["A voucher below 5.00 EUR must be rounded up to 5.00 EUR.", "“below 5.00 EUR”"],
    ["The system must round the fee up to 0.50 EUR.", undefined],
    ["The balance must be topped up to 20.00 EUR.", undefined],
    ["Das System muss den Betrag bis 5,00 EUR aufrunden und die Gebühr auf 5,00 EUR aufgerundet anzeigen.", undefined],
  ])("that something is rounded to is no limit: %s", (sentence, limit) => {
    const around = actionsOf(sentence).filter((action) => /around the limit|Grenze/.test(action));
    expect(around).toHaveLength(limit ? 1 : 0);
    if (limit) expect(around[0]).toContain(limit);
  });
});

describe("a time after an event", () => {
  test.each([
    "The dispatcher shall be notified by SMS within 2 minutes after an excursion was opened.",
    "The customer shall be informed by e-mail within 10 minutes after a refund was booked.",
    "The customer must be called back within 3 hours after the complaint was received.",
    "An alert must be shown within 2 minutes after the door was opened.",
    "Within 2 minutes after an excursion was opened, the dispatcher shall be notified.",
    "The tenant receives a confirmation within 5 minutes after the reading was sent.",
    "Der Disponent muss innerhalb von 2 Minuten nach einer Abweichung per SMS benachrichtigt werden.",
    "Die Kundin wird spätestens 10 Minuten nach der Buchung per E-Mail informiert.",
    "Innerhalb von 3 Stunden nach der Beschwerde muss die Kundin zurückgerufen werden.",
    "Die Kundin erhält innerhalb von 5 Minuten nach der Buchung eine Bestätigung.",
  ])("is measured if the product has to be done by then: %s", (sentence) => {
    const actions = actionsOf(sentence).join();
    expect(actions).toMatch(measures);
    expect(actions).not.toMatch(/around the limit|Grenze/);
  });

  test.each([
    "A booking can be cancelled within 2 hours after the payment.",
    "The parcel must be returned within 2 hours after the delivery.",
    "If the customer is not informed within 10 minutes after the booking, the order must be cancelled.",
    "The customer is reminded no later than 2 hours before the appointment.",
    "The hotel must be informed by the guest within 2 hours after the arrival.",
    "Die Buchung kann innerhalb von 2 Stunden nach der Zahlung storniert werden.",
    "Das Paket muss innerhalb von 2 Stunden nach der Lieferung zurückgegeben werden.",
  ])("is a limit if somebody else has to: %s", (sentence) => {
    expect(actionsOf(sentence).join()).not.toMatch(measures);
  });
});

describe("what is quoted", () => {
  const said = [
    "The reading is lower than last year's reading.",
    "We need the receipt.",
    "Are you sure?",
    "Your password has expired. Choose a new one.",
    "I don't think so!",
    "It was sent last week; usually this takes long.",
    "See section 3",
    "Anna would love to help",
    "Sorry, maybe later",
    "Click on Save",
    "Scan an article first.",
    "TODO: must be decided",
    "Letztes Jahr war der Stand höher.",
    "Wir wissen das leider nicht",
  ];
  const shape = (sentence: string) =>
    casesOf(sentence).map(({ doubt, steps, source }) => ({ doubt, steps: steps.length, quote: source.quote }));
  const inside = [
    (text: string) => `Acceptance criteria:\n\n- A reading lower than the previous one is rejected with the message "${text}"\n`,
    (text: string) => `# Returns\n\nThe system must show the message “${text}” after each scan.\n`,
    (text: string) => `# Returns\n\n- An empty basket is answered with the hint "${text}"\n- The desk must accept returns.\n`,
    (text: string) => `# Desk\n\nR-1: The clerk sees the text «${text}» when the article is unknown.\n`,
    (text: string) => `# Rücknahme\n\nDas System muss nach jedem Scan die Meldung „${text}“ anzeigen.\n`,
    (text: string) => `# Rücknahme\n\nAkzeptanzkriterien:\n\n- Ein kleinerer Stand wird mit der Meldung „${text}“ abgelehnt.\n`,
  ];
  test.each(inside.flatMap((write, at) => said.map((text) => [text, at, write(text), write("Ok")] as const)))(
    "never decides whether a sentence is a requirement: “%s” in sentence %i",
    (_text, _at, markdown, plain) => {
      const without = (found: ReturnType<typeof shape>) => found.map(({ doubt, steps }) => ({ doubt, steps }));
      expect(without(shape(markdown))).toEqual(without(shape(plain)));
      expect(shape(plain).length).toBeGreaterThan(0);
    },
  );

  test("is a requirement if it is the whole sentence", () => {
    expect(casesOf('# Shop\n\n"The system must send a mail."\n')).toHaveLength(1);
  });
});

describe("a permission in a table of fields", () => {
  const table = (rule: string) =>
    `# Recipient\n\n| Field | Required | Rule |\n|---|---|---|\n| Phone | yes | ${rule} |\n| Name | yes | at most 50 characters |\n`;
  test.each([
    "9 to 15 digits, may start with +",
    "letters and digits, may contain spaces",
    "may be empty",
    "can be negative",
    "9 to 15 digits, spaces allowed",
    "9 to 15 digits; leading spaces are removed",
    "optional",
    "darf mit + beginnen",
    "Leerzeichen erlaubt",
  ])("cannot be broken: %s", (rule) => {
    expect(
      actionsOf(table(rule)).filter((action) => /breaks this rule: .*(?:may|can be|allowed|removed|optional)|Regel verletzt/.test(action)),
    ).toEqual([]);
  });
  test.each([
    "digits only",
    "may only contain digits",
    "may not start with 0",
    "letters and digits",
    "darf nur Ziffern enthalten",
    "only letters allowed",
  ])("differs from a restriction: %s", (rule) => {
    expect(actionsOf(table(rule)).some((action) => /breaks this rule|Regel verletzt/.test(action))).toBe(true);
  });
});
