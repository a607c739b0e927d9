import { expect, test } from "vitest";
import { readMarkdown } from "../documents/markdown.ts";
import { readWithRules } from "./read-specification.ts";

const read = (markdown: string) => readWithRules(readMarkdown(new TextEncoder().encode(markdown)));
const titles = (markdown: string) => read(markdown).drafts.map(({ title, doubt }) => (doubt ? `${doubt}: ${title}` : title));

test("a backlog of headings and stories in lines is read, without the parts that nobody filled in", () => {
  const story = "As a **guest** \\\n&nbsp; I want to *see a map of free spots.* \\\n&nbsp; So that *I can park.*\n";
  expect(
    titles(`# Product Backlog\n\n## User Stories\n\n### 1. Map\n\n${story}\n#### Criteria\n\nGiven ** \\\nWhen ** \\\nThen **\n`),
  ).toEqual(["As a guest I want to see a map of free spots"]);
});

test("an alternative in a cell of a use case keeps its condition and what follows", () => {
  const table =
    "# S02 Pay\n\n| Name | Description |\n|---|---|\n| Name | Pay |\n| Actors | Cashier |\n| Preconditions | The customer has chosen a card. |\n| Main Flow | 1. The cashier charges the card.<br/> |\n| Alternate Flows | At step 1, the bank refuses.<br/>1.1 The cashier tells the customer.<br/>1.2 The goods go back. |\n";
  expect(titles(table)).toEqual(["S02 Pay", "1a: The bank refuses"]);
  const expected = read(table).drafts[1]?.steps.map(({ expectedResult }) => expectedResult);
  expect(expected).toEqual(["The cashier tells the customer. The goods go back."]);
});

test("a quality among numbered requirements of a table is unsure", () => {
  const table =
    "# Shop\n\n| ID | Requirement |\n|---|---|\n| R1 | The interface must be user-friendly. |\n| R2 | The cart must show the total. |\n";
  expect(titles(table)).toEqual(["quality: The interface must be user-friendly", "The cart must show the total"]);
});

test("a table without words in its header is unsure", () => {
  const table = "# Order\n\n| -> | 1. | User opens the cart |\n|---|---|---|\n| <- | 2. | System shows the cart |\n";
  expect(titles(table).every((title) => title.startsWith("entry: "))).toBe(true);
});

test("plans of a project and what a template says of its headings are no requirements", () => {
  const plan =
    "# Shop\n\n## Functions\n\nThe cart must show the total.\n\n## Change management plan\n\n### Team\n\nManagers need to be established in order to divide work.\n";
  expect(titles(plan)).toEqual(["The cart must show the total"]);
  const template =
    "# Ziel\n\n## Musskriterien\n\nMusskriterien: Leistungen, die in jedem Fall erfüllt werden müssen.\n\nDas System muss die Summe zeigen.\n";
  expect(titles(template)).toEqual(["Das System muss die Summe zeigen"]);
});

test("the default of a field is checked", () => {
  const table = "# Search\n\n| Field | Required | Limit | Default |\n|---|---|---|---|\n| Nights | yes | 1 to 21 | 1 |\n";
  const steps = read(table).drafts[0]?.steps ?? [];
  expect(steps).toContainEqual(
    expect.objectContaining({ action: "Do not change Nights and fill in everything else", expectedResult: "Nights has the value 1." }),
  );
});

test("a heading for the brief of a use case does not name its case", () => {
  const text =
    "# UC-2 Check out\n\n## Brief\n\nThe customer pays.\n\n## Preconditions\n\n- The cart has items.\n\n## Basic Flow\n\n1. The customer opens the cart.\n2. The system shows the total.\n\n## Postconditions\n\n- The order is stored.\n";
  expect(titles(text)).toEqual(["UC-2 Check out"]);
});
