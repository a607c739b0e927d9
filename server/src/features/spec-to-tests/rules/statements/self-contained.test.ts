import { expect, test } from "vitest";
import { readMarkdown } from "../../documents/markdown.ts";
import { readWithRules } from "../read-specification.ts";
import { incompletenessOf } from "./self-contained.ts";

const read = (markdown: string) => readWithRules(readMarkdown(new TextEncoder().encode(markdown)));
const doubtsIn = (markdown: string) => read(markdown).drafts.map(({ title, doubt }) => [title, doubt]);

test.each([
  ["The form refuses a discount if an agent enters more.", "incomplete"],
  ["Larger files are refused.", "incomplete"],
  ["After a longer failure, the display shows a code.", "incomplete"],
  ["Anything above has to be approved by the cash office.", "incomplete"],
  ["The flow continues with the next item. 4a", "incomplete"],
  ["The system stores the name and", "incomplete"],
  ["The system stores the name (and the address.", "incomplete"],
  ["Press the button for three seconds.", "instruction"],
  ["To stop sharing, click Remove link.", "instruction"],
  ["The request is accepted when all points above were shown.", "reference"],
  ["The rules are described in section 4.", "reference"],
  ["The customer selects a new date.", "statement"],
  ["The customer sees the new date.", undefined],
  ["Groups of 10 or more get 15 % off.", undefined],
  ["The number can be changed, but not below 10.", undefined],
  ["The controller must limit the current to 10 A.", undefined],
  ["A second code must be longer than the first one.", undefined],
  ["When the cards cover the total, no other payment method is asked for.", undefined],
])("whether a sentence can be checked as it stands: %s", (sentence, gap) => {
  expect(incompletenessOf(sentence, "en")).toBe(gap);
});

test.each([
  ["Der Rabatt wird abgelehnt, wenn jemand mehr eingibt.", "incomplete"],
  ["Der Rabatt wird dann nicht mehr angezeigt.", undefined],
  ["Das System speichert den Namen und", "incomplete"],
  ["Bei größeren Gruppen gilt: je größer.", "incomplete"],
  ["Klicken Sie auf Teilen.", "instruction"],
  ["Die Preise gelten gemäß Abschnitt 4.", "reference"],
  ["Der Kunde wählt ein Datum.", "statement"],
  ["Der Kunde sieht das Datum.", undefined],
])("the same in German: %s", (sentence, gap) => {
  expect(incompletenessOf(sentence, "de")).toBe(gap);
});

const among = (...items: string[]) =>
  doubtsIn(`# Shop\n\n## Requirements\n\n- The shop must print a receipt.\n${items.map((item) => `- ${item}\n`).join("")}`).slice(1);

test.each([
  "Children under 2 travel for free, children from 2 to 11 pay half.",
  "CR-118-6: If the service is unavailable, the warning is sent again after 15 minutes, at most 3 times.",
  "Gift cards cannot be used to buy gift cards.",
  "The message is sent at most once per day.",
  "Membership is open to persons who are at least 18 years old.",
])("an item of a list of requirements is sure: %s", (item) => {
  expect(among(item).map(([, doubt]) => doubt)).toEqual([undefined]);
});

test("an identifier with several numbers is no part of the sentence", () => {
  const { drafts } = read("# Bank\n\n## Requirements\n\n- CR-118-1: The app must warn the holder.\n- [REQ-7] The app must open.\n");
  expect(drafts.map(({ title, description }) => [title, description])).toEqual([
    ["The app must warn the holder", "Requirement CR-118-1"],
    ["The app must open", "Requirement REQ-7"],
  ]);
});

test.each([
  "Requested by: Retail banking, M. Okafor\nAffected systems: Mobile app 8.x\nEstimated effort: 12 person-days",
  "| Field | Value |\n|---|---|\n| Requested by | Retail banking |\n| Date | 2026-10-30 |\n| Affected systems | Mobile app 8.x, service |",
  "| Who | What | Until |\n|---|---|---|\n| Tom | Ask housekeeping 2 times | 7 May |",
  "- Labels: bug, import\n- Milestone: 2.14\n- Assignee: @tove",
])("what a document says about itself gives no case: %s", (metadata) => {
  expect(doubtsIn(`# Change request\n\n${metadata}\n\n## Behaviour\n\nThe app must warn the holder.\n`)).toEqual([
    ["The app must warn the holder", undefined],
  ]);
});

test("lines with identifiers are requirements of their own, without empty lines between them", () => {
  expect(
    doubtsIn(
      "# Lift\n\n## Doors\n\nLDC-010 When a key is pressed, the door shall open.\nLDC-011 The door shall close\nafter 5 s.\n(2) The door shall beep.\n",
    ).map(([title]) => title),
  ).toEqual(["When a key is pressed, the door shall open", "The door shall close after 5 s", "The door shall beep"]);
});

test.each([
  ["Hi Ada,\njust to confirm: only seniors can give a discount, right?", "only seniors can give a discount, right?"],
  ["> And the discount is at most 12 %?", "the discount is at most 12 %?"],
])("a question that only asks for a confirmation is unsure, also in a quoted mail: %s", (mail, title) => {
  const [, ...others] = doubtsIn(`The form must show the price.\n\n${mail}\n`);
  expect(others).toEqual([[expect.stringMatching(new RegExp(`${title.slice(1).replace("?", "\\?")}$`)), "request"]]);
});

