import type { SpecToTestsComplete, SpecToTestsProgress, TestStyle, UnsureTestCase } from "@gantry/contract/spec-to-tests/schemas.ts";
import type { Context } from "../../context.ts";
import { DocumentError } from "./document/document.ts";
import { readDocument } from "./documents/read-document.ts";
import { cleanDraft } from "./clean-draft.ts";
import type { DraftCase } from "./draft/draft-case.ts";
import { formatCase } from "./format-cases.ts";
import { builtinRulesName, type Generator } from "./generator.ts";
import type { ReadSpecification } from "./rules/read-specification.ts";
import { type Upload } from "./read-upload.ts";
import { type Reviewed, removeDuplicates } from "./remove-duplicates.ts";
import { doubtReason, unsureNote } from "./rules/statements/doubt-texts.ts";

export interface Order {
  organizationId: string;
  projectId: string;
  testStyle: TestStyle;
  file: Upload["file"];
  generator: Generator;
}

/** More than anyone reviews in one sitting; a longer document is better split. */
const maxCases = 1000;

/**
 * Extractor, Generator, Critic, Formatter, one after the other; each tells `report` once. Nothing is stored.
 * @throws {DocumentError} when there is nothing to work with
 */
export async function generateTestCases(
  ctx: Context,
  order: Order,
  report: (progress: SpecToTestsProgress) => void,
  signal: AbortSignal,
): Promise<SpecToTestsComplete> {
  const { file, generator } = order;
  report({ stage: "extractor", message: `Reading ${file.name} (${sizeOf(file.bytes.length)})` });
  const specification = await readDocument(file.kind, file.bytes, { owner: order.organizationId, signal });
  const { document } = specification;
  const paragraphs = document.blocks.filter((block) => block.kind !== "heading").length;
  report({ stage: "generator", message: `Writing test cases from ${count(paragraphs, "paragraph")} with ${generator.name}` });
  const { drafts: asWritten, writtenBy, notes } = await generator.write(specification, signal);
  const drafts = asWritten.map(cleanDraft);
  if (drafts.length === 0) throw new DocumentError([nothingFound(generator, specification), ...notes].join(" "));
  const sure = drafts.filter(({ doubt }) => doubt === undefined);
  const doubtful = drafts.filter(({ doubt }) => doubt !== undefined);
  // The sure ones first: of two equal cases, the sure one stays.
  const reviewed = await removeDuplicates(ctx, order, [...sure.slice(0, maxCases), ...doubtful.slice(0, maxCases)]);
  report({ stage: "critic", message: [critique(reviewed), ...notes].join(". ") });
  report({ stage: "formatter", message: `Formatting ${count(reviewed.kept.length, "test case")} as ${order.testStyle}` });
  const testCases = reviewed.kept.filter(({ doubt }) => doubt === undefined).map((draft) => formatCase(draft, order.testStyle));
  const unsure = reviewed.kept.flatMap((draft) => unsureCase(draft, order.testStyle));
  return {
    testCases,
    total: testCases.length,
    unsure,
    removed: reviewed.removed,
    generator: writtenBy,
    notes: [
      ...unsureNote({ unsure: unsure.length, sure: sure.length }, specification.language.rules),
      ...document.notes,
      ...notes,
      ...cutNote(sure),
    ],
  };
}

function unsureCase(draft: DraftCase, style: TestStyle): UnsureTestCase[] {
  if (draft.doubt === undefined) return [];
  return [{ ...formatCase(draft, style), reason: doubtReason(draft.doubt, draft.language) }];
}

function nothingFound({ name }: Generator, { language }: ReadSpecification): string {
  if (name === builtinRulesName)
    return "The document holds nothing that could be tested: no requirement, no list, no table and no scenario was found.";
  return language.rules
    ? "The model returned no test cases, and the built-in rules found no requirement, no list, no table and no scenario in the document."
    : `The model returned no test cases for this document. The built-in rules cannot take its place, because they do not read ${language.name}. Try again, or choose another model.`;
}

function critique({ kept, removed }: Reviewed): string {
  const already = removed.filter((one) => one.of === "project").length;
  const repeated = removed.length - already;
  if (removed.length === 0) return `Removed 0 duplicates: none of ${count(kept.length, "test case")} repeats another`;
  const parts = [
    ...(already > 0 ? [`${already} with the title of an existing test case`] : []),
    ...(repeated > 0 ? [`${repeated} that the document repeats`] : []),
  ];
  return `Removed ${count(removed.length, "duplicate")}: ${parts.join(", ")}`;
}

function cutNote(drafts: readonly DraftCase[]): string[] {
  return drafts.length > maxCases
    ? [`The document gives ${drafts.length} test cases; the first ${maxCases} are shown. Split it to get the others.`]
    : [];
}

const count = (number: number, noun: string) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
/** As the dashboard shows it before the upload. */
function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${shortNumber(bytes / 1024)} KB` : `${shortNumber(bytes / 1024 / 1024)} MB`;
}

const shortNumber = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toFixed(1)));
