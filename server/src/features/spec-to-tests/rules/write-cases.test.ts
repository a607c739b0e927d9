import { rounds } from "@gantry/host/testing/rounds.ts";
import { GeneratedTestCase } from "@gantry/contract/spec-to-tests/schemas.ts";
import { testStyles } from "@gantry/contract/spec-to-tests/constants.ts";
import { CaseContent } from "@gantry/contract/test-cases/schemas.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { SpecificationDocument } from "../document/document.ts";
import { readMarkdown } from "../documents/markdown.ts";
import { formatCase } from "../format-cases.ts";
import { readWithRules } from "./read-specification.ts";

const casesIn = (document: SpecificationDocument) => readWithRules(document).drafts;
const casesOf = (markdown: string) => casesIn(readMarkdown(new TextEncoder().encode(markdown)));
const titlesOf = (markdown: string) => casesOf(markdown).map(({ title }) => title);

/** Every step of every case: what to do => what to see. */
const stepsOf = (markdown: string) =>
  casesOf(markdown).flatMap(({ steps }) => steps.map(({ action, expectedResult }) => `${action} => ${expectedResult}`));

const asRequired = "For each value, the product does what the requirement says.";
const quote = (sentence: string) => `Check the product against this requirement => ${sentence}`;

test("the sentences behind a user story in its paragraph are requirements, too", () => {
  const titles = titlesOf(
    "As a parent, I want to filter toys by age so that I find something suitable. The search must return results within 2 seconds. Search terms shorter than 2 characters must be ignored.",
  );
  expect(titles[0]).toMatch(/^As a parent, I want to filter toys by age$/);
  expect(titles.slice(1).join()).toMatch(/2 seconds.*2 characters/);
});

test.each([
  [
    "If the card is declined, the system must show the reason.",
    ["Check what happens if the card is declined => The system must show the reason."],
  ],
  ["The system sends a mail when a user signs up.", ["Check what happens when a user signs up => The system sends a mail."]],
  ["Das System muss buchen, wenn die Karte gültig ist.", ["Prüfen, was geschieht, wenn die Karte gültig ist => Das System muss buchen."]],
  [
    "Wenn ein Arzt krank ist, müssen alle Termine abgesagt werden.",
    ["Prüfen, was geschieht, wenn ein Arzt krank ist => Dann müssen alle Termine abgesagt werden."],
  ],
  [
    "Only admins may delete a cart.",
    [
      "As an admin, delete a cart => It works.",
      "As a user who is not an admin, try to delete a cart => It is refused, and nothing is changed.",
    ],
  ],
  ["1. The user opens the cart\n2. The system shows the total\n", ["The user opens the cart => The system shows the total."]],
  ["Given a full cart, when the user pays, then an order exists.", ["The user pays => An order exists."]],
  [
    "The password must have at least 8 characters.",
    [
      "Enter 7 characters for the password => It is refused with a message that names the password.",
      "Enter 8 characters for the password => It is accepted.",
      "Enter 9 characters for the password => It is accepted.",
    ],
  ],
  [
    "- Name and e-mail are required fields.",
    ["name", "e-mail"].map(
      (field) => `Leave ${field} empty and fill in everything else => It is refused with a message that names ${field}.`,
    ),
  ],
  [
    "Could you add the total to the list?",
    ["Check this request: “Could you add the total to the list?” => The product does what the request asks for."],
  ],
])("a sentence of a certain form becomes steps: %s", (markdown, steps) => {
  expect(stepsOf(markdown)).toEqual(steps);
});

test.each([
  "The system shall refuse a booking for a departure that leaves in less than 30 minutes.",
  "Only the person who made the booking or a member of the staff may cancel it.",
  "A user can ask to be told when a product is back.",
  "If the plot was left dirty (decided by the warden), the deposit is kept.",
  "When it has rained, and the soil is wet, watering must stop.",
  "A boarding pass that was scanned once must not be accepted again.",
  "The search shall answer within 2 seconds for at least 95 % of the requests.",
  "The system must support at least 200 concurrent users.",
  "Lists must be sorted; the newest entry must come first.",
  "Every order gets a reference that does not contain the letters O and I.",
  "The server must use TLS 1.2 or higher.",
  "The server must process up to 500 orders.",
  "The desk must be open between 8 and 12 in the morning.",
  "The account has to hold the price, otherwise “Please top up.” is shown.",
])("any other sentence is quoted once, as it stands: %s", (sentence) => {
  expect(stepsOf(`# Shop\n\n- ${sentence}\n`)).toEqual([quote(sentence)]);
});

test.each([
  ["The daily fee shall not exceed 12.00 EUR.", "12.00 EUR", "11.99 EUR, 12.00 EUR and 12.01 EUR"],
  ["The fee must be between 1 and 100 euros.", "between 1 and 100 euros", "0.99 euros, 1.00 euros, 100.00 euros and 100.01 euros"],
  ["A customer may register up to three cars.", "up to three", "2, 3 and 4"],
  ["A ticket is valid for 4 hours.", "valid for 4 hours", "3 hours 59 minutes, 4 hours and 4 hours 1 minute"],
  ["A session ends after 30 minutes.", "ends after 30 minutes", "29 minutes 59 seconds, 30 minutes and 30 minutes 1 second"],
  ["After 3 failed attempts, the account is locked.", "After 3 failed", "2, 3 and 4"],
  ["Guests can cancel until 7 days before arrival.", "until 7 days before", "6 days, 7 days and 8 days"],
  ["A booking must be for at least one night and at most 21 nights.", "at least one night and at most 21", "0, 1, 21 and 22"],
  [
    "A room must be booked for at least 30 minutes and at most two hours.",
    "at least 30 minutes and at most two hours",
    "29 minutes 59 seconds, 30 minutes, 2 hours and 2 hours 1 minute",
  ],
  ["A reservation must be held for 3 days.", "held for 3 days", "2 days, 3 days and 4 days"],
  ["Children younger than twelve must come with an adult.", "younger than twelve", "11, 12 and 13"],
  ["Members aged 14 to 17 must bring a consent.", "aged 14 to 17", "13, 14, 17 and 18"],
  ["Groups of 10 persons or more must register.", "10 persons or more", "9, 10 and 11"],
  ["The buyer has two days to accept the offer.", "has two days", "1 day, 2 days and 3 days"],
  [
    "A seat that is not paid within 15 minutes must be released.",
    "within 15 minutes",
    "14 minutes 59 seconds, 15 minutes and 15 minutes 1 second",
  ],
  [
    "After 60 seconds without input, the start page must appear.",
    "After 60 seconds without input",
    "59 seconds, 60 seconds and 61 seconds",
  ],
  ["A table must be for between 2 and 6 guests.", "between 2 and 6", "1, 2, 6 and 7"],
])("a limit whose role is certain is tried just below, at and just above: %s", (sentence, limit, values) => {
  expect(stepsOf(`- ${sentence}\n`)).toEqual([
    quote(sentence),
    `Repeat the check around the limit “${limit}”, with these values: ${values} => ${asRequired}`,
  ]);
});

