import { expect, test } from "vitest";
import { isNounPhrase } from "./noun-phrase.ts";

test.each([
  ["The order page, which shows the open orders and the total.", "en"],
  ["The order page, which shows name, date and total", "en"],
  ["A report that lists all orders of a day.", "en"],
  ["Export of orders that are paid", "en"],
  ["Die Bestellseite, die alle offenen Bestellungen zeigt.", "de"],
  ["Die Bestellseite, die Name, Datum und Summe zeigt.", "de"],
  ["Ein Bericht, der alle Bestellungen des Tages auflistet.", "de"],
] as const)("a noun with a relative clause is no sentence: %s", (text, language) => {
  expect(isNounPhrase(text, language)).toBe(true);
});

test.each([
  ["The order page, which shows the open orders, must load within 2 seconds.", "en"],
  ["Customers who have not paid get a reminder.", "en"],
  ["Orders that are older than 30 days are archived.", "en"],
  ["The page that lists the orders refreshes every minute.", "en"],
  ["Users who forget their password can reset it.", "en"],
  ["Users whose account is locked see a message.", "en"],
  ["The system provides a page that lists all orders.", "en"],
  ["Every order that is cancelled triggers a mail.", "en"],
  ["Any user that logs in sees the dashboard.", "en"],
  ["The list is sorted by date.", "en"],
  ["After that a fee of 15 EUR applies.", "en"],
  ["Ensure that users log in.", "en"],
  ["Die Bestellseite, die alle Bestellungen zeigt, muss sortierbar sein.", "de"],
  ["Das System zeigt eine Liste, die alle Bestellungen enthält.", "de"],
  ["Kunden, die nicht bezahlt haben, erhalten eine Mahnung.", "de"],
  ["Bestellungen, die älter als 30 Tage sind, werden archiviert.", "de"],
] as const)("a sentence with a relative clause is one: %s", (text, language) => {
  expect(isNounPhrase(text, language)).toBe(false);
});
