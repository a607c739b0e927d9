import { expect, test } from "vitest";
import { readMarkdown } from "../../documents/markdown.ts";
import { formatCase } from "../../format-cases.ts";
import { readWithRules } from "../read-specification.ts";

const read = (markdown: string) => readWithRules(readMarkdown(new TextEncoder().encode(markdown)));
/** Each case as its title, its preconditions, and its steps. */
const casesOf = (markdown: string) =>
  read(markdown)
    .drafts.map((draft) => formatCase(draft, "procedural"))
    .map(({ title, preconditions, steps }) => [
      title,
      preconditions,
      ...steps.map(({ action, expectedResult }) => `${action} => ${expectedResult}`),
    ]);

const works = "The step succeeds without an error.";
const lines = [
  "Actor: customer",
  "Precondition: The customer is signed in.",
  "Main flow:",
  "1. The customer opens the rental.",
  "2. The system shows the price.",
  "3. The customer confirms.",
  "Alternative flows:",
  "2a. The tool is reserved:",
  '2a1. The system shows "Not available".',
  "2a2. The flow continues with step 1.",
  "3a. The customer does not confirm within 10 minutes: The system discards the change.",
  "Exceptions:",
  "E1. The payment service does not answer: the system keeps the old date.",
  "Postcondition: The date is stored.",
  "Business rules:",
  "BR-1: A rental can be extended at most twice.",
];
const expected = [
  [
    "UC-2 Extend a rental",
    "The customer is signed in.",
    "The customer opens the rental. => The system shows the price.",
    `The customer confirms. => ${works} The date is stored.`,
  ],
  [
    "2a: The tool is reserved",
    "The customer is signed in.",
    'Check what happens in this case: “The tool is reserved”. => The system shows "Not available". The flow continues with step 1.',
  ],
  [
    "3a: The customer does not confirm within 10 minutes",
    "The customer is signed in.",
    "Check what happens in this case: “The customer does not confirm within 10 minutes”. => The system discards the change.",
  ],
  [
    "E1: The payment service does not answer",
    "The customer is signed in.",
    "Check what happens in this case: “The payment service does not answer”. => The system keeps the old date.",
  ],
  [
    "A rental can be extended at most twice",
    "",
    "Check the product against this requirement. => A rental can be extended at most twice.",
    "Repeat the check around the limit “at most twice”, with these values: 1, 2 and 3. => For each value, the product does what the requirement says.",
  ],
];

test.each(["\n", "\n\n"])("a use case with labels keeps each condition with what follows from it, with %j between the lines", (between) => {
  const { drafts, leftOut } = read(`# Rental\n\n## UC-2 Extend a rental\n\n${lines.join(between)}\n`);
  expect(casesOf(`# Rental\n\n## UC-2 Extend a rental\n\n${lines.join(between)}\n`)).toEqual(expected);
  expect(drafts.map(({ doubt }) => doubt)).toEqual(expected.map(() => undefined));
  expect(leftOut).toEqual([]);
});

test("the parts of a use case may be headings", () => {
  const parts = lines.map((line) =>
    /^(?:Main flow|Alternative flows|Exceptions|Business rules):$/.test(line) ? `### ${line.slice(0, -1)}` : line,
  );
  const headed = parts.map((line) => line.replace(/^(Precondition|Postcondition): (.*)$/, "### $1\n\n$2")).join("\n\n");
  expect(casesOf(`# Rental\n\n## UC-2 Extend a rental\n\n${headed}\n`)).toEqual(expected);
});

test("the parts of a use case may be the rows of a table, also in German", () => {
  const rows = [
    ["Akteur", "Kunde"],
    ["Vorbedingung", "Der Kunde ist angemeldet."],
    ["Auslöser", "Der Kunde will gehen."],
    ["Ablauf", "1. Der Kunde klickt auf Abmelden. 2. Das System fragt nach. 3. Der Kunde bestätigt."],
    ["Alternativablauf", "3a. Der Kunde bricht ab: Die Sitzung bleibt bestehen."],
    ["Nachbedingung", "Die Sitzung ist beendet."],
    ["Status", "geprüft"],
  ];
  const table = ["| Feld | Inhalt |", "|---|---|", ...rows.map((cells) => `| ${cells.join(" | ")} |`)].join("\n");
  expect(casesOf(`# Portal\n\n## Abmelden\n\n${table}\n`)).toEqual([
    [
      "Abmelden",
      "Der Kunde ist angemeldet.",
      "Der Kunde klickt auf Abmelden. => Das System fragt nach.",
      "Der Kunde bestätigt. => Der Schritt gelingt ohne Fehler. Die Sitzung ist beendet.",
    ],
    [
      "3a: Der Kunde bricht ab",
      "Der Kunde ist angemeldet.",
      "Prüfen, was in diesem Fall geschieht: „Der Kunde bricht ab“. => Die Sitzung bleibt bestehen.",
    ],
  ]);
});

test("an alternative that stands in front of what happens, with an empty line between, keeps its condition", () => {
  const text = `# Rental

## Return a tool

Precondition: The tool is rented out.

1. The clerk scans the tag.
2. The system shows the fee.

Alternative 2a: The tag is not readable.

The system offers a search by name.

Alternative 2b: The tool is damaged.
`;
  expect(casesOf(text).slice(1)).toEqual([
    [
      "Alternative 2a: The tag is not readable",
      "The tool is rented out.",
      "Check what happens in this case: “The tag is not readable”. => The system offers a search by name.",
    ],
    [
      "Alternative 2b: The tool is damaged",
      "The tool is rented out.",
      "Check this requirement: “The tool is damaged”. => The product meets the requirement.",
    ],
  ]);
  // Nothing says what happens then.
  expect(read(text).drafts.at(-1)?.doubt).toBe("reference");
});