test.each([
  ["Ein Mitglied darf höchstens fünf Werkzeuge gleichzeitig ausleihen.", "4, 5 und 6"],
  ["Die Chipnummer hat genau 15 Ziffern.", "14 Ziffern, 15 Ziffern und 16 Ziffern"],
  ["Der Termin muss mindestens 40 Minuten in der Zukunft liegen.", "Grenze „mindestens 40 Minuten in der Zukunft“"],
  ["Der Betrag darf höchstens 1.250,50 EUR sein.", "1.250,49 EUR, 1.250,50 EUR und 1.250,51 EUR"],
  ["Es dürfen höchstens 2 m³ geliefert werden.", "1,9 m³, 2 m³ und 2,1 m³"],
  ["Das Konto darf zwischen −20,0 und +60,0 Stunden liegen.", "-20,1 Stunden, -20 Stunden, 60 Stunden und 60,1 Stunden"],
  ["Es müssen mindestens eine und höchstens sechs Personen angegeben werden.", "0, 1, 6 und 7"],
  ["Ein Gastgeber darf höchstens 25 Besucher pro Tag anmelden.", "24, 25 und 26"],
  ["Besucher unter 16 Jahren dürfen nur in Begleitung kommen.", "15 Jahre, 16 Jahre und 17 Jahre"],
  ["Es ist sicherzustellen, dass das Gerät nur von Mitgliedern ab 18 Jahren reserviert wird.", "Grenze „ab 18 Jahren“"],
  ["Ein Termin ist frühestens fünf Tage im Voraus zu buchen.", "4 Tage, 5 Tage und 6 Tage"],
  ["Der Antrag ist spätestens 5 Arbeitstage vor Beginn zu stellen.", "4 Arbeitstage, 5 Arbeitstage und 6 Arbeitstage"],
])("German limits: %s", (sentence, values) => {
  expect(stepsOf(`# Regeln für das Konto\n\n- ${sentence}\n- Die Buchung muss gespeichert werden.\n`)[1]).toContain(values);
});

test.each([
  "Es müssen mindestens 3.000 Werkzeuge verwaltet werden können.",
  "The gate shall go on working without a network connection for at least 8 hours.",
])("what a product has to bear at least is tried as it is: %s", (sentence) => {
  expect(stepsOf(`# Verein\n\n- ${sentence}\n`)).toHaveLength(1);
});

test("a field table may say that a range is one of whole numbers", () => {
  const steps = stepsOf("# Form\n\n| Field | Required | Rule |\n|---|---|---|\n| People | yes | whole number from 1 to 250 |\n");
  for (const value of ["0", "1", "250", "251"]) expect(steps).toContainEqual(expect.stringContaining(`Enter ${value} for People`));
});

test("German: an article after a preposition is no number", () => {
  expect(stepsOf("# Anmeldung\n\n- Die Anmeldung muss über einen Link möglich sein.\n")).toHaveLength(1);
});

test("what refers to the sentence before stays with it; a story says who I am", () => {
  expect(stepsOf("# Shop\n\nGuests can cancel free of charge. After that a fee of 15 EUR applies.\n")).toEqual([
    quote("Guests can cancel free of charge. After that a fee of 15 EUR applies."),
  ]);
  expect(stepsOf("As a guest, I want to cancel.\n\nAcceptance criteria:\n\n- I can cancel one booking only.\n")).toEqual([
    "Carry out this user story: “As a guest, I want to cancel” => The product does what the story asks for.",
    "As a guest, check the product against this requirement => I can cancel one booking only.",
  ]);
});

test.each([
  ["3.1.2 The price per hour must be shown.", "3.1.2", "The price per hour must be shown"],
  ["REQ-7: The shop must be closed at night.", "REQ-7", "The shop must be closed at night"],
  ["4.1.1: The button must be green.", "4.1.1", "The button must be green"],
  ["4.2.1 A guest shall sign the book.", "4.2.1", "A guest shall sign the book"],
])("the number of a requirement is an identifier and nothing else: %s", (markdown, id, title) => {
  expect(casesOf(`- ${markdown}\n`)).toMatchObject([{ title, description: `Requirement ${id}`, steps: [{}] }]);
});

test.each([
  "Not in this release",
  "Out of scope",
  "Background",
  "1 Introduction",
  "Glossary",
  "Non-goals",
  "Later versions",
  "Not now",
  "Won't have in this release",
  "Phase 2",
  "Why we do this",
  "Goals and objectives",
  "Who uses it",
  "Assumptions and dependencies",
  "How we measure success",
  "Technical tasks",
  "Guiding principles",
  "Wunschliste für später",
  "Alternatives considered",
  "Implementation notes",
  "Rollout",
  "Begrüßung",
  "Entwicklungsumgebung",
  "Hintergrund",
  "Abgrenzung",
  "Zweck",
  "Ausgangslage und Ziel",
  "Annahmen",
  "Nicht Bestandteil",
  "Nicht Gegenstand",
  "8 Nicht Gegenstand dieses Dokuments",
  "Nicht betrachtet",
  "Nicht unterstützte Funktionen",
  "Nicht Leistungsumfang",
  "Nichtziele",
  "Keine Ziele",
  "Gehört nicht dazu",
  "Ausschlüsse",
  "Projektabgrenzung",
  "Not the subject of this document",
  "Not supported",
  "Outside the scope",
  "Explicitly out of scope",
  "Spätere Ausbaustufen",
  "Things we decided against",
  "What we learned",
  "Lieferumfang und Abnahme",
])("a section gives no cases: %s", (heading) => {
  expect(titlesOf(`# Shop\n\n## ${heading}\n\nThe shop must fly.\n\n- It must swim.\n\n## Payment\n\nCards must be accepted.\n`)).toEqual([
    "Cards must be accepted",
  ]);
});

test.each([
  "Context menu",
  "Background jobs",
  "Scheduled reports",
  "Terms of payment",
  "Änderungen an Buchungen",
  "Lieferung",
  "Nichtfunktionale Anforderungen",
  "Nicht angemeldete Nutzer",
  "Nicht abgeholte Pakete",
  "Ausschluss von Mitgliedern",
  "Not delivered parcels",
  "Outside temperature",
])("a section is about the product: %s", (heading) => {
  expect(titlesOf(`# Shop\n\n## ${heading}\n\nThe shop must open.\n`)).toEqual(["The shop must open"]);
});

