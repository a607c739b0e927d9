import { z } from "zod";
import { Id } from "../ids.ts";
import { testStyles, specToTestsStages } from "./constants.ts";

export const TestStyle = z.enum(testStyles);
export type TestStyle = z.infer<typeof TestStyle>;

/** The multipart fields in addition to the part `file`. */
export const SpecToTestsForm = z.object({ projectId: Id, testStyle: TestStyle });
export type SpecToTestsForm = z.infer<typeof SpecToTestsForm>;

/** A proposed case; nothing is stored until it is imported. */
export const GeneratedTestCase = z.object({
  title: z.string().min(1).max(300),
  description: z.string(),
  suite: z.string(),
  preconditions: z.string(),
  steps: z.array(z.object({ action: z.string().min(1), expectedResult: z.string().min(1) })).min(1),
  priority: z.enum(["LOW", "MEDIUM", "HIGH", "CRITICAL"]),
  type: z.literal("MANUAL"),
  /** Its source in the document: the heading, the number of the paragraph, and its text. */
  source: z.object({ heading: z.string(), paragraph: z.number().int().min(1), quote: z.string() }),
});
export type GeneratedTestCase = z.infer<typeof GeneratedTestCase>;

/** A case of which the built-in rules are not sure that the document demands it. `reason` is one sentence in the language of the document. */
export const UnsureTestCase = GeneratedTestCase.extend({ reason: z.string().min(1) });
export type UnsureTestCase = z.infer<typeof UnsureTestCase>;

/** A case that the Critic left out, and the title that it duplicates. */
export const RemovedTestCase = z.object({
  title: z.string(),
  duplicateOf: z.string(),
  /** `document`: another case of this document; `project`: an existing case of the project. */
  of: z.enum(["document", "project"]),
});
export type RemovedTestCase = z.infer<typeof RemovedTestCase>;

/** Data of the event `progress`; four of them, one per stage. */
export const SpecToTestsProgress = z.object({ stage: z.enum(specToTestsStages), message: z.string() });
export type SpecToTestsProgress = z.infer<typeof SpecToTestsProgress>;

/** Data of the last event, `complete`. */
export const SpecToTestsComplete = z.object({
  testCases: z.array(GeneratedTestCase),
  /** The number of `testCases`. */
  total: z.number(),
  /** Cases from sentences that may be no requirements. They are not among `testCases`; empty when a model wrote all cases. */
  unsure: z.array(UnsureTestCase),
  removed: z.array(RemovedTestCase),
  /** What wrote them: a model's name, or `builtin-rules`. */
  generator: z.string(),
  /** Messages for the user: only part of the document was read, or the built-in rules wrote cases instead of the model. */
  notes: z.array(z.string()),
  /** Ignored parts of the request, one sentence each. Absent when nothing was ignored. */
  warnings: z.array(z.string()).optional(),
});
export type SpecToTestsComplete = z.infer<typeof SpecToTestsComplete>;

/** Data of the event `error`, which ends the stream instead of `complete`. */
export const SpecToTestsError = z.object({ message: z.string() });
export type SpecToTestsError = z.infer<typeof SpecToTestsError>;
