import { expect, test } from "vitest";
import { readMarkdown } from "../documents/markdown.ts";
import { readWithRules } from "./read-specification.ts";

const read = (markdown: string) => readWithRules(readMarkdown(new TextEncoder().encode(markdown)));
const titlesOf = (markdown: string) => read(markdown).drafts.map(({ title }) => title);
const actionsOf = (markdown: string) => read(markdown).drafts.flatMap(({ steps }) => steps.map(({ action }) => action));

test.each([
  ["**Sign-in.** Parents sign in with a code.", "Sign-in"],
  ["**Sign-in**\nParents sign in with a code.", "Sign-in"],
  ["*Sign-in:* Parents sign in with a code.", "Sign-in"],
  ["**Sign-in** – Parents sign in with a code.", "Sign-in"],
  ["Sign-in: parents sign in with a code.", "Sign-in"],
  ["**Waiting list.** Parents sign in with a code.", "Waiting list"],
])("a bold label before a paragraph becomes its heading, not part of the first sentence: %s", (paragraph, heading) => {
  const [draft, ...others] = read(`# Portal\n\n## Parents\n\nParents must pay.\n\n${paragraph}\n`).drafts.slice(1);
  expect(others).toEqual([]);
  expect(draft).toMatchObject({ title: "Parents sign in with a code", suite: `Parents / ${heading}`, source: { heading } });
});

test("a paragraph labeled as not a requirement produces no case and is reported", () => {
  const { drafts, leftOut } = read(
    "# Shop\n\n## Sale\n\nCards must be accepted.\n\n**Rationale.** The shop must grow.\n\n**Out of scope.** Vouchers must wait.\n",
  );
  expect(drafts.map(({ title }) => title)).toEqual(["Cards must be accepted"]);
  expect(leftOut).toEqual(["Sections without test cases, because they state no requirements: Rationale, Out of scope."]);
});

test("statements in the plural are read, in English and in German", () => {
  expect(titlesOf("# Portal\n\n## Parents\n\nParents must pay.\n\nTeachers see when a parent has opened a message.\n")).toContain(
    "Teachers see when a parent has opened a message",
  );
  expect(titlesOf("# Verein\n\n## Zeiten\n\nTrainer tragen ihre Zeiten selbst ein. Zeiten müssen frei sein.\n")).toContain(
    "Trainer tragen ihre Zeiten selbst ein",
  );
});

test("a section in the other language is read in it", () => {
  const vendor = "The vendor's terminal sends the card number to the service. The service must answer within 2 seconds.";
  const { drafts } = read(
    `# Lastenheft\n\n## Ausgabe\n\nDas Personal muss den Code scannen, und die Kundin erhält ein Rad.\n\n## Interface\n\n${vendor}\n\n## Empfang\n\n${vendor}\n\nDie Besucher müssen sich am Empfang anmelden.\n`,
  );
  expect(drafts.map(({ language, source }) => [source.heading, language])).toEqual([
    ["Ausgabe", "de"],
    ["Interface", "en"],
    ["Interface", "en"],
    ["Empfang", "en"],
    ["Empfang", "en"],
    ["Empfang", "de"],
  ]);
});

test("a section in a language that the rules do not read gives no cases, and is listed with its language", () => {
  const french =
    "Le système doit afficher la liste des réservations du jour. L'utilisateur peut annuler une réservation jusqu'à vingt-quatre heures avant le début, et il reçoit alors un message de confirmation. Les prix sont affichés avec la taxe, et le paiement se fait par carte ou en espèces à la caisse de la station.";
  const { drafts, leftOut } = read(
    `# Shop\n\n## Sale\n\nThe shop must open.\n\nThe price is shown. ${"The customer must pay at the desk, and the desk has to print a receipt for it. ".repeat(5)}\n\n## Ventes\n\n${french}\n`,
  );
  expect(new Set(drafts.map(({ source }) => source.heading))).toEqual(new Set(["Sale"]));
  expect(leftOut).toEqual(["Sections without test cases, because the built-in rules do not read their language: Ventes (French)."]);
});

test.each([
  "We chose codes over passwords because nobody remembered them.",
  "Historically, half of our support calls were about printing.",
  "Most customers use phones that are five years old.",
  "Quarantine used to be a cardboard box.",
  "In our experience pauses last less than an hour.",
  "Badges sound silly but people love them.",
  "The numbers come from the manual of the manufacturer.",
  "Competitors charge three percent, which is outrageous.",
  "My nephew says we should do it with an app.",
  "The pilot starts in October with two halls.",
  "We expect most households to have two members.",
  "A comparison of prices is a different project.",
  "Our camera takes brilliant pictures at night.",
])("an aside produces no case and is reported: %s", (aside) => {
  const { drafts, leftOut } = read(`# Shop\n\n## Sale\n\nThe price is shown. ${aside} The receipt must be printed.\n`);
  expect(drafts.map(({ title }) => title)).toEqual(["The price is shown", "The receipt must be printed"]);
  expect(leftOut).toEqual([`1 sentence was not turned into a case: “${aside.slice(0, -1)}”.`]);
});