test.each([
  ["Today the staff print a list and cross rooms out. By noon nobody can read it.", "what is done now"],
  ["Currently orders are sent by fax. About one in ten gets lost.", "what is done now"],
  ["In May we counted 140 visitors who did not pay. This costs us a lot.", "what was"],
  ["This is so that nobody has to wait.", "a reason"],
  ["These figures are needed by the works council.", "a reason"],
  ["We do not want to explain a loss to the board.", "an opinion"],
  ["Why 4? That is the longest repair.", "the answer to a question"],
  ["It is a high-priority item.", "a priority"],
  ["Maybe one day we will lend trailers too.", "a plan"],
  ["petra thinks that a deposit would scare people away.", "an opinion"],
  ["The neighbours are afraid that this must be paid.", "an opinion"],
  ["Somebody should ask them what it costs.", "a task"],
  ["Could you send us an offer by the 20th?", "an order"],
  ["Don't worry about the logo, it must be drawn.", "a greeting"],
  ["As promised, here's the list for the page.", "a greeting"],
  ["Anna doubts that cards are needed. It may be worth asking the others.", "an opinion and what follows"],
  ["The officer still has to be asked about the cards.", "a task"],
  ["In the long run the shop hopes to open on Sundays.", "a hope"],
  ["The director is not convinced that cards must be taken.", "an opinion"],
  ["After the test with two classes I have a few things that need to change.", "a greeting"],
  ["The colours still have to be agreed with the board.", "a task"],
  ["It has been a source of complaints in the past.", "what was"],
  ["Kim would love a feature to order coffee, but I don't think that is realistic.", "an opinion"],
  ["Context: visitors are shown the old list.", "a context"],
  ["Open question: must there be a deposit? Anna will ask.", "a question"],
  ["Definition of ready: each story must have an estimate.", "the project"],
  ["For drivers we need two small things.", "an announcement"],
  ["Drivers also want a few other changes.", "an announcement"],
  ["The big one is pausing.", "an announcement"],
  ["I've tried to write down what we need, please shout if something is missing.", "a greeting"],
  ["What we will not do in 4.2: gift cards and loans.", "what is left out"],
  ["Priit will check with legal whether we may store the codes.", "a task"],
  ["Ivana needs to ask the auditors whether receipts must be kept.", "a task"],
  ["The change is accepted when all of it works for two weeks.", "the project"],
  ["This one is non-negotiable.", "an emphasis"],
])("no case for %s (%s)", (sentence) => {
  expect(titlesOf(`# Shop\n\n## Sale\n\n${sentence}\n\nThe shop must open.\n\n- The door must close. ${sentence}\n`)).toEqual([
    "The shop must open",
    "The door must close",
  ]);
});

test.each([
  ["Bisher wird jede Lieferung auf Papier erfasst. Abends wird von Hand abgeglichen.", "Ist-Zustand"],
  ["Das entspricht der heutigen Dauer.", "Begründung"],
  ["Hintergrund: Die Leitung fällt oft aus und ist langsam.", "Hintergrund"],
  ["Frau Thal hält eine App für unnötig.", "Meinung"],
  ["Ich glaube, das ist zu viel auf einmal.", "Meinung"],
  ["Die Farben sind noch mit dem Vorstand abzustimmen.", "Aufgabe"],
  ["Könnten Sie uns bitte sagen, ob der Termin im Mai zu halten ist?", "Frage"],
  ["Ob die Eltern zustimmen müssen, klärt die Schulleitung.", "Aufgabe"],
  ["Über die Schnittstelle ist noch zu sprechen.", "Aufgabe"],
  ["Das vorliegende Dokument beschreibt, wie der Laden arbeiten muss.", "Dokument"],
  ["Vielleicht kommt später noch ein Kurs dazu.", "Plan"],
  ["Jürgen hätte gern noch eine App, das halte ich aber für übertrieben.", "Meinung"],
  ["Wie am Montag besprochen hier die Punkte, die rein müssen.", "Ankündigung"],
  ["Für die Fahrer brauchen wir zwei kleine Dinge.", "Ankündigung"],
  ["Ich habe versucht, alles aufzuschreiben, was rein muss.", "Ankündigung"],
  ["Olga klärt mit der Kasse, ob Karten genommen werden müssen.", "Aufgabe"],
])("German: no case for %s (%s)", (sentence) => {
  expect(titlesOf(`# Laden\n\n## Verkauf\n\n${sentence}\n\nDer Laden muss nachts schließen.\n`)).toEqual([
    "Der Laden muss nachts schließen",
  ]);
});

test.each([
  "A guest who thinks that the bill is wrong can object.",
  "If a member believes that a fee is wrong, the desk must check it.",
  "The server holds the connection for one minute and must then close it.",
])("somebody's opinion in a clause makes no opinion: %s", (sentence) => {
  expect(titlesOf(`# Shop\n\n- ${sentence}\n`)).toHaveLength(1);
});

test("notes give cases only for what they demand", () => {
  const notes =
    "The next shop has a similar system and is happy with it. It costs twice as much. We will add a shelf. Parcels of more than 9 kg are refused.";
  expect(titlesOf(`# Shop\n\n## Sale\n\nCards must be accepted.\n\n## Notes\n\n${notes}\n`)).toEqual([
    "Cards must be accepted",
    "Parcels of more than 9 kg are refused",
  ]);
});

test.each([
  "To: Devi, Tomasz\nFrom: Hanneke\nSubject: what the shop must do by Easter",
  "From: Deborah <d@example.org>\n\nTo: Arun Patel\n\nSubject: RE: what we must do",
  "Von: Hanne Meier\nAn: Olaf\nBetreff: Was der Laden tun muss",
])("the header of a mail is no requirement: %s", (header) => {
  expect(titlesOf(`${header}\n\nHi both,\n\nCards must be accepted.\n`)).toEqual(["Cards must be accepted"]);
});

test("the user is told what is not turned into a case", () => {
  const text =
    "# Shop\n\n## Introduction\n\nIt must be read.\n\n### Purpose\n\nIt is.\n\n## Sale\n\nCards must be accepted. Petra thinks that cash should be gone.\n";
  expect(readWithRules(readMarkdown(new TextEncoder().encode(text))).leftOut).toEqual([
    "1 sentence was not turned into a case: “Petra thinks that cash should be gone”.",
    "Sections without test cases, because they state no requirements: Introduction.",
  ]);
});

test("a note names no section twice", () => {
  const background = "## Background\n\nIt was always so.\n\n";
  const text = `# Shop\n\n## Sale\n\nCards must be accepted.\n\n${background}## Notes\n\nThe weather was nice.\n\n${background}## Notes\n\nThe sea was nice.\n`;
  const notes = readWithRules(readMarkdown(new TextEncoder().encode(text))).leftOut;
  expect(notes.join("\n").match(/Background/g)).toHaveLength(1);
  expect(notes.join("\n").match(/Notes/g)).toHaveLength(1);
});

test("the notes about a German document are German", () => {
  const text =
    "# Laden\n\n## Einleitung\n\nEs muss gelesen werden.\n\n## Verkauf\n\nKarten müssen gehen. Ich glaube, das soll später kommen.\n";
  expect(readWithRules(readMarkdown(new TextEncoder().encode(text))).leftOut).toEqual([
    "Für 1 Satz gibt es keinen Testfall: „Ich glaube, das soll später kommen“.",
    "Abschnitte ohne Testfälle, weil sie keine Anforderungen enthalten: Einleitung.",
  ]);
});

