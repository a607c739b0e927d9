import type { FileCases } from "../../uploads/upload-reader-jobs.ts";
import { InvalidCasesFile } from "./invalid-cases-file.ts";

/** Reads the cases of a JSON file: a list, or an object with a list `testCases`. @throws {InvalidCasesFile} */
export function readJson(content: string): FileCases {
  const list = listIn(parsed(content));
  const cases = list.map((entry, at) => {
    if (!isObject(entry))
      throw new InvalidCasesFile("A case is not an object.", [{ path: `case ${at + 1}`, message: "It must be an object." }]);
    const { id, customFields = {}, ...rest } = entry;
    const place = `case ${at + 1}`;
    if (!isObject(customFields))
      throw new InvalidCasesFile("The custom fields of a case are not an object.", [
        { path: place, message: "`customFields` must be an object." },
      ]);
    return { at: place, id: typeof id === "string" ? id : undefined, customFields, content: rest };
  });
  const names = new Set<string>();
  for (const each of cases) for (const name of Object.keys(each.customFields)) names.add(name);
  if (names.size > maxFieldNames)
    throw new InvalidCasesFile(`A file may name ${maxFieldNames} custom fields; this one names ${names.size}.`, []);
  return { cases, customFields: [...names] };
}

/** Many more than a project may have. */
const maxFieldNames = 200;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ""));
  } catch (error) {
    // V8 includes the position in most of its messages, in its own format.
    const [, position] = /at position (\d+)/.exec(error instanceof Error ? error.message : "") ?? [];
    const place = position === undefined ? "" : ` The mistake is in line ${content.slice(0, Number(position)).split("\n").length}.`;
    throw new InvalidCasesFile("The file is not JSON.", [{ path: "", message: `The file is not valid JSON.${place}` }]);
  }
}

function listIn(value: unknown): unknown[] {
  const list = isObject(value) ? value["testCases"] : value;
  if (Array.isArray(list)) return list;
  throw new InvalidCasesFile("The file must contain a list of cases, or an object with a list `testCases`.", [
    { path: "", message: "There is no list of cases." },
  ]);
}
