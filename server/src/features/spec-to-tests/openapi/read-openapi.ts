import { DocumentBuilder, DocumentError } from "../document/document.ts";
import type { DraftCase } from "../draft/draft-case.ts";
import { detectLanguage } from "../text/language.ts";
import type { ReadSpecification } from "../rules/read-specification.ts";
import { Description, type JsonObject, listOf, objectOf, textOf } from "./description.ts";
import { type OperationCases, operationCases, plain } from "./operation-cases.ts";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/** As many cases as a document gives; a description's operations beyond that are left out whole. */
const maxCases = 1_000;
const maxOperations = 5_000;

interface Found {
  call: string;
  tag: string;
  path: JsonObject;
  operation: JsonObject;
}

/**
 * Reads an OpenAPI 3 description: its operations as the sections of a document, and the cases that follow from responses, required inputs,
 * limits and security.
 * @throws {DocumentError} when it is none, or describes no operation
 */
export function readOpenApi(bytes: Uint8Array): ReadSpecification {
  const description = new Description(bytes);
  const operations = operationsOf(description);
  if (operations.length === 0) throw new DocumentError("The OpenAPI description has no operations: its field paths is empty.");
  const builder = new DocumentBuilder();
  const info = objectOf(description.root["info"]);
  builder.heading(1, plain(textOf(info?.["title"])) || "API");
  const drafts: DraftCase[] = [];
  let covered = 0;
  let tag = "";
  for (const found of operations) {
    const { lines, cases } = operationCases(description, found);
    if (drafts.length + cases.length > maxCases) break;
    if (found.tag !== tag) builder.heading(2, found.tag);
    tag = found.tag;
    builder.heading(3, found.call);
    drafts.push(...placed(builder, found, { lines, cases }));
    covered += 1;
  }
  if (covered < operations.length)
    builder.note(
      `The description has ${operations.length.toLocaleString("en")} operations. The test cases cover the first ${covered.toLocaleString("en")} of them, up to ${operations[covered - 1]?.call ?? "none"}; split the description to get the others.`,
    );
  if (description.foreign.size > 0)
    builder.note(
      "The description refers to other files. They are not part of the upload, so what they define was left out; bundle the description into one file.",
    );
  if (Object.keys(objectOf(description.root["webhooks"]) ?? {}).length > 0) builder.note("The webhooks of the description were left out.");
  const document = builder.build();
  // Names and short descriptions resemble many languages, so only English and German are told apart here.
  const { name, rules } = detectLanguage(document);
  return { document, language: { name: rules ? name : "English", rules: "en" }, drafts, leftOut: [] };
}

function operationsOf(description: Description): Found[] {
  const found: Found[] = [];
  for (const [name, each] of Object.entries(objectOf(description.root["paths"]) ?? {})) {
    const path = name.startsWith("/") ? description.resolve(each) : undefined;
    if (!path) continue;
    for (const method of methods) {
      const operation = objectOf(path[method]);
      if (!operation || found.length >= maxOperations) continue;
      const [tag] = listOf(operation["tags"]);
      found.push({
        call: `${method.toUpperCase()} ${name}`.slice(0, 300),
        tag: textOf(tag) || (name.split("/")[1] ?? "") || "API",
        path,
        operation,
      });
    }
  }
  return found;
}

/** Adds the texts of an operation and gives each case the paragraph that it comes from. */
function placed(builder: DocumentBuilder, { call, tag }: Found, { lines, cases }: OperationCases): DraftCase[] {
  const paragraphs = lines.map((line) => {
    builder.paragraph(line);
    const block = builder.blocks.at(-1);
    return block && block.kind !== "heading" ? block.paragraph : 1;
  });
  return cases.map(({ draft, line }) => ({
    ...draft,
    suite: tag,
    source: { heading: call, paragraph: paragraphs[line] ?? 1, quote: lines[line] ?? "" },
  }));
}