test("after what is done now, what must be counts", () => {
  expect(titlesOf("# Shop\n\nToday orders are lost. Every order must get a number.\n")).toEqual(["Every order must get a number"]);
});

test("a numbered requirement or an item is one case; each of its sentences is a step that can be understood", () => {
  expect(casesOf("# Hotel\n\nREQ-1 A blocked room moves to the end. After 14:00 it is shown in red. The guest is told.\n")).toMatchObject([
    {
      title: "A blocked room moves to the end",
      steps: [
        { expectedResult: "A blocked room moves to the end. After 14:00 it is shown in red." },
        { expectedResult: "The guest is told." },
      ],
    },
  ]);
  expect(stepsOf('# Shop\n\n- If the bike is taken, the rider sees "It is in use. Choose another one."\n')).toEqual([
    'Check what happens if the bike is taken => The rider sees "It is in use. Choose another one."',
  ]);
  expect(stepsOf("# Plan\n\nAcceptance criteria:\n\n- The plan renews each month\n- It can be cancelled the day before\n")).toEqual([
    quote("The plan renews each month."),
    quote("It can be cancelled the day before."),
  ]);
  expect(titlesOf("# Plan\n\nAcceptance criteria:\n\n- The plan renews each month\n- It can be cancelled the day before\n")).toHaveLength(
    1,
  );
});

test("items stay with the request above them, and a pronoun with its noun", () => {
  expect(
    stepsOf("Für die Küche brauchen wir:\n\n- eine Liste der Mengen\n- die Möglichkeit zu sperren; das Gericht verschwindet\n"),
  ).toEqual(
    ["eine Liste der Mengen", "die Möglichkeit zu sperren; das Gericht verschwindet"].map(
      (item) => `Diesen Wunsch prüfen: „Für die Küche brauchen wir: ${item}“ => Das Produkt erfüllt den Wunsch.`,
    ),
  );
  expect(stepsOf("# Gate\n\nVisitors show the ticket. The desk scans it and must print a band.\n")).toEqual([
    quote("Visitors show the ticket. The desk scans it and must print a band."),
  ]);
  expect(stepsOf("# Betrieb\n\nDie Anwendung muss im Haus laufen. Nachts darf sie höchstens kurz ausfallen.\n")).toEqual([
    "Das Produkt anhand dieser Anforderung prüfen => Die Anwendung muss im Haus laufen. Nachts darf sie höchstens kurz ausfallen.",
  ]);
});

test("headings: numbers and not only levels say what belongs where; a table of contents holds nothing", () => {
  expect(
    titlesOf(
      "## Shop\n\n# Table of Contents\n\n* Sale\n\n## 2. Introduction\n\nIt must be read.\n\n### 3.1 Sale\n\nCards must be accepted.\n",
    ),
  ).toEqual(["Cards must be accepted"]);
  expect(titlesOf("# Shop\n\n## 1. Overview\n\nREQ-1 Sales come first.\n\n## 2. Stock\n\nStock must be counted.\n")).toEqual([
    "Sales come first",
    "Stock must be counted",
  ]);
});

test("what somebody receives at the end of a sequence is expected of the step before", () => {
  expect(stepsOf("# Shop\n\n## Main flow\n\n1. The customer chooses a time.\n2. The customer receives a confirmation.\n")).toEqual([
    "The customer chooses a time => The customer receives a confirmation.",
  ]);
});

test("a use case in sentences: the precondition belongs to the flow, and each alternative is a case of its own", () => {
  const text = `# Blood bank

## Use case: check in

Actor: donor. Precondition: the donor has an appointment today.

1. The donor scans the code at the terminal.
2. The terminal shows the name of the donor.
3. The donor confirms the data.

Alternative 2a: The appointment is on another day. The terminal shows the date and sends the donor to the desk.

Alternative 3a: The printer fails.

1. The terminal calls an employee.
2. The employee writes a label.
`;
  const preconditions = ["The donor has an appointment today"];
  expect(casesOf(text)).toMatchObject([
    {
      title: "Use case: check in",
      preconditions,
      steps: [
        { action: "The donor scans the code at the terminal", expectedResult: "The terminal shows the name of the donor." },
        { action: "The donor confirms the data" },
      ],
    },
    {
      title: "Alternative 2a: The appointment is on another day",
      preconditions,
      steps: [
        {
          action: "Check what happens in this case: “The appointment is on another day”",
          expectedResult: "The terminal shows the date and sends the donor to the desk.",
        },
      ],
    },
    {
      title: "Alternative 3a: The printer fails",
      preconditions,
      steps: [{ expectedResult: "The terminal calls an employee. The employee writes a label." }],
    },
  ]);
  expect(
    casesOf(
      "# Bad\n\n## Ablauf\n\nVorbedingung: Der Gast ist angemeldet.\n\n1. Der Gast wählt einen Platz.\n2. Das System zeigt den Preis.\n\n- Alternative 2a: Der Platz ist belegt. Das System zeigt andere Plätze.\n",
    ),
  ).toMatchObject([
    { preconditions: ["Der Gast ist angemeldet"], steps: [{ expectedResult: "Das System zeigt den Preis." }] },
    { title: "Alternative 2a: Der Platz ist belegt", preconditions: ["Der Gast ist angemeldet"] },
  ]);
});

test("a list that is called a sequence of steps is one case with the name of its section", () => {
  const list = "3.1.2. Stimulus/Response Sequences\n\n* The user opens the list\n* The system shows the list\n* Select Save\n";
  expect(casesOf(`# Shop\n\n## Lists\n\n${list}\n## Clients\n\n${list}`)).toMatchObject(
    ["Lists", "Clients"].map((title) => ({
      title,
      steps: [{ expectedResult: "The system shows the list." }, { action: "Select Save" }],
    })),
  );
});

test("prose in a listing is read, a program is not", () => {
  const prose = "* The user selects the new client option\n\nREQ-1: The user must be able to add a client.";
  expect(titlesOf(`# Shop\n\n\`\`\`\n${prose}\n\`\`\`\n`)).toContain("The user must be able to add a client");
  expect(titlesOf(`# Shop\n\n\`\`\`js\n// The user must be able to add a client.\nadd();\n\`\`\`\n\nThe shop must open.\n`)).toEqual([
    "The shop must open",
  ]);
});

test("a use case in a table with a name in front of each part is one case", () => {
  const rows = [
    "Actor | Student",
    "Trigger | A student wants a room",
    "Precondition | Signed in",
    "1 | The system shows the rooms",
    "Success | The room is booked",
  ];
  expect(casesOf(`# Rooms\n\n| UC 1 | Name: Book a room |\n|---|---|\n${rows.map((row) => `| ${row} |\n`).join("")}`)).toMatchObject([
    {
      title: "Book a room",
      steps: [
        { action: "Check this entry: “1: The system shows the rooms”" },
        { action: "Check this entry: “Success: The room is booked”" },
      ],
    },
  ]);
});

