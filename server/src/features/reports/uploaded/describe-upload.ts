import { openReportFile } from "@gantry/reports/formats/format.ts";
import type { ArchivedFile } from "@gantry/reports/archive/archive-limits.ts";
import type { Upload } from "../../uploads/receive-upload.ts";
import { nameOfBody } from "../../uploads/unwrap-body.ts";

const maxNamed = 3;

/** What an upload without tests contains, for its sender, and what of it was not stored: `It contains coverage.xml (XML, <coverage>).` */
export async function describeUpload(upload: Upload): Promise<string> {
  return [await describeKept(upload), describeLeftOut(upload)].filter(Boolean).join(" ");
}

/** A sentence with the names that the sender knows: a single file may be stored with another extension. */
export function withSentName(sentence: string, [file, ...others]: Upload["files"]): string {
  if (!file?.sentPath || others.length > 0) return sentence;
  return sentence.replaceAll(file.path, () => (isBody(file) ? "The body" : (file.sentPath ?? file.path)));
}

const isBody = ({ path, sentPath }: ArchivedFile) => (sentPath ?? path) === nameOfBody;

/** What of an upload was not kept, with an example and its reason; `undefined` for nothing. */
export function describeLeftOut({ notes, mayLackResults }: Pick<Upload, "notes" | "mayLackResults">): string | undefined {
  const example = notes.find((note) => ofLimit.test(note)) ?? notes.find((note) => note.includes(" was left out: "));
  if (!mayLackResults && example === undefined) return undefined;
  const what = `Files of the upload${mayLackResults ? " that may contain results" : ""} were left out`;
  const hint = example === undefined || ofLimit.test(example) ? " Send fewer or smaller files." : "";
  return `${what}${example === undefined ? "" : `, for example: ${example}`}.${hint}`;
}

/** Matches the notes about an upload's size. */
const ofLimit = / was left out: (?:it is larger than|a report holds at most) |^it has \d+ files/;

async function describeKept({ root, files, notes }: Upload): Promise<string> {
  const [first] = files;
  if (!first) return notes.length > 0 ? "None of its files was stored." : "It contains no files.";
  if (files.length === 1 && isBody(first)) return `It is ${await kindOf(root, first)}.`;
  const seen = await Promise.all(
    files.slice(0, maxNamed).map(async (file) => `${(file.sentPath ?? file.path).slice(0, 200)} (${await kindOf(root, file)})`),
  );
  const others = files.length - seen.length;
  return `It contains ${seen.join(", ")}${others > 0 ? ` and ${others} more ${others === 1 ? "file" : "files"}` : ""}.`;
}

async function kindOf(root: string, file: ArchivedFile): Promise<string> {
  return openReportFile(root, file).then(
    ({ head }) => kindOfText(head),
    () => "damaged",
  );
}

function kindOfText(head: string): string {
  const text = head.trimStart();
  if (text === "") return "empty";
  if (text.startsWith("%PDF-")) return "a PDF document";
  if (text.includes("\0")) return "not text";
  if (text.startsWith("<")) {
    const root = /<([A-Za-z_][\w.:-]{0,60})/.exec(text)?.[1];
    return root === undefined ? "XML" : `${/^html$/i.test(root) ? "HTML" : "XML"}, <${root}>`;
  }
  if (text.startsWith("[")) return "a JSON list";
  if (!text.startsWith("{")) return "text";
  const keys = [...text.matchAll(/"([A-Za-z_$][\w$-]{0,40})"\s*:/g)].slice(0, 4).map(([, key]) => key);
  return keys.length === 0 ? "JSON" : `JSON with ${keys.join(", ")}`;
}