test.each([
  "Erfahrungsgemäß kommt das ein- bis zweimal im Monat vor.",
  "Das Modell dahinter ist das Ergebnis von drei Jahren Forschung.",
  "Das schreibt die Abgabenordnung vor.",
  "Ulla hat Kuchen mitgebracht.",
  "Die Satzung sagt dazu nichts.",
  "Der nächste Termin ist am 11. Juni.",
  "Jonas schlägt vor, das im Handbuch zu erklären.",
  "Viele Gäste kommen zu zweit.",
])("a German aside produces no case and is reported: %s", (aside) => {
  const { drafts, leftOut } = read(`# Laden\n\n## Verkauf\n\nDer Preis wird angezeigt. ${aside} Der Beleg muss gedruckt werden.\n`);
  expect(drafts.map(({ title }) => title)).toEqual(["Der Preis wird angezeigt", "Der Beleg muss gedruckt werden"]);
  expect(leftOut).toEqual([`Für 1 Satz gibt es keinen Testfall: „${aside.slice(0, -1)}“.`]);
});

test("a sentence after an aside is quoted with the sentence before the aside", () => {
  expect(
    actionsOf(
      "# Hall\n\n## Payment\n\nPeople must pay when they book. Cash is a nightmare. If they cancel in time, they get everything back.\n",
    ),
  ).toEqual([
    "Check the product against this requirement",
    "Check this requirement: “People must pay when they book. If they cancel in time, they get everything back”",
  ]);
});

test("a section in which no requirement was found is listed", () => {
  expect(read("# Shop\n\n## Sale\n\nThe price is shown.\n\n## Weather\n\nWe had a lot of rain.\n").leftOut).toEqual([
    "1 sentence was not turned into a case: “We had a lot of rain”.",
    "Sections without test cases, because no requirement was found in them: Weather.",
  ]);
});

test.each([
  ["Log entries shall be deleted after 90 days.", "deleted after 90 days", "89 days, 90 days and 91 days"],
  ["Messages are deleted 90 days after the child has left.", "90 days after", "89 days, 90 days and 91 days"],
  ["Invoices are kept for ten years.", "kept for ten years", "9 years, 10 years and 11 years"],
  ["Thirty days before a licence ends, the driver gets a mail.", "Thirty days before", "29 days, 30 days and 31 days"],
  ["Complaints must be answered within 10 working days.", "within 10 working days", "9 working days, 10 working days and 11 working days"],
  [
    "The guard acknowledges an alarm within five minutes, otherwise the head is called.",
    "within five minutes",
    "4 minutes 59 seconds, 5 minutes and 5 minutes 1 second",
  ],
  ["Customers can pause for one to six weeks.", "for one to six weeks", "0 weeks, 1 week, 6 weeks and 7 weeks"],
  ["Support agents can issue vouchers up to 20 EUR.", "up to 20 EUR", "19.99 EUR, 20.00 EUR and 20.01 EUR"],
])("a period is tried around its end: %s", (sentence, words, values) => {
  expect(actionsOf(`# Shop\n\n- ${sentence}\n`)).toContain(`Repeat the check around the limit “${words}”, with these values: ${values}`);
});

test.each([
  ["Einträge werden nach 90 Tagen gelöscht.", "nach 90 Tagen gelöscht", "89 Tage, 90 Tage und 91 Tage"],
  ["Rechnungen bleiben zehn Jahre gespeichert.", "zehn Jahre gespeichert", "9 Jahre, 10 Jahre und 11 Jahre"],
  ["Daten werden 14 Tage nach der Rückgabe gelöscht.", "14 Tage nach", "13 Tage, 14 Tage und 15 Tage"],
  ["Gutscheine bis 20 EUR dürfen ausgestellt werden.", "bis 20 EUR", "19,99 EUR, 20,00 EUR und 20,01 EUR"],
  ["Die Anzahl der Fotos ist auf drei begrenzt.", "auf drei begrenzt", "2, 3 und 4"],
])("German: a period is tried around its end: %s", (sentence, words, values) => {
  expect(
    actionsOf(`# Laden\n\n## Anforderungen\n\n- Der Kunde muss an der Kasse zahlen und erhält einen Beleg.\n- ${sentence}\n`),
  ).toContain(`Die Prüfung rund um die Grenze „${words}“ mit diesen Werten wiederholen: ${values}`);
});