test("a heading can be a user story; headings need no space after their marks", () => {
  expect(
    titlesOf("# Library\n\n##Introduction\n\nIt must be read.\n\n## As a reader, I want to renew a loan\n\n- At most twice\n"),
  ).toEqual(["As a reader, I want to renew a loan", "At most twice"]);
});

test("German: an article or an expletive refers to nothing, a pronoun does", () => {
  const criteria = "# Ausleihe\n\nAkzeptanzkriterien:\n\n";
  expect(
    titlesOf(
      `${criteria}- Vormerken kostet 1 €\n- Sobald das Buch zurück ist, kommt eine E-Mail\n- Es sind höchstens drei erlaubt\n- Wird es nicht abgeholt, verfällt die Vormerkung\n`,
    ),
  ).toEqual(["Vormerken kostet 1 €", "Sobald das Buch zurück ist, kommt eine E-Mail", "Es sind höchstens drei erlaubt"]);
  expect(
    casesOf("```\nSzenario: Mahnung\nAngenommen, ein Buch ist überfällig\nWenn der Lauf startet\nDann kommt eine Mahnung\n```\n")[0]
      ?.preconditions,
  ).toEqual(["Ein Buch ist überfällig"]);
});

test("a sentence that refers back is quoted with what it refers to", () => {
  expect(casesOf("# API\n\n## What happens when the cache is down\n\nThen requests must be let through.\n")).toMatchObject([
    { title: "What happens when the cache is down: Then requests must be let through" },
  ]);
  expect(stepsOf("# Verein\n\nHerr Brandt fragt, ob Gäste buchen. Das wird abgelehnt: Gäste dürfen nicht buchen.\n")).toEqual([
    "Diese Anforderung prüfen: „Herr Brandt fragt, ob Gäste buchen. Das wird abgelehnt: Gäste dürfen nicht buchen“ => Das Produkt erfüllt die Anforderung.",
  ]);
});

test.each([
  ["An order of more than 60 rolls must be approved. If the shift leader refuses it, the customer gets a mail."],
  ["The system must block the room. Staff can lift this at any time."],
  ["A seat must be held. The fee is charged three days later."],
  ["A tour must be paused. After two hours it is closed."],
  ["A seat must be held. The guest is reminded one day before that."],
  ["The display must be green when the room is free. When a meeting is running, it is red."],
])("a sentence whose object is in the sentence before stays with it: %s", (text) => {
  const quoted = expect.stringContaining(text);
  expect(casesOf(`# Shop\n\n## Sale\n\n${text}\n`)).toMatchObject([
    { steps: [{ expectedResult: quoted }, ...(text.includes("60") ? [{}] : [])] },
  ]);
});

test.each([
  ["A shift can be handed over for one day. The manager sees who did this."],
  ["Members cancel free of charge until noon. A later cancellation costs 5 EUR."],
  ["The lamp must turn red at 18:00. Visitors are told 10 minutes earlier."],
  ["The quiet level must stay at 3. The settings page makes this clear with a sign."],
  ["The car must be offered. If no such car is free, the guest gets a number."],
  ["The host can cancel the order. Nobody is charged in that case."],
  ["Guests must be asked for a rating. Other users are informed if it contains a link."],
])("a sentence that refers to another inside stays with it: %s", (text) => {
  expect(stepsOf(`# Shop\n\n## Sale\n\n${text}\n`)).toContain(quote(text));
});

test("German: a reference inside a sentence, and at its beginning", () => {
  for (const text of [
    "Vereine sollen bis Freitag kostenlos absagen können. Bei einer späteren Absage wird die halbe Miete berechnet.",
    "Mitglieder mit Schulden dürfen nichts ausleihen. Ihnen wird der offene Betrag angezeigt.",
    "Für die Säge ist ein Nachweis erforderlich. Fehlt er, lehnt das System die Ausleihe ab.",
  ])
    expect(stepsOf(`# Verein\n\n## Ausleihe\n\n${text}\n`)).toContain(`Das Produkt anhand dieser Anforderung prüfen => ${text}`);
});

test.each([
  "The host can cancel the whole order up to the moment it closes.",
  "Station leaders see the quiet hours of their team but cannot change them.",
  "An override ends early if the leader withdraws it.",
  "The terminal keeps deliveries made offline and sends them within 5 minutes.",
  "Participants who have an invitation must show it at the door.",
])("a pronoun whose noun is in the same sentence refers to no other; the item stays a case of its own: %s", (sentence) => {
  expect(titlesOf(`# Shop\n\n- All items must stay in the basket.\n- ${sentence}\n- Cards must be accepted.\n`)).toEqual([
    "All items must stay in the basket",
    sentence.slice(0, -1),
    "Cards must be accepted",
  ]);
});

test.each([
  "And could you add a button for the lamp?",
  "Also, could you please add a button for the lamp?",
  "Can we also show the weight of the box?",
  "Can we please get a list of all open orders?",
  "Could we get rid of the first screen?",
  "And please make the font bigger.",
  "Next, please add an export.",
  "Would it be possible to print the labels in A6?",
  "It would help if the search ignored accents.",
  "Und könntet ihr bitte einen Export einbauen?",
  "Können wir bitte die Liste der Räume sehen?",
  "Wäre es möglich, die Etiketten in A6 zu drucken?",
])("a request is a case of its own, and what follows it counts: %s", (sentence) => {
  const isGerman = /(?:ö|ä)/u.test(sentence);
  const after = isGerman ? "Der Kunde sollte die Meldung sofort sehen." : "The customer should see the message at once.";
  const first = isGerman ? "Der Laden muss nachts schließen." : "The shop must be closed at night.";
  const cases = casesOf(`${isGerman ? "Hallo Ada" : "Hi Ada"},\n\n${first} ${sentence} ${after}\n`);
  expect(cases.map(({ source }) => source.quote)).toEqual([first, sentence, after]);
});

test("what must be after a question that asks for nothing is not lost, and the question is listed", () => {
  const read = readWithRules(
    readMarkdown(new TextEncoder().encode("# Shop\n\n## Sale\n\nWhat about the boxes? Every driver should see the boxes of the day.\n")),
  );
  expect(read.drafts.map(({ title }) => title)).toEqual(["Every driver should see the boxes of the day"]);
  expect(read.leftOut).toEqual(["1 sentence was not turned into a case: “What about the boxes?”."]);
});