test.each([
  "Bei der Suche wäre es schön, wenn man auch nach der Nummer suchen könnte.",
  "Bei mehr als 50 Treffern bitte blättern.",
  "Beim Export sollte man die Spalten wählen können.",
])("a German wish is listed: %s", (wish) => {
  const drafts = doubtsIn(`Das Portal muss nach dem Grund fragen.\n\n${wish}\n`);
  expect(drafts.map(([title]) => title)).toContain(wish.slice(0, -1));
});

test("`situation => result` in a list is checked as such", () => {
  const [draft] = read("# Permits\n\n## Edge cases\n\n- double click on Pay => only one payment is made\n").drafts;
  expect(draft?.steps).toMatchObject([
    { action: "Check what happens in this case: “double click on Pay”", expectedResult: "Only one payment is made." },
  ]);
});

test.each([
  "Translations are updated.",
  "Release notes updated.",
  "icons: Mira draws them",
  "WLAN in hall 4 is weak, facility management knows",
])("what the team does is no certain requirement, even among criteria: %s", (item) => {
  expect(among(item).map(([, doubt]) => doubt)).not.toContain(undefined);
});

test("only a person acts in a role", () => {
  const [draft] = read("# Cap\n\n## Requirements\n\nOnly a paired phone may read doses.\n").drafts;
  expect(draft?.steps).toMatchObject([{ expectedResult: "Only a paired phone may read doses." }]);
});

test("a list's line of introduction is no part of its items, and the sentences before it are cases", () => {
  const text = "# Game\n\n## Turn\n\nA player must take two cards. The actions are:\n\n- A player can sail.\n- A player can sell.\n";
  expect(doubtsIn(text).map(([title]) => title)).toEqual(["A player must take two cards", "A player can sail", "A player can sell"]);
});

test("an item of a list of requirements that is no sentence is listed as unsure", () => {
  const text = "# Portal\n\n## Functional scope\n\n- The portal must show orders.\n- Export of all orders\n";
  expect(doubtsIn(text)).toEqual([
    ["The portal must show orders", undefined],
    ["Export of all orders", "fragment"],
  ]);
});

test("an identifier is not one when the sentence goes on with it", () => {
  expect(
    doubtsIn("# Valve\n\n## Requirements\n\nThe valve must open.\n\nIV-1 to IV-3 derive from a need.\n").map(([title]) => title),
  ).not.toContain("To IV-3 derive from a need");
});

test("headings of Jira's own markup are headings", () => {
  const { drafts, leftOut } = read(
    "Project: CLINIC\nStatus: Open\n\nh3. Requirements\nThe list must show names.\n\nh3. Definition of done\n- Unit tests must pass\n",
  );
  expect(drafts.map(({ suite, title }) => [suite, title])).toEqual([["Requirements", "The list must show names"]]);
  expect(leftOut.join()).toContain("Definition of done");
});

test("`Situation | Sound | Screen`: what happens stands in the other columns", () => {
  const [draft] = read(
    "# Scanner\n\n| Situation | Sound | Screen |\n|---|---|---|\n| Wrong article within 5 minutes | long beep | red |\n",
  ).drafts;
  expect(draft?.doubt).toBeUndefined();
  expect(draft?.steps[0]).toMatchObject({
    action: "Check what happens in this case: “Wrong article within 5 minutes”",
    expectedResult: "Sound: long beep. Screen: red.",
  });
  expect(draft?.steps[1]?.action).toContain("4 minutes 59 seconds");
});

test("scenarios that end in the same way are different cases", () => {
  const scenario = (given: string, when: string) => `- Given ${given}, when ${when}, then the system rejects the request.\n`;
  const text = `# Portal\n\n## Sign-in\n\n${scenario("an expired token", "verification is attempted")}${scenario("a locked account", "sign-in is attempted")}${scenario("a blocked account", "sign-in is attempted")}`;
  expect(new Set(read(text).drafts.map(({ title }) => title)).size).toBe(3);
  // The same twice is the same.
  const twice = read(`# Portal\n\n## A\n\n- The door must open.\n\n## B\n\n- The door must open.\n`).drafts.map(({ title }) => title);
  expect(twice).toEqual(["The door must open", "The door must open"]);
});

test("a list of what is not required gives no cases", () => {
  const text =
    "# Bot\n\n## Scope\n\nThe bot must support:\n\n- several items in one message\n\nThe current scope does not yet require:\n\n- goal modes for each user\n- coaching of the users\n";
  expect(doubtsIn(text).map(([title]) => title)).toEqual(["The bot must support: several items in one message"]);
});

test.each([
  ["R 4.1: The mode must be checked\nR 4.2: The overlap must be checked", ["The mode must be checked", "The overlap must be checked"]],
  ["The service must run on a .NET 10 host.", ["The service must run on a .NET 10 host"]],
])("lines and sentences end where they end: %s", (text, titles) => {
  expect(doubtsIn(`# Hood\n\n## Requirements\n\n${text}\n`).map(([title]) => title)).toEqual(titles);
});

test("a row that only names things is unsure", () => {
  expect(doubtsIn("# Shop\n\nThe shop must open.\n\n| Colour | Material |\n|---|---|\n| Red | Wood |\n").slice(1)).toEqual([
    [expect.stringContaining("Red"), "entry"],
  ]);
});
