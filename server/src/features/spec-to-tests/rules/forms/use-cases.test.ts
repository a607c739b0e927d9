import { expect, test } from "vitest";
import { readMarkdown } from "../../documents/markdown.ts";
import { formatCase } from "../../format-cases.ts";
import { readWithRules } from "../../read-specification.ts";

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
