import { expect, test } from "vitest";
import { limitsIn, limitValues } from "./limits.ts";

const euros = ["4.99 EUR", "5.00 EUR", "500.00 EUR", "500.01 EUR"];
const euro = ["4,99 €", "5,00 €", "500,00 €", "500,01 €"];
const oneToTen = ["0", "1", "10", "11"];

test.each([
  ["The order total must be 5.00 to 500.00 EUR.", "en", euros],
  ["The order total must be from 5 up to 500 EUR.", "en", euros],
  ["Transfers of 5.00–500.00 EUR are accepted.", "en", euros],
  ["Transfers of 5 EUR - 500 EUR are accepted.", "en", euros],
  ["The total must be >= 5 EUR and <= 500 EUR.", "en", euros],
  ["The total must be at least 5.00 and must be at most 500.00 EUR.", "en", euros],
  ["The amount must be between 5,00 and 500,00 €.", "en", euro],
  ["The amount must be between 5,00 € and 500,00 €.", "en", euro],
  ["The amount must be between €5.00 and €500.00.", "en", ["€4.99", "€5.00", "€500.00", "€500.01"]],
  ["The amount must be ¥500 to ¥5000.", "en", ["¥499", "¥500", "¥5,000", "¥5,001"]],
  ["The amount must be 1 000 to 5 000 EUR.", "en", ["999.99 EUR", "1,000.00 EUR", "5,000.00 EUR", "5,000.01 EUR"]],
  ["The price is between 0.125 and 0.500 EUR.", "en", ["0.124 EUR", "0.125 EUR", "0.500 EUR", "0.501 EUR"]],
  ["The quantity must be in the range 1 to 10.", "en", oneToTen],
  ["The quantity must be between 1 and 10.", "en", oneToTen],
  ["1 <= quantity <= 10 must hold.", "en", oneToTen],
  ["Users can upload 1-10 files.", "en", oneToTen],
  ["Passwords are 8–64 characters.", "en", ["7 characters", "8 characters", "64 characters", "65 characters"]],
  ["Guests between the ages of 18 and 65 may book.", "en", ["17", "18", "65", "66"]],
  ["Der Bestellwert muss 5,00 bis 500,00 € betragen.", "de", euro],
  ["Bestellungen ab 5 bis 500 € werden angenommen.", "de", euro],
  ["Überweisungen von 5,00–500,00 € sind möglich.", "de", euro],
  ["Der Bestellwert muss zwischen 5,00 und 500,00 € liegen.", "de", euro],
  ["Der Betrag muss mindestens 5,00 und darf höchstens 500,00 € betragen.", "de", euro],
  ["Beträge von 5.00 bis 500.00 CHF sind möglich.", "de", ["4.99 CHF", "5.00 CHF", "500.00 CHF", "500.01 CHF"]],
  ["Die Menge muss im Bereich 1 bis 10 liegen.", "de", oneToTen],
  ["Nutzer können 1 bis 10 Dateien hochladen.", "de", oneToTen],
  // Estimates, shares, numbers of a text's parts, years, repetitions and times of day.
  ["The import takes 5 to 10 minutes.", "en", []],
  ["A parcel weighs about 5 to 10 kg.", "en", []],
  ["For 10 to 20 % of the users, a survey is shown.", "en", []],
  ["Steps 1 to 3 are repeated.", "en", []],
  ["The request is retried 2 to 3 times.", "en", []],
  ["Orders between 2010 and 2020 are archived.", "en", []],
  ["The shop is open from 9 to 5 pm.", "en", []],
  ["Die Lieferung dauert 3 bis 5 Werktage.", "de", []],
  ["Schritte 1 bis 3 werden wiederholt.", "de", []],
  ["Von 9 bis 17 Uhr ist geöffnet.", "de", []],
] as const)("both ends of a range are tried: %s", (sentence, language, values) => {
  expect(limitsIn(sentence, language).flatMap((limit) => limit.values)).toEqual(values);
});

const days = ["27 days", "28 days", "29 days"];
const tage = ["27 Tage", "28 Tage", "29 Tage"];

test.each([
  ["A customer may return an item within 28 days.", "en", days],
  ["Customers have 28 days from delivery to return an item.", "en", days],
  ["The return period is 28 days.", "en", days],
  ["The 28-day return period starts with the delivery.", "en", days],
  ["Items may be returned for 28 days.", "en", days],
  ["Items must be returned within the first 28 days.", "en", days],
  ["The trial lasts 28 days.", "en", days],
  ["Die Rückgabefrist beträgt 28 Tage.", "de", tage],
  ["Rückgabe innerhalb 28 Tagen.", "de", tage],
  ["Der Kunde hat 28 Tage Zeit, den Artikel zurückzugeben.", "de", tage],
  ["Kunden haben ein Rückgaberecht von 28 Tagen.", "de", tage],
  ["Das Angebot gilt 28 Tage.", "de", tage],
  ["DVDs werden für 28 Tage ausgeliehen.", "de", tage],
  // The product's own time is measured.
  ["The system sends a code within 2 minutes after the courier has closed the door.", "en", []],
  ["In den ersten 28 Tagen ist die Kündigung kostenlos.", "de", tage],
  ["The minimum order value is 5.00 EUR.", "en", ["4.99 EUR", "5.00 EUR", "5.01 EUR"]],
  ["Der Mindestbestellwert beträgt 5,00 €.", "de", ["4,99 €", "5,00 €", "5,01 €"]],
  ["The price is 12.50 EUR.", "en", []],
  ["Pulses must be counted with less than 1% error.", "en", []],
  ["At most 3 errors are shown.", "en", ["2", "3", "4"]],
] as const)("a period and an extreme are tried around their end: %s", (sentence, language, values) => {
  expect(limitsIn(sentence, language).flatMap((limit) => limit.values)).toEqual(values);
});

test("a cell of a table may hold a range in any notation", () => {
  expect(limitValues("5,00–500,00 €", "en")).toEqual(euro);
  expect(limitValues("€5.00 to €500.00", "en")).toEqual(["€4.99", "€5.00", "€500.00", "€500.01"]);
  expect(limitValues("5,00 bis 500,00 €", "de")).toEqual(euro);
});
