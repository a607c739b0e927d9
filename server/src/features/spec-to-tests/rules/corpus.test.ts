import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readMarkdown } from "../documents/markdown.ts";
import { formatCase } from "../format-cases.ts";
import { readWithRules } from "./read-specification.ts";

/** For each document its requirements: words of the sentence that states it, and values that its steps must try. */
const corpus: Readonly<Record<string, { language: string; requirements: [quote: string, ...tried: string[]][] }>> = {
  "parking-srs": {
    language: "English",
    requirements: [
      ["charge 2.50 EUR"],
      ["daily fee", "11.99 EUR, 12.00 EUR and 12.01 EUR"],
      ["first 15 minutes"],
      ["ticket is lost"],
      ["valid for 4 hours", "3 hours 59 minutes", "4 hours 1 minute"],
      ["print a ticket", "3 seconds"],
      ["Only a supervisor", "As a supervisor", "not a supervisor"],
      ["enter a reason", "9 characters", "10 characters", "11 characters"],
      ["barrier opens"],
      ["between 12 and 64", "11 characters", "12 characters", "64 characters", "65 characters"],
      ["After 5 failed", "4, 5 and 6"],
      ["Operators cannot"],
      ["20 minutes of inactivity", "19 minutes 59 seconds"],
      ["licence plate"],
      ["200 concurrent users"],
      ["Card numbers"],
      ["over 500 EUR", "500.00 EUR", "500.01 EUR"],
      ["three vehicles", "2, 3 and 4"],
      ["5 % and 20 %", "4%, 5%, 20% and 21%"],
    ],
  },
  "library-stories": {
    language: "English",
    requirements: [
      ["renew my loans", "Carry out this user story"],
      ["renewed at most twice", "1, 2 and 3"],
      ["overdue book"],
      ["28 days after"],
      ["Renewed until"],
      ["reserve a book"],
      ["Given a book that is lent"],
      ["up to 5 reservations", "4, 5 and 6"],
      ["When the book is returned"],
      ["expires after 7 days", "6 days", "8 days"],
      ["As a librarian"],
      ["cannot borrow books", "20.00 EUR", "20.01 EUR"],
      ["Only librarians", "not a librarian"],
      ["under 14", "13, 14 and 15"],
    ],
  },
  "registration-tables": {
    language: "English",
    requirements: [
      ["First name", "1 character", "50 characters", "51 characters"],
      ["valid e-mail address"],
      ["Age", "17", "18"],
      ["Phone", "15 digits", "16 digits"],
      ["Newsletter"],
      ["Delete an entry", "“Admin”", "“Guest”"],
      ["Read an entry"],
      ["Draft | The applicant"],
      ["Submitted | The clerk"],
      ["Approved | The applicant"],
      ["already registered"],
      ["larger than 5 MB", "5 MB", "5.1 MB"],
      ["every 30 seconds"],
      ["within 2 minutes"],
    ],
  },
  "invoice-mail": {
    language: "English",
    requirements: [
      ["download all invoices"],
      ["one PDF per invoice"],
      ["file names start"],
      ["drafts are not included"],
      ["month has no invoices"],
      ["people from accounting"],
      ["within 60 seconds"],
      ["500 invoices", "499, 500 and 501"],
      ["send the zip"],
      ["customer number"],
      ["after 3 days"],
    ],
  },
  "praxis-lastenheft": {
    language: "German",
    requirements: [
      ["Termin online buchen"],
      ["24 Stunden vorher", "24 Stunden", "23 Stunden 59 Minuten"],
      ["Bestätigungsmail"],
      ["fremden Termine"],
      ["Praxisleitung", "Als Person ohne diese Berechtigung (Praxisleitung)"],
      ["Arzt krank"],
      ["Pflichtfelder", "„Geburtsdatum“ leer lassen"],
      ["3 offene Termine", "2, 3 und 4"],
      ["12 Zeichen", "11 Zeichen", "12 Zeichen"],
      ["Anmeldeversuchen", "4, 5 und 6"],
      ["1.250,50 EUR", "1.250,49 EUR", "1.250,51 EUR"],
      ["ohne Aktivität", "14 Minuten 59 Sekunden"],
      ["innerhalb von 2 Sekunden"],
      ["verschlüsselt"],
    ],
  },
};

/** What no tester would write: demands as results, missing words, an article before another, values without their case. */
const senseless =
  /comes? into play|try to (?:with|not)\b|\b(?:an? an?|an? the|the the)\s|\b(?:must|shall|muss|müssen)\b.*\b(?:must|shall|muss|müssen)\b|\s{2}|\s[.,]|undefined|\bbe be\b|^As an? \S+ (?:must|shall)/iu;

test.each(Object.entries(corpus))(
  "%s: every requirement once, with its limits, and steps that make sense",
  (name, { language, requirements }) => {
    const bytes = readFileSync(new URL(`../testing/corpus/${name}.md`, import.meta.url));
    const read = readWithRules(readMarkdown(bytes));
    expect(read.language.name).toBe(language);
    const cases = read.drafts.map((draft) => formatCase(draft, "procedural"));
    for (const [quote, ...tried] of requirements) {
      const about = cases.filter(({ source }) => source.quote.toLowerCase().includes(quote.toLowerCase()));
      expect([quote, about.length]).toEqual([quote, 1]);
      const text = about[0]?.steps.map(({ action, expectedResult }) => `${action} ${expectedResult}`).join("\n") ?? "";
      for (const value of tried) expect(text).toContain(value);
    }
    expect(cases).toHaveLength(requirements.length);
    for (const { steps } of cases)
      for (const { action, expectedResult } of steps) expect([action, expectedResult].filter((words) => senseless.test(words))).toEqual([]);
  },
);