test("a numbered requirement that refers to the one before is a case of its own that quotes it; limits are tried once", () => {
  const before = "If a booking is cancelled more than 48 hours before arrival, the price is refunded.";
  const later = "If a booking is cancelled later, nothing is refunded.";
  const cases = casesOf(`# Hotel\n\n- REQ-7: ${before}\n- REQ-8: ${later}\n`);
  expect(cases).toMatchObject([
    { description: "Requirement REQ-7", steps: [{}, {}] },
    {
      title: "If a booking is cancelled later, nothing is refunded",
      description: "Requirement REQ-8",
      steps: [{ action: `Check this requirement: “${before} ${later.slice(0, -1)}”` }],
    },
  ]);
});

test("a sentence refers to the paragraph before, and is left out when there is none", () => {
  expect(stepsOf("Guests must pay.\n\nThey can pay by card.\n")).toContain(
    "Check this requirement: “Guests must pay. They can pay by card” => The product meets the requirement.",
  );
  const alone = "They can pay by card.\n\nHi Ada,\n\nCards must be accepted.\n";
  expect(titlesOf(alone)).toEqual(["Cards must be accepted"]);
  expect(readWithRules(readMarkdown(new TextEncoder().encode(alone))).leftOut).toEqual([
    "1 sentence was not turned into a case: “They can pay by card”.",
  ]);
});

test("words that lead over are left out; a request without a verb belongs to the one before", () => {
  expect(titlesOf("One more thing - children must not dive.\n\nAnd the page has to work on phones.\n")).toEqual([
    "Children must not dive",
    "The page has to work on phones",
  ]);
  expect(titlesOf("Could you show who has the room? Only the first name please.\n")).toEqual(["Could you show who has the room?"]);
});

test("the parts of a scope are read; a numbered line above paragraphs is a heading", () => {
  expect(titlesOf("# Shop\n\n## Scope\n\nUsers buy.\n\n### Form\n\n- The form can be saved.\n\n### View\n\n- Forms are shown.\n")).toEqual([
    "The form can be saved",
    "Forms are shown",
  ]);
  const mail =
    "Hi Ada,\n\n1. Tickets\n\nVisitors pick a seat on the plan. Seats stay reserved for the buyer. We also want a discount.\n\n2. Door\n\nCodes are scanned at the door.\n";
  expect(casesOf(mail).map(({ suite, title }) => `${suite}: ${title}`)).toEqual([
    "Tickets: Visitors pick a seat on the plan",
    "Tickets: Seats stay reserved for the buyer",
    "Tickets: We also want a discount",
    "Door: Codes are scanned at the door",
  ]);
});

test("numbers with a stop stay in front of their requirements, also in one paragraph", () => {
  expect(casesOf("# Club\n\nR1. Every member has one account.\nR2. A member can change the address.\n")).toMatchObject([
    {
      title: "Every member has one account",
      description: "Requirement R1",
      source: { quote: "R1. Every member has one account." },
      steps: [{ expectedResult: "Every member has one account." }],
    },
    { title: "A member can change the address", description: "Requirement R2" },
  ]);
});

test("an item that names a value is a requirement", () => {
  expect(titlesOf("# Club\n\n## Discounts\n\n- Under 27: 50 %\n- Discounts are not combined.\n")).toEqual([
    "Under 27: 50 %",
    "Discounts are not combined",
  ]);
});

test("a need is no story", () => {
  expect(titlesOf("Hi Ada,\n\nWe need the app in German and English. When a text is missing, the English one is shown.\n")).toEqual([
    "We need the app in German and English",
    "When a text is missing, the English one is shown",
  ]);
});

test("in a mail, a paragraph that mostly demands something demands everything", () => {
  expect(titlesOf("Hi Ada,\n\nPayment is by card or in the shop. Please make sure that cards are checked.\n")).toEqual([
    "Payment is by card or in the shop",
    "Please make sure that cards are checked",
  ]);
});

test("what stands between the title and the first section gives cases only where it says must", () => {
  expect(
    titlesOf("# Shop\n\nThe shop sends letters.\n\n## Sale\n\nA sale must be booked.\n\n## Stock\n\nStock must be counted.\n"),
  ).toEqual(["A sale must be booked", "Stock must be counted"]);
});

test("German dates and letters with umlauts do not end or join sentences", () => {
  expect(titlesOf("# Verein\n\nDie Rechnung muss am 15. Januar da sein. Die Schrift muss groß. Der Rand muss klein sein.\n")).toEqual([
    "Die Rechnung muss am 15. Januar da sein",
    "Die Schrift muss groß",
    "Der Rand muss klein sein",
  ]);
});

test("a label belongs to each item below it, and a fragment to the sentence beside it", () => {
  expect(titlesOf("# Hotel\n\nRR-6 Lost property:\n\n- a description is mandatory\n- the time must be filled in\n")).toEqual([
    "Lost property: a description is mandatory",
    "Lost property: the time must be filled in",
  ]);
  expect(stepsOf("Reminders: one message the day before. If the number is wrong, no message must be sent.\n")).toEqual([
    "Check this requirement: “Reminders: one message the day before. If the number is wrong, no message must be sent” => The product meets the requirement.",
  ]);
  expect(stepsOf("Can you make the list printable? One page per day, sorted by time.\n")).toEqual([
    "Check this request: “Can you make the list printable? One page per day, sorted by time” => The product does what the request asks for.",
  ]);
});

test("in a section with demands its other statements count, in one without they may be anything", () => {
  const rules = "Visitors buy tickets for a time slot. A slot that is full cannot be selected.";
  const refunds = "Tickets can be returned. The money goes back to the card.";
  expect(titlesOf(`# Museum\n\n## Refunds\n\n${refunds}\n`)).toEqual(["Tickets can be returned", "The money goes back to the card"]);
  expect(titlesOf(`# Museum\n\n## Sale\n\n${rules}\n\n## History\n\nThe museum belongs to the town.\n`)).toEqual([
    "Visitors buy tickets for a time slot",
    "A slot that is full cannot be selected",
  ]);
});

