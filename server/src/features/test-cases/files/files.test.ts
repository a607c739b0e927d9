import { rounds } from "@gantry/host/testing/rounds.ts";
import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";
import { csvHead, writeCsv } from "./write-csv.ts";

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.string({ unit: fc.constantFrom("'", '"', "=", "+", "-", "@", "\t", "\r", "\n", ",", ";", "a", " ", "\uFEFF"), maxLength: 12 }),
);
const filled = text.filter((value) => value.trim() !== "");
/** A comma separates words, and the file trims them. */
const word = fc.stringMatching(/^[A-Za-z0-9=+@'#-]{1,12}$/);
/** A row must not be blank: no line of a file stands for it. */
const cellText = fc.stringMatching(/^[A-Za-z0-9=+@'|\\-]{1,12}$/);
const fields = [{ id: "f1", name: "=Größe" }];
const caseOf = fc.record({
  id: fc.stringMatching(/^[0-9a-f]{24}$/),
  title: filled,
  suite: text,
  type: fc.constantFrom("MANUAL" as const, "AUTOMATED" as const),
  priority: fc.constantFrom("LOW" as const, "CRITICAL" as const),
  description: text,
  preconditions: text,
  testData: text,
  dataTable: fc.option(
    fc.record({
      columns: fc.constant<string[]>(["browser", "amount"]),
      rows: fc.array(
        fc.tuple(cellText, cellText).map((cells): string[] => cells),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  ),
  number: fc.constant(1),
  tags: fc.array(word, { maxLength: 3 }),
  owner: text,
  requirements: fc.array(word, { maxLength: 3 }),
  customFields: fc.record({ f1: text }),
  steps: fc.array(fc.record({ action: filled, expectedResult: text }), { maxLength: 4 }),
});

test("written CSV is read back unchanged, with any characters", () => {
  fc.assert(
    fc.property(fc.array(caseOf, { minLength: 1, maxLength: 4 }), (cases) => {
      const file =
        csvHead(fields) +
        writeCsv(
          cases.map(
            (one): TestCase => ({
              ...one,
              organizationId: "",
              projectId: "",
              source: null,
              lastResult: null,
              lastVerdict: null,
              createdAt: "",
              updatedAt: "",
            }),
          ),
          fields,
        );
      const read = readCsv(file).cases.map(({ id, content, customFields }) => ({
        suite: "",
        description: "",
        preconditions: "",
        testData: "",
        dataTable: null,
        ...content,
        customFields: { f1: customFields["=Größe"] },
        number: 1,
        id,
      }));
      expect(read).toEqual(cases);
    }),
    { numRuns: rounds(150, 500) },
  );
});

test("no cell of a written file starts like a formula", () => {
  fc.assert(
    fc.property(caseOf, (one) => {
      const file = writeCsv(
        [{ ...one, organizationId: "", projectId: "", source: null, lastResult: null, lastVerdict: null, createdAt: "", updatedAt: "" }],
        fields,
      );
      expect(file).not.toMatch(/(^|,)"?[=+\-@\t]/);
    }),
    {
      examples: [
        [
          {
            id: "0".repeat(24),
            customFields: { f1: "-1" },
            title: "=1+1",
            suite: "@x",
            type: "MANUAL",
            priority: "LOW",
            description: "-2",
            preconditions: "+3",
            testData: "=4",
            dataTable: { columns: ["=8"], rows: [["=9"]] },
            number: 1,
            tags: ["=5"],
            owner: "=6",
            requirements: ["@7"],
            steps: [],
          },
        ],
      ],
      numRuns: 1,
    },
  );
});

test("reads files from other tools: other column names, semicolons, steps in one cell, extra lines, blank lines", () => {
  const file = 'Name;Section;Steps;Estimate\r\n"Pay; by card";Shop;"1. Open => It opens\n2) Pay";me\r\n;;;\r\nSign in;;"";\r\n';
  expect(readCsv(file)).toEqual({
    customFields: ["Estimate"],
    cases: [
      {
        at: "line 3",
        id: undefined,
        customFields: { Estimate: "me" },
        content: {
          title: "Pay; by card",
          suite: "Shop",
          steps: [
            { action: "Open", expectedResult: "It opens" },
            { action: "Pay", expectedResult: "" },
          ],
        },
      },
      { at: "line 5", id: undefined, customFields: { Estimate: "" }, content: { title: "Sign in", steps: [] } },
    ],
  });
});

test.each([
  ["", "The file is empty."],
  ["foo,bar\n1,2\n", "The first line must name the columns, one of them `title`."],
  ['title\n"open', "The file is not CSV."],
  ["title,Title,suite\na,b,c\n", "Two columns of the file are the same field of a case."],
  ["Section;Title;Suite\na;b;c\n", "Two columns of the file are the same field of a case."],
  ["title,action\n,lost\n", "Line 2 has no title and does not continue a case."],
])("%j is rejected with the reason", (file, reason) => {
  expect(() => readCsv(file)).toThrow(reason);
});