test.each([
  ["The teacher must get a mail within two minutes.", ["The time limit “within two minutes” is kept each time."]],
  ["The report takes no longer than 30 seconds.", ["The time limit “takes no longer than 30 seconds” is kept each time."]],
  ["The system shall refuse a booking for a boat that leaves in less than 30 minutes.", []],
  ["The search must answer within 2 seconds for 95 % of the requests.", []],
  ["A seat that is not paid within 15 minutes must be released.", []],
])("only time limits on the product produce a timing check: %s", (sentence, results) => {
  const steps = read(`# Shop\n\n- ${sentence}\n`).drafts.flatMap((draft) => draft.steps);
  expect(steps.filter(({ action }) => action.includes("measure")).map(({ expectedResult }) => expectedResult)).toEqual(results);
});

test("a table of limits gives the values around each limit", () => {
  const table = "| What | Limit | What happens |\n|---|---|---|\n| Samples per box | 81 | Box is full |\n| Fridge | 2 to 8 °C | Alarm |\n";
  expect(actionsOf(`# Lab\n\n${table}\n| Kind | Kept for |\n|---|---|\n| Blood | 2 years |\n| Study | until it ends |\n`)).toEqual([
    "Check this entry: “What: Samples per box; Limit: 81; What happens: Box is full”",
    "Repeat the check around the limit “Limit: 81”, with these values: 80, 81 and 82",
    "Check this entry: “What: Fridge; Limit: 2 to 8 °C; What happens: Alarm”",
    "Repeat the check around the limit “Limit: 2 to 8 °C”, with these values: 1.9 °C, 2 °C, 8 °C and 8.1 °C",
    "Check this entry: “Kind: Blood; Kept for: 2 years”",
    "Repeat the check around the limit “Kept for: 2 years”, with these values: 1 year, 2 years and 3 years",
    "Check this entry: “Kind: Study; Kept for: until it ends”",
  ]);
});

test("a statement without a word in common with the demands of its document gives no case", () => {
  const text =
    "A booking must be paid by card. The customer can cancel a booking until noon. The clerk sees every payment in a list. The receipt is printed with a code. A refund is sent to the card within two days. The museum opens at nine. Children pay half of the price. The guide gets a message for each group. The door closes behind the last visitor.";
  const { drafts, leftOut } = read(
    `# Desk\n\n## Bookings\n\n${text} Motorhomes pay the price of a bus. Green toasters sing under blankets.\n`,
  );
  expect(drafts.map(({ title }) => title)).toContain("Motorhomes pay the price of a bus");
  expect(leftOut).toEqual(["1 sentence was not turned into a case: “Green toasters sing under blankets”."]);
});

test("if most sections contain requirements, plain statements in the others count as requirements", () => {
  const sections = ["Mirrors", "Ships", "Score"].map((name) => `## ${name}\n\nThe ${name.toLowerCase()} must be shown.\n`).join("\n");
  expect(titlesOf(`# Game\n\n${sections}\n## Seagulls\n\nSeagulls leave the mirrors after a while.\n`)).toContain(
    "Seagulls leave the mirrors after a while",
  );
});

test.each(["\n", "\n\n"])(
  "a use case is one case with its precondition, and its alternative another, with %j between the lines",
  (between) => {
    const lines = [
      "Actor: Guest",
      "Precondition: The guest is signed in.",
      "1. The guest selects a meal.",
      "2. The kiosk shows the price.",
      "3. The guest confirms.",
      "4. The kiosk prints a number.",
      "Alternative 2a: The meal is sold out. The kiosk offers three meals.",
    ];
    const [flow, other, ...more] = read(`# Kiosk\n\n## Order a meal\n\n${lines.join(between)}\n`).drafts;
    expect(flow).toMatchObject({
      preconditions: ["The guest is signed in"],
      steps: [
        { action: "The guest selects a meal", expectedResult: "The kiosk shows the price." },
        { action: "The guest confirms", expectedResult: "The kiosk prints a number." },
      ],
    });
    expect(other).toMatchObject({
      title: "Alternative 2a: The meal is sold out",
      steps: [{ expectedResult: "The kiosk offers three meals." }],
    });
    expect(more).toEqual([]);
  },
);

test.each(["Impact", "Dependencies", "Training"])("a section %s gives cases for what must be, and none for the rest", (heading) => {
  const { drafts } = read(
    `# Till\n\n## Refunds\n\nCards must be accepted.\n\n## ${heading}\n\nSales will grow. The closing report must show the total for each payment method.\n`,
  );
  expect(drafts.map(({ title }) => title)).toEqual([
    "Cards must be accepted",
    "The closing report must show the total for each payment method",
  ]);
});

test("a unit at the end of a sentence does not join it with the next requirement", () => {
  const titles = titlesOf(
    "# Pump\n\n3.1.1 The controller shall sample the pressure every 500 ms.\n3.1.2 The controller shall stop the pump at 12.00 bar.\n\nThe pump must stop within 2 min. The alarm must sound for 30 sec. Ms. Gull must see it.\n",
  );
  expect(titles).toHaveLength(5);
  expect(titles.filter((title) => /500 ms\b.+12\.00|2 min\b.+alarm|30 sec\b.+Gull/.test(title))).toEqual([]);
});