test("a numbered list of demands below a precondition is no flow", () => {
  const text = "# Shop\n\nPrecondition: The shop is open.\n\n1. The shop must sell bread.\n2. The shop must sell milk.\n";
  expect(read(text).drafts.map(({ title }) => title)).toEqual(["The shop must sell bread", "The shop must sell milk"]);
});

test.each([
  [
    "1. Open the album.\n2. Click **Share**.\n3. Add a password.\n4. Click **Copy**.",
    ["Open the album", "Click Share", "Add a password", "Click Copy"],
  ],
  ["1. Hold **SET** for 3 seconds. The hours flash.\n2. Press **OK**.", ["Hold SET for 3 seconds", "Press OK"]],
  [
    "1. Öffnen Sie das Album.\n2. Klicken Sie auf Teilen.\n3. Kopieren Sie den Link.",
    ["Öffnen Sie das Album", "Klicken Sie auf Teilen", "Kopieren Sie den Link"],
  ],
])("a numbered procedure of a manual is one case: %s", (list, actions) => {
  const [draft, ...others] = read(`# Manual\n\n## Share\n\n${list}\n`).drafts;
  expect(others).toEqual([]);
  expect(draft?.steps.map(({ action }) => action)).toEqual(actions);
  if (list.includes("flash")) expect(draft?.steps[0]?.expectedResult).toBe("The hours flash.");
});

test("the name of a course is the condition of what happens in it", () => {
  const text = `# Use cases

## Load the feed

#### Data:
- URL

#### Primary course (happy path):
1. Execute the command with the data above.
2. System delivers the feed.

#### Invalid data – error course (sad path):
1. System delivers an error.
2. System keeps the old feed.

#### Cancel course:
1. System delivers nothing.
`;
  expect(casesOf(text).filter(([title]) => !title?.toString().startsWith("Data"))).toEqual([
    ["Load the feed", "", "Execute the command with the data above. => System delivers the feed."],
    ["Invalid data", "", "Check what happens in this case: “Invalid data”. => System delivers an error. System keeps the old feed."],
    ["Cancel", "", "Check what happens in this case: “Cancel”. => System delivers nothing."],
  ]);
});

test("a user story may stand in three paragraphs", () => {
  const [draft, ...others] = read(
    "# Stories\n\n## Story 1\n\nAs a buyer,\n\nI want to compare prices,\n\nso that I can save money.\n",
  ).drafts;
  expect(others).toEqual([]);
  expect(draft).toMatchObject({ title: "As a buyer, I want to compare prices", description: "Purpose: I can save money." });
});

test("`The app should be able to:` demands its items also right below the title, but no test of the team", () => {
  const text =
    "# Requirements\n\nThis app should be able to:\n- load files from disk\n- unit test the loader\n\n## Display\n\nThe map must be shown.\n\n## Editing\n\nThe map must be saved.\n";
  expect(
    read(text)
      .drafts.slice(0, 2)
      .map(({ title, doubt }) => [title, doubt]),
  ).toEqual([
    ["This app should be able to load files from disk", undefined],
    ["This app should be able to unit test the loader", "people"],
  ]);
});

test("points of a list with names are neither steps nor alternatives", () => {
  const text =
    "# Tool\n\n## Flow\n\n5. **Reminder:** The tool sends a mail to the editor.\n6. **Review:** The tool asks the partner.\n\n4b. **Bookings (own module):** The tool books the time.\n";
  expect(read(text).drafts.map(({ steps }) => steps[0]?.action)).not.toContain("Check what happens in this case: “Bookings (own module)”");
  expect(read(text).drafts.every(({ steps }) => steps.length === 1)).toBe(true);
});

test("the parts of a use case may stand in a table above the heading of its flow", () => {
  const table =
    "| Part | Content |\n|---|---|\n| Actor | Librarian |\n| Precondition | The device is on loan |\n| Trigger | The reader hands it in |\n| Postcondition | The device is available |\n";
  const flow = "1. The librarian scans the device.\n2. The system shows the loan.\n3. The librarian confirms.\n";
  expect(
    casesOf(
      `# Loans\n\n## UC-7 Return a device\n\n${table}\n### Main flow\n\n${flow}\n### Extensions\n\n2a. The code is unknown: The system shows an error.\n`,
    ),
  ).toEqual([
    [
      expect.stringContaining("UC-7 Return a device"),
      "The device is on loan.",
      "The librarian scans the device. => The system shows the loan.",
      `The librarian confirms. => ${works} The device is available.`,
    ],
    [
      "2a: The code is unknown",
      "The device is on loan.",
      "Check what happens in this case: “The code is unknown”. => The system shows an error.",
    ],
  ]);
});

test("the parts of a German use case may stand in a table above the label of its flow", () => {
  const table =
    "| Anwendungsfall | Schlüssel verleihen |\n|---|---|\n| Ziel | Der Schlüssel ist verliehen |\n| Akteur | Pforte |\n| Vorbedingung | Der Schlüssel ist da |\n| Nachbedingung | Die Leihe ist gespeichert |\n";
  const flow = "Hauptablauf:\n\n1. Die Pforte scannt den Schlüssel.\n2. Das System zeigt den Empfänger.\n";
  expect(casesOf(`# Schlüsselverwaltung\n\n## UC-1 Schlüssel verleihen\n\n${table}\n${flow}`)).toEqual([
    [
      "UC-1 Schlüssel verleihen",
      "Der Schlüssel ist da.",
      "Die Pforte scannt den Schlüssel. => Das System zeigt den Empfänger. Die Leihe ist gespeichert.",
    ],
  ]);
});
