import { expect, test } from "vitest";
import { readMarkdown } from "../../documents/markdown.ts";
import { readWithRules } from "../read-specification.ts";

/** Each case of a document with its doubt. */
const doubtsIn = (markdown: string) =>
  readWithRules(readMarkdown(new TextEncoder().encode(markdown))).drafts.map(({ title, doubt }) => [title, doubt]);

const without = (sentence: string) => sentence.slice(0, -1);

test.each([
  "A customer must pay before the parcel is sent.",
  "Visitors can cancel a booking.",
  "If no table is free, the guest is told how long it takes.",
  "Drawings are deleted after 30 days.",
  "The app shows the next stop.",
  "A member can put a book on the wish list.",
  "Each number is called twice.",
  "The list must be sorted by date.",
  "The button shall be visible to clerks.",
  "The price should be greater than zero.",
  "The import shall be finished within two hours.",
  "The bell must ring.",
  "The queue must never become negative.",
  "The number must not be hidden.",
  "The door shall stay closed.",
  "The report should be PDF.",
  "A return without a receipt must be refused.",
  "Secrets must not be hard-coded.",
  "The implementation must run on Linux.",
  "A haulier that cancels three bookings within 30 days must not book for the following 7 days.",
  "The terminal must still work for at least 8 hours without a network.",
])("a sentence that says what must be so is sure: %s", (sentence) => {
  expect(doubtsIn(`# Office\n\n## Queue\n\nThe page must be shown. ${sentence}\n`)).toContainEqual([without(sentence), undefined]);
});

test.each([
  ["Motorhomes pay the price of a van.", "statement"],
  ["We need a list of the bookings.", "request"],
  ["Petra must confirm each booking.", "people"],
  ["The project can be paid by the foundation.", "people"],
  ["Guests should usually be served at the bar.", "people"],
  ["The form should be simple.", "quality"],
  ["The search shall be forgiving and robust.", "quality"],
  ["The wizard should look light.", "quality"],
  ["The start page must give the city a face.", "quality"],
  ["Error texts ought to be as polite as possible.", "quality"],
  ["The portal must improve the satisfaction of tenants.", "quality"],
  ["The layout shall withstand a change of management.", "quality"],
  ["Complaints should drop by a third.", "quality"],
  ["The list page, which shows the numbers.", "fragment"],
  ["The current implementation uses a file for the numbers.", "people"],
  ["The system is intended for demonstrations.", "people"],
  ["The existing kiosk prints the numbers.", "people"],
  ["Letters of citizens are answered within a week.", "people"],
  ["The playground is lovely.", "people"],
  ["The playground is open to children, as every visitor says.", "people"],
])("any other sentence is unsure: %s (%s)", (sentence, doubt) => {
  expect(doubtsIn(`# Office\n\n## Queue\n\nThe page must be shown. ${sentence}\n`)).toContainEqual([without(sentence), doubt]);
});

test.each([
  ["Wer zu spät kommt, wird ans Ende der Liste gesetzt.", undefined],
  ["Die App zeigt den nächsten Halt.", undefined],
  ["Wohnmobile zahlen den Preis eines Busses.", "statement"],
  ["Wir können auch mehr Tische aufstellen.", "request"],
  ["Beschwerden müssen mit einer Nummer gespeichert werden.", undefined],
  ["Kosten müssen vor der Bestellung angezeigt werden.", undefined],
  ["Beschwerden sollen um ein Drittel sinken.", "quality"],
  ["Die Maske soll schlicht sein.", "quality"],
  ["Das Portal soll den Alltag der Ämter bereichern.", "quality"],
  ["Die Texte müssen höflich formuliert sein.", undefined],
  ["Der Ausdruck soll den Bürgern Freude machen.", "quality"],
  ["Die Nummer muss sichtbar sein.", undefined],
  ["Der Bericht soll die Nummern enthalten.", undefined],
  ["Fällt die Verbindung aus, muss die Kasse noch mindestens 8 Stunden weiterarbeiten.", undefined],
  ["Die Wartezeit soll möglichst gering ausfallen.", "quality"],
  ["Die Kasse muss Einzelkarten, Zehnerkarten und Saisonkarten verkaufen können.", undefined],
  ["Bei Stromausfall muss das Drehkreuz frei drehbar sein.", undefined],
])("German: %s (%s)", (sentence, doubt) => {
  expect(doubtsIn(`# Amt\n\n## Warteschlange\n\nDie Seite muss angezeigt werden. ${sentence}\n`)).toContainEqual([
    without(sentence),
    doubt,
  ]);
});

test("a story that wishes for a feeling, and vague items of criteria, are unsure", () => {
  const document =
    "# Office\n\n## Acceptance criteria\n\n- The form must be elegant\n- The form must have a title\n\nAs a citizen, I want to feel welcome.\n";
  expect(doubtsIn(document).map(([, doubt]) => doubt)).toEqual(["quality", undefined, "quality"]);
});

test("a discussion counts where it demands something, and a unit of one letter ends a sentence", () => {
  const document =
    "# Charger\n\n## Discussion\n\nThe controller must limit the current to 10 A. The fuse must open above 40 A. Mr. Abel agrees.\n\n## Cable\n\nThe cable must be labelled.\n";
  expect(
    doubtsIn(document)
      .filter(([, doubt]) => doubt === undefined)
      .map(([title]) => title),
  ).toEqual(["The controller must limit the current to 10 A", "The fuse must open above 40 A", "The cable must be labelled"]);
});