test.each([
  "My son must see the dentist on Monday, so I will leave early.",
  "Ich muss am Montag übrigens zum Arzt.",
  "The purpose of this document is to state what the shop must do.",
  "Rationale: prices must be fair.",
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
  expect(stepsOf(table("| Field | Required | Rule | Message |", '| Taken on | yes | not in the future | "In the future" |'))).toEqual([
    "Enter a valid value for Taken on => It is accepted.",
    "Leave Taken on empty and fill in everything else => It is refused with a message that names Taken on.",
    "Enter a value for Taken on that breaks this rule: not in the future => It is refused with this message: “In the future”.",
  ]);
  expect(stepsOf(table("| Visitor | Price | Proof |", "| Adult | 14.00 EUR | none |"))).toEqual([
    "Check this entry: “Visitor: Adult; Price: 14.00 EUR” => The product matches the entry.",
  ]);
  expect(
    stepsOf(table("| Field | Required | Allowed values | Message if wrong |", '| Trips | yes | 1 to 30 | "Between 1 and 30 trips" |')),
  ).toContain("Enter 31 for Trips => It is refused with this message: “Between 1 and 30 trips”.");
  expect(stepsOf(table("| Field | Required | Rule | Message |", "| Name | yes | max. 9 characters | Please enter a name. |"))).toContain(
    "Enter 10 characters for Name => It is refused with a message that names Name.",
  );
  expect(stepsOf(table("| Field | Required | Rule |", "| News | no | default: off |"))).toEqual([
    "Enter a valid value for News => It is accepted.",
  ]);
  expect(casesOf(table("| Prepared by | Hotel IT |", "| Status | must be approved |"))).toEqual([]);
  expect(casesOf(table("| Version | Date | Change |", "| 1.0 | today | must be read |"))).toEqual([]);
  expect(
    casesOf(table("| Action | Admin | Viewer |", "| Delete | yes | no |"))[0]?.steps.map(({ expectedResult }) => expectedResult),
  ).toEqual(["It works.", "It is refused, and nothing is changed."]);
  expect(titlesOf(table("| Condition | Status |", "| card declined | 402 |"))).toEqual(["Card declined: 402"]);
  expect(titlesOf(table("| ID | Requirement | Priority |", "| R1 | The shop must open | low |"))).toEqual(["The shop must open"]);
});

test("a requirement that ends with a colon quotes the code block below; without one it is unsure", () => {
  const below = (demand: string, rest: string) =>
    casesOf(`# Upload\n\nThe server must close idle connections.\n\n${demand}\n\n${rest}\n`)
      .slice(1)
      .map(({ doubt, steps }) => [doubt, steps[0]?.expectedResult]);
  const doubts = (demand: string, rest: string) => below(demand, rest).map(([doubt]) => doubt);
  const header = "The answer MUST include the following header:";
  expect(below(header, "```\nLocation: <url>\n```")).toEqual([[undefined, `${header} “Location: <url>”.`]]);
  expect(below("The name MUST match the following regular expression:", "`[a-z0-9]+`")).toEqual([
    [undefined, "The name MUST match the following regular expression: “[a-z0-9]+”."],
  ]);
  expect(below(`- ${header}`, "  ```\n  Location: <url>\n  Range: 0-<end>\n  ```")).toEqual([
    [undefined, `${header} “Location: <url>; Range: 0-<end>”.`],
  ]);
  expect(doubts("It must match this expression:", "`[a-z0-9]+`")).toEqual(["reference"]);
  expect(doubts("The answer must be JSON in the following format:", '```json\n{\n  "name": "a"\n}\n```')).toEqual(["incomplete"]);
  expect(below("The answer must include this header:", "- Location")).toHaveLength(1);
  expect(below("What should the answer include:", "`Location: <url>`")).toEqual([]);
  expect(doubts("The system must:", "- refuse empty names\n- refuse long names")).toEqual([undefined, undefined]);
});

test("a German demand that ends with a colon quotes the code below it", () => {
  const steps = stepsOf(
    "Der Server muss leere Namen ablehnen.\n\nDie Antwort muss den folgenden Header enthalten:\n\n```\nLocation: <url>\n```\n",
  );
  expect(steps.at(-1)).toMatch(/=> Die Antwort muss den folgenden Header enthalten: „Location: <url>“\.$/);
});

test("a state table: extra columns are assigned to the event or the result", () => {
  const steps = stepsOf(
    [
      "# Locker\n\nThe locker must show its state.\n\n| State | Event | Guard | Next state | Display | Message | Remark |\n|---|---|---|---|---|---|---|",
      '| Free | courier scans parcel | door closed | Open | "Place parcel" | | new |',
      "| Open | service key | – | – | – | Not allowed now | |\n",
    ].join("\n"),
  );
  expect(steps.slice(1)).toEqual([
    "In the state “Free”, trigger this event: courier scans parcel (Guard: door closed) => The new state is “Open”. Display: “Place parcel”.",
    "In the state “Open”, trigger this event: service key => It is refused, and nothing is changed. This message is shown: “Not allowed now”.",
  ]);
});

test("tables: roles and what they use, what roles do, situations with several columns, data models", () => {
  const table = (header: string, ...rows: string[]) => `# Shop\n\n${header}\n${header.replace(/[^|]+/g, "---")}\n${rows.join("\n")}\n`;
  expect(stepsOf(table("| Zone | Visitor | Inspector |", "| Storage | only with a guide | yes |", "| Office | no | yes |"))).toEqual([
    "In the role “Visitor”, try this: use “Storage” (Zone) => It is allowed only as follows: with a guide.",
    "In the role “Inspector”, try this: use “Storage” (Zone) => It works.",
    "In the role “Visitor”, try this: use “Office” (Zone) => It is refused, and nothing is changed.",
    "In the role “Inspector”, try this: use “Office” (Zone) => It works.",
  ]);
  expect(stepsOf(table("| Role | Description |", "| Clerk | Manages the calendar |", "| Owner | Head of the practice |"))).toEqual([
    "In the role “Clerk”, try this: Manages the calendar => It works.",
  ]);
  expect(
    stepsOf(
      table(
        "| Code | Situation | Reaction of the system | Light | Message |",
        "| W1 | Wrong code | Nothing opens | red | Try again. |",
        "| W2 | Fire | – | – | – |",
      ),
    ),
  ).toEqual(["Check what happens in this case: “Wrong code” => Nothing opens. Light: red. This message is shown: “Try again.”"]);
  expect(stepsOf(table("| Name | Type | Nullable | Length | Remark |", "| Phone | text | no | 15 | One letter and nine digits |"))).toEqual(
    [
      "Enter a valid value for Phone => It is accepted.",
      "Leave Phone empty and fill in everything else => It is refused with a message that names Phone.",
      "Enter 16 characters for Phone => It is refused with a message that names Phone.",
      "Enter a value for Phone that breaks this rule: One letter and nine digits => It is refused with a message that names Phone.",
    ],
  );
  expect(stepsOf(table("| Role | What they may do |", "| Clerk | Packs orders and hands them out |"))).toEqual([
    "In the role “Clerk”, try this: Packs orders and hands them out => It works.",
  ]);
  expect(stepsOf(table("| Setting | Minimum | Maximum | Default |", "| Rooms | 1 | 4 | 1 |"))).toContain(
    "Enter 5 for Rooms => It is refused with a message that names Rooms.",
  );
  expect(casesOf(table("| Given | When | Then |", "| An expired link | it is opened | a phone number is shown |"))).toMatchObject([
    { preconditions: ["An expired link"], steps: [{ action: "It is opened", expectedResult: "A phone number is shown." }] },
  ]);
  expect(stepsOf(table("| Field | Required | Allowed |", "| News | no | on, off |"))).toEqual([
    "Enter a valid value for News => It is accepted.",
  ]);
  expect(stepsOf(table("| What goes wrong | What the owner sees |", '| The photo is too large | "Choose another." |'))).toEqual([
    "Check what happens in this case: “The photo is too large” => This message is shown: “Choose another.”",
  ]);
  expect(
    stepsOf(`Die Türen müssen schließen.\n\n${table("| Feld | Pflicht | Regel |", "| Code | nein | mindestens 8 Zeichen |")}`),
  ).toContain("Für „Code“ eingeben: 7 Zeichen => Das wird mit einer Meldung abgelehnt, die „Code“ nennt.");
  expect(stepsOf(table("| Field | Required | Rule |", "| Allergies | no | |"))).toEqual([
    "Enter a valid value for Allergies => It is accepted.",
    "Leave Allergies empty and fill in everything else => It is accepted.",
  ]);
  expect(stepsOf(`Die Türen müssen schließen.\n\n${table("| Rolle | Aufgaben |", "| Mitglied | Bucht Maschinen |")}`)).toContain(
    "In der Rolle „Mitglied“ Folgendes versuchen: Bucht Maschinen => Das gelingt.",
  );
  expect(stepsOf(table("| Field | Required | Rule | Message |", "| Terms | yes | must be ticked | Accept the terms. |"))).toEqual([
    "Enter a valid value for Terms => It is accepted.",
    "Leave Terms empty and fill in everything else => It is refused with this message: “Accept the terms.”",
  ]);
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

test("only a precondition of the document is written in front of the first step", () => {
  const actions = (markdown: string) => casesOf(markdown).map((draft) => formatCase(draft, "bdd").steps[0]?.action);
  expect(actions("- If the card is declined, the system must show the reason.\n")).toEqual(["When the card is declined"]);
  expect(actions("Given a full cart, when the user pays, then an order exists.\n")).toEqual(["Given a full cart\nWhen the user pays"]);
  expect(
    actions("```\nSzenario: Mahnung\nAngenommen, ein Buch ist überfällig\nWenn der Lauf startet\nDann kommt eine Mahnung\n```\n"),
  ).toEqual(["Angenommen, ein Buch ist überfällig\nWenn der Lauf startet"]);
  expect(actions("- The password must have at least 8 characters.\n")).toEqual(["When the user enters 7 characters for the password"]);
});

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
    { numRuns: rounds(150, 500) },
  );
});

