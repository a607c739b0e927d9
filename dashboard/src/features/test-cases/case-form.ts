import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { casePriorities, caseTypes, maxDataTableLength } from "@gantry/contract/test-cases/constants.ts";
import { parseTable, tableProblem, tableText } from "@gantry/contract/test-cases/data-table.ts";
import { z } from "zod";

/** A test case as its form holds it. */
export const CaseForm = z.object({
  title: z.string().trim().min(1, "Enter a title.").max(300, "At most 300 characters."),
  suite: z.string().trim().max(200, "At most 200 characters."),
  priority: z.enum(casePriorities),
  type: z.enum(caseTypes),
  description: z.string().max(20_000, "At most 20,000 characters."),
  preconditions: z.string().max(20_000, "At most 20,000 characters."),
  testData: z.string().max(20_000, "At most 20,000 characters."),
  dataTable: z
    .string()
    .max(maxDataTableLength, "At most 20,000 characters.")
    .refine((text) => text.trim() === "" || tableProblem(parseTable(text)) === undefined, {
      error: ({ input }) => tableProblem(parseTable(String(input))) ?? "This is not a table.",
    }),
  tags: z.string().max(2000, "At most 2,000 characters."),
  owner: z.string().trim().max(200, "At most 200 characters."),
  requirements: z.string().max(5000, "At most 5,000 characters."),
  /** By `fieldKey`. */
  customFields: z.record(z.string(), z.string()),
  steps: z
    .array(
      z.object({
        action: z.string().max(5000, "At most 5,000 characters."),
        expectedResult: z.string().max(5000, "At most 5,000 characters."),
      }),
    )
    .max(200, "At most 200 steps."),
});
export type CaseForm = z.infer<typeof CaseForm>;

export function formOf(testCase: TestCase | undefined, suite: string | undefined): CaseForm {
  if (!testCase) {
    return {
      title: "",
      suite: suite ?? "",
      priority: "MEDIUM",
      type: "MANUAL",
      description: "",
      preconditions: "",
      testData: "",
      dataTable: "",
      tags: "",
      owner: "",
      requirements: "",
      customFields: {},
      steps: [{ action: "", expectedResult: "" }],
    };
  }
  const { title, priority, type, description, preconditions, testData, owner, steps } = testCase;
  return {
    title,
    suite: testCase.suite,
    priority,
    type,
    description,
    preconditions,
    testData,
    owner,
    dataTable: testCase.dataTable ? tableText(testCase.dataTable) : "",
    tags: testCase.tags.join(", "),
    requirements: testCase.requirements.join(", "),
    customFields: Object.fromEntries(Object.entries(testCase.customFields).map(([id, value]) => [fieldKey(id), String(value)])),
    steps: steps.map((step) => ({ ...step })),
  };
}

/** A new case with everything of another one. */
export const copyForm = (testCase: TestCase): CaseForm => ({
  ...formOf(testCase, undefined),
  title: `Copy of ${testCase.title}`.slice(0, 300),
});

/** A custom field's name in the form: the form library reads names of digits as places in a list. */
export const fieldKey = (id: string): `f${string}` => `f${id}`;

/** Steps that say nothing are left out. */
export const contentOf = (form: CaseForm) => ({
  ...form,
  dataTable: form.dataTable.trim() === "" ? null : parseTable(form.dataTable),
  tags: wordsOf(form.tags),
  requirements: wordsOf(form.requirements),
  customFields: Object.fromEntries(Object.entries(form.customFields).map(([key, value]) => [key.slice(1), value])),
  steps: form.steps.filter((step) => step.action.trim() !== "" || step.expectedResult.trim() !== ""),
});

/** Words that are separated by commas. */
const wordsOf = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