test("a document with one heading is read, whatever the heading is", () => {
  const document = "# Minutes of the council\n\n1. Numbers. A number must be called twice.\n\n2. Cake. Mr. Abel brings some.\n";
  expect(doubtsIn(document)).toContainEqual([expect.stringContaining("A number must be called twice"), undefined]);
});

test("by their place, items among demands, numbered requirements, rows, scenarios and stories are sure", () => {
  const document =
    "# Office\n\n## Acceptance criteria\n\n- Motorhomes pay the price of a van\n\n## Prices\n\nREQ-1 Buses pay double.\n\n| Field | Required |\n|---|---|\n| Name | yes |\n\nAs a driver, I want to pay by card.\n\n```\nScenario: Pay\nGiven a bill\nWhen I pay\nThen the bill is closed\n```\n";
  expect(doubtsIn(document).filter(([, doubt]) => doubt !== undefined)).toEqual([]);
  expect(doubtsIn(document)).toHaveLength(5);
});

test("an unsure sentence stays out of the sure case of its paragraph, and keeps the sentence that it refers to", () => {
  const drafts = readWithRules(
    readMarkdown(new TextEncoder().encode("# Office\n\n## Queue\n\nA number must be called twice. It goes back in our experience.\n")),
  ).drafts;
  expect(drafts.filter(({ doubt }) => doubt === undefined).map(({ steps }) => steps.map(({ expectedResult }) => expectedResult))).toEqual([
    ["A number must be called twice."],
  ]);
});

test("what was left out as an aside but says must is unsure", () => {
  expect(doubtsIn("# Office\n\n## Queue\n\nThe page must be shown. We agreed that a citizen can draw two numbers.\n")).toEqual([
    ["The page must be shown", undefined],
    ["We agreed that a citizen can draw two numbers", "people"],
  ]);
});

test("what is so for now and says must is unsure, and an age in days is no memory", () => {
  expect(
    doubtsIn(
      "# Office\n\n## Queue\n\nThe page must be shown. For now citizens pay in cash, so the page must not ask for a card. A number that was drawn more than 30 days ago is deleted.\n",
    ),
  ).toEqual(
    expect.arrayContaining([
      ["For now citizens pay in cash, so the page must not ask for a card", "people"],
      ["A number that was drawn more than 30 days ago is deleted", "people"],
    ]),
  );
});

test("where no requirement is recognised, every sentence is unsure", () => {
  expect(doubtsIn("# Café\n\nA quiet place for old bikes, with tea.\n")).toEqual([["A quiet place for old bikes, with tea", "place"]]);
});

test("a product that is called document, or an appendix of a message, is not the text itself", () => {
  const document =
    "# Archive\n\n## Functions\n\n- The document storage system will store documents in a database.\n- The section leader can close a section.\n- This document describes the archive.\n- The document has three chapters.\n";
  expect(doubtsIn(document).map(([text]) => text)).toEqual([
    expect.stringContaining("The document storage system will store"),
    expect.stringContaining("The section leader can close"),
  ]);
  expect(doubtsIn("# Post\n\n## Nachrichten\n\n- Der Anhang einer Nachricht darf höchstens 10 MB groß sein.\n")).toHaveLength(1);
});

test("how requirements are to be written is unsure", () => {
  const document =
    "# Archive\n\n## Functions\n\n- A user shall sign in.\n- Each requirement MUST have an ID.\n- List all functional requirements as bullet points.\n- If there are too many requirements, group them by use case.\n";
  expect(doubtsIn(document).map(([, doubt]) => doubt)).toEqual([undefined, "people", "people", "people"]);
});

test("a sentence without a subject is unsure in running text", () => {
  const document = "# Game\n\n## Spiked turtle\n\nA player must keep away. Can only be electrocuted.\n";
  expect(doubtsIn(document)).toEqual([
    [expect.stringContaining("A player must keep away"), undefined],
    [expect.stringContaining("Can only be electrocuted"), "incomplete"],
  ]);
});

test("when a pattern of a design system is used is no requirement", () => {
  const document =
    "# Passwords\n\n## When to use this pattern\n\nFollow this pattern whenever users must create a password.\n\n## How it works\n\nPasswords must be at least 8 characters.\n";
  expect(doubtsIn(document)).toEqual([[expect.stringContaining("Passwords must be at least"), undefined]]);
});

test("a table that says which test shows a requirement gives no cases", () => {
  const document =
    "# Codec\n\n## Requirements\n\n| ID | Requirement |\n|---|---|\n| REQ-1 | The codec shall drop invalid frames. |\n\n## Matrix\n\n| ID | Verified by | Status |\n|---|---|---|\n| REQ-1 | CodecTest, in the build | Verified |\n| REQ-2 | - | Pending |\n";
  expect(doubtsIn(document)).toEqual([["The codec shall drop invalid frames", undefined]]);
});

test.each([
  "Drei Tage vor Ablauf der Frist wird eine E-Mail verschickt.",
  "Eine Stunde vor Beginn wird eine Nachricht verschickt.",
  "Zwei Wochen nach der Rückgabe wird der Name entfernt.",
])("in German, a time in words before or after something is a bound: %s", (sentence) => {
  expect(doubtsIn(`# Bücherei\n\n${sentence}\n`)).toEqual([[without(sentence), undefined]]);
});
