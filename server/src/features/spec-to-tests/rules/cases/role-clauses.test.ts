import { expect, test } from "vitest";
import { readMarkdown } from "../../documents/markdown.ts";
import { readWithRules } from "../read-specification.ts";

const casesOf = (markdown: string) => readWithRules(readMarkdown(new TextEncoder().encode(markdown))).drafts;
/** Each case with what its roles try, and whether it works. */
const triesIn = (markdown: string) =>
  casesOf(markdown).map(({ title, steps }) => [
    title,
    ...steps.map(({ action, expectedResult }) => {
      const [, role, deed] = /[“„](.+?)[”“](?:, try this| Folgendes versuchen): (.+)$/u.exec(action) ?? [];
      return `${role}: ${deed} ${/works|gelingt/u.test(expectedResult) ? "+" : "-"}`;
    }),
  ]);

test("a sentence with several roles is one case for each: what it may do, and what it may not", () => {
  expect(triesIn("# Shop\n\n- Admins may delete orders, clerks may change orders, and guests may only read orders.\n")).toEqual([
    ["Admins may delete orders", "admins: delete orders +"],
    ["Clerks may change orders", "clerks: change orders +"],
    ["Guests may only read orders", "guests: read orders +", "guests: delete orders -", "guests: change orders -"],
  ]);
  expect(triesIn("# Shop\n\n- Viewers can only read pages, editors can change pages and admins can delete pages.\n")).toEqual([
    ["Viewers can only read pages", "viewers: read pages +", "viewers: change pages -", "viewers: delete pages -"],
    ["Editors can change pages", "editors: change pages +"],
    ["Admins can delete pages", "admins: delete pages +"],
  ]);
  expect(triesIn("# Shop\n\n- Drivers can start a session, but only wardens can end a session.\n")).toEqual([
    ["Drivers can start a session", "drivers: start a session +", "drivers: end a session -"],
    ["Only wardens can end a session", "wardens: end a session +"],
  ]);
  expect(triesIn("# Shop\n\n- The manager can approve invoices; a clerk can enter invoices; guests cannot see invoices.\n")).toEqual([
    ["The manager can approve invoices", "manager: approve invoices +"],
    ["A clerk can enter invoices", "clerk: enter invoices +"],
    ["Guests cannot see invoices", "guests: see invoices -"],
  ]);
});

test("a German sentence with several roles is one case for each", () => {
  expect(
    triesIn(
      "# Regeln\n\n- Administratoren dürfen Konten löschen, Mitglieder dürfen Beiträge schreiben und Gäste dürfen nur Beiträge lesen.\n",
    ),
  ).toEqual([
    ["Administratoren dürfen Konten löschen", "Administratoren: Konten löschen +"],
    ["Mitglieder dürfen Beiträge schreiben", "Mitglieder: Beiträge schreiben +"],
    ["Gäste dürfen nur Beiträge lesen", "Gäste: Beiträge lesen +", "Gäste: Konten löschen -", "Gäste: Beiträge schreiben -"],
  ]);
  expect(triesIn("# Regeln\n\n- Nur Bibliothekare dürfen Gebühren erlassen, Leser dürfen keine Gebühren ändern.\n")).toEqual([
    ["Nur Bibliothekare dürfen Gebühren erlassen", "Bibliothekare: Gebühren erlassen +"],
    ["Leser dürfen keine Gebühren ändern", "Leser: Gebühren ändern -", "Leser: Gebühren erlassen -"],
  ]);
});

test("what only a role's own words say belongs to the verb before; limits are tried in the case of their role", () => {
  const cases = casesOf(
    "# Parking\n\n**R7** Only wardens can see the sessions of all vehicles; drivers see only their own; admins can refund a session within 24 hours after its end.\n",
  );
  expect(cases.map(({ title, description, steps }) => [title, description, steps.length])).toEqual([
    ["Only wardens can see the sessions of all vehicles", "Requirement R7", 1],
    ["Drivers see only their own", "Requirement R7", 2],
    ["Admins can refund a session within 24 hours after its end", "Requirement R7", 3],
  ]);
  expect(cases[1]?.steps[0]?.action).toBe("In the role “drivers”, try this: see their own sessions");
  expect(cases[2]?.steps.at(-1)?.action).toContain("23 hours 59 minutes, 24 hours and 24 hours 1 minute");
});

test.each([
  // What `them` is, is in another part.
  "Admins may delete projects, members may edit them, guests may read them.",
  "Orders may be cancelled, offers may be changed, drafts may be deleted.",
  "Folders may contain files, headers may contain words, orders may contain notes.",
  "Customers can order books and members can reserve books.",
])("any other sentence is quoted: %s", (sentence) => {
  expect(casesOf(`# Shop\n\n- ${sentence}\n`)).toMatchObject([{ steps: [{ expectedResult: sentence }] }]);
});

test("an item with a further sentence stays one case", () => {
  const [only, ...others] = casesOf(
    "# Shop\n\n- Admins may delete orders, clerks may change orders, guests may only read orders. Each change must be logged.\n",
  );
  expect(others).toEqual([]);
  expect(only?.steps).toHaveLength(6);
});