const verdictsIn = (table: string) =>
  stepsOf(`# Access\n\n| Action | Guest | Clerk | Admin |\n|---|---|---|---|\n${table}\n`).map((step) => step.replace(/^.*=> /, ""));
const [works, refused] = ["It works.", "It is refused, and nothing is changed."];

test.each([
  ["crosses and empty cells", "| Change prices | | x | X |", [refused, works, works]],
  [
    "a cross with a condition",
    "| Cancel an order | | x | x (own branch) |",
    [refused, works, "It is allowed only as follows: own branch."],
  ],
  ["a mark in parentheses, whose condition is stated elsewhere", "| View reports | (x) | - | ✔ |", [refused, works]],
  ["circles", "| Approve an invoice | ○ | ● | ● |", [refused, works, works]],
  ["crosses beside check marks in every cell", "| Delete an invoice | x | x | ✓ |", [refused, refused, works]],
  ["a tick beside crosses and empty cells", "| Change prices | | x | ✓ |", [refused, works, works]],
])("tables of permissions are read: %s", (_, table, verdicts) => {
  expect(verdictsIn(table)).toEqual(verdicts);
});

test("of a table of requirements with names and descriptions, the description is tested", () => {
  const table =
    "| Requirement | Description |\n|---|---|\n| Login | The user shall log in with e-mail and password. |\n| Password reset | Sends a link that expires after 1 hour. |\n";
  expect(titlesOf(`# Accounts\n\n${table}`)).toEqual([
    "The user shall log in with e-mail and password",
    "Sends a link that expires after 1 hour",
  ]);
  const sentences = "| Requirement | Description |\n|---|---|\n| The user must sign in. | Both parts are in one form. |\n";
  expect(titlesOf(`# Accounts\n\n${sentences}`)).toEqual(["The user must sign in"]);
});

test("a number of people has boundaries", () => {
  expect(stepsOf("Between 2 and 10 people can join a room.").join()).toContain("with these values: 1, 2, 10 and 11");
});

test("a German table of limits, and who may change a state, are read", () => {
  const limits =
    "# Fahrten\n\n| Feld | Pflicht | Grenze |\n|---|---|---|\n| Kilometer | ja | 1 bis 1500 |\n| Mitfahrer | nein | höchstens 8 |\n";
  expect(
    stepsOf(limits)
      .map((step) => /eingeben: (\S+) =>/.exec(step)?.[1])
      .filter(Boolean),
  ).toEqual(["0", "1", "1.500", "1.501", "7", "8", "9"]);
  const states =
    "# Fahrten\n\n| Von | Ereignis | Nach | Wer |\n|---|---|---|---|\n| Eingereicht | genehmigen | Genehmigt | nur Teamleitung |\n";
  expect(stepsOf(states)).toEqual([
    "Im Zustand „Eingereicht“ dieses Ereignis auslösen: genehmigen (Wer: nur Teamleitung) => Der neue Zustand ist „Genehmigt“.",
  ]);
});

test("number words of two parts are one number", () => {
  expect(stepsOf("Twenty-four hours before the visit, the system must send a reminder.").join()).toContain(
    "23 hours 59 minutes, 24 hours and 24 hours 1 minute",
  );
  expect(stepsOf("Der Name darf höchstens vierundzwanzig Zeichen haben.").join()).toMatch(/\b23\b.*\b24\b.*\b25\b/);
  expect(stepsOf("Thirty-four hours before the visit, the system must send a reminder.").join()).not.toContain("4 hours 1 minute before");
});

test("an alternative that may happen at any step is a case", () => {
  const flows =
    "# Return\n\n## Main flow\n1. The clerk scans the device.\n2. The system shows the loan.\n\n## Extensions\n2a. The device is late: The system adds a fee.\n*a. The network fails: The system stores the return.\n";
  expect(stepsOf(flows)).toContain("Check what happens in this case: “The network fails” => The system stores the return.");
});

test.each([
  [
    "1. The driver enters the number at the terminal.\n2. The terminal shows the dock.\n3. The barrier opens.\n4. The driver parks.\n",
    [
      "The driver enters the number at the terminal => The terminal shows the dock. The barrier opens.",
      "The driver parks => The step succeeds without an error.",
    ],
  ],
  [
    "1. Der Fahrer gibt die Nummer am Terminal ein.\n2. Das Terminal zeigt das Tor.\n3. Die Schranke öffnet sich.\n",
    ["Der Fahrer gibt die Nummer am Terminal ein => Das Terminal zeigt das Tor. Die Schranke öffnet sich."],
  ],
])("what a thing does in a procedure is what is expected of the step before", (list, steps) => {
  expect(stepsOf(`# Depot\n\n## At the gate\n\n${list}`)).toEqual(steps);
});
