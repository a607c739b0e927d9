import { expect, test } from "vitest";
import { readMarkdown } from "../documents/markdown.ts";
import { readWithRules } from "../rules/read-specification.ts";
import { withoutGreeting } from "./greeting.ts";

const titlesOf = (markdown: string) => readWithRules(readMarkdown(new TextEncoder().encode(markdown))).drafts.map(({ title }) => title);
const english = "the customer must be able to cancel an order.";
const german = "die Kundin muss eine Bestellung stornieren können.";

test.each([
  ...[
    "Hi Tom,",
    "Hi,",
    "Dear team,",
    "Dear Sir or Madam,",
    "Dear Mr. Miller,",
    "Hello everybody!",
    "Hey @tom:",
    "Good morning all –",
    "Hi Tom and Ina,",
  ].map((greeting) => [greeting, english, "The customer must be able to cancel an order"]),
  ...[
    "Hallo Jens,",
    "Hallo zusammen,",
    "Moin,",
    "Guten Tag Frau Kern,",
    "Sehr geehrte Damen und Herren,",
    "Sehr geehrter Herr Dr. Müller,",
    "Liebe Kolleginnen und Kollegen,",
    "Lieber Jens, liebe Eva,",
  ].map((greeting) => [greeting, german, "Die Kundin muss eine Bestellung stornieren können"]),
])("the sentence behind “%s” is read: %s", (greeting, sentence, title) => {
  expect(titlesOf(`${greeting} ${sentence}\n`)).toEqual([title]);
  expect(titlesOf(`# Shop\n\n## Mail\n\n${greeting}\n${sentence}\n`)).toEqual([title]);
});

test("a story and a request behind a greeting are read", () => {
  expect(titlesOf("# Shop\n\nHi Tom, as a guest I want to pay by card.\n\nHi Ina, we need a way to pay by debit.\n")).toEqual([
    "As a guest I want to pay by card",
    "We need a way to pay by debit",
  ]);
});

test.each([
  "Hi Tom,",
  "Dear customers must get a card, too.",
  "Hi-fi systems, radios and lamps must work.",
  "Werte unter null, Leerzeichen und Buchstaben müssen abgelehnt werden.",
  "Greetings on the page, buttons and menus must be translated.",
  "Liebe Grüße, Eva Kern",
  "Hidden fields, lists and tables must be shown.",
])("is no greeting with a sentence: %s", (text) => {
  expect(withoutGreeting(text)).toBe(text);
});

test.each([
  ["Subject: Orders", "Hi Tom,", english, "The customer must be able to cancel an order"],
  ["From: Ina\nTo: Tom\nSubject: Orders", "Hi Tom,", english, "The customer must be able to cancel an order"],
  ["Betreff: Bestellungen", "Hallo Jens,", german, "Die Kundin muss eine Bestellung stornieren können"],
])("the text below a mail header without an empty line is read: %s", (header, greeting, sentence, title) => {
  expect(titlesOf(`# Shop\n\n${header}\n${greeting} ${sentence}\n`)).toEqual([title]);
});
