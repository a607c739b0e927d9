import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, rename } from "node:fs/promises";
import { extname, join } from "node:path";
import { TestResult } from "@gantry/contract/results/schemas.ts";
import { Redactor, redactText } from "./redact.ts";
import type { SecretPatterns } from "./secret-patterns.ts";
import { MaskedNames } from "./masked-names.ts";
import type { ArchivedFile } from "../archive/archive-limits.ts";
import { encodingOf } from "../formats/decode.ts";
import { looksLikeText, sampleBytes } from "./looks-like-text.ts";
import { recode } from "./recode.ts";

/**
 * What is always text by its name; all other files are text by their content. Archives, images and videos are stored as they are: changed
 * bytes would only break them.
 */
const textEndings = new Set(
  "html htm xhtml xml json jsonl ndjson har txt text log md csv tsv js mjs cjs css svg yml yaml tap lcov info map out err properties ini toml"
    .split(" ")
    .map((ending) => `.${ending}`),
);

/** Masks secrets in the text files of an unpacked report and in the names of all files; returns the files with the names and sizes they have now. */
export async function redactReport(root: string, files: readonly ArchivedFile[], secrets: SecretPatterns): Promise<ArchivedFile[]> {
  if (secrets.isEmpty) return [...files];
  const redacted: ArchivedFile[] = [];
  const names = new MaskedNames(files, secrets);
  for (const file of files) {
    const sample = await beginningOf(join(root, ...file.path.split("/")));
    const { sizeBytes } =
      isTextByName(file.path) || looksLikeText(sample) ? await redactFile(root, file, encodingOf(sample), secrets) : file;
    const path = names.of(file.path);
    if (path !== file.path) await move(root, file.path, path);
    redacted.push({ path, sizeBytes });
  }
  return redacted;
}

async function move(root: string, from: string, to: string): Promise<void> {
  await mkdir(join(root, ...to.split("/").slice(0, -1)), { recursive: true, mode: 0o700 });
  await rename(join(root, ...from.split("/")), join(root, ...to.split("/")));
}

function isTextByName(path: string): boolean {
  const ending = extname(path).toLowerCase();
  return ending === "" || textEndings.has(ending);
}

/** Masks every text of a result except the paths of stored files, which must still match their names. */
export function redactResult(result: TestResult, secrets: SecretPatterns): TestResult {
  return secrets.isEmpty ? result : TestResult.parse(redactTexts(result, secrets));
}

function redactTexts(value: unknown, secrets: SecretPatterns): unknown {
  if (typeof value === "string") return redactText(secrets, value);
  if (Array.isArray(value)) return value.map((item) => redactTexts(item, secrets));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === "path" || key === "status" ? item : redactTexts(item, secrets)]),
  );
}

/** Writes a masked copy next to the file and puts it in its place. A file in UTF-16 is masked as UTF-8, and stays UTF-16. */
async function redactFile(root: string, file: ArchivedFile, encoding: string, secrets: SecretPatterns): Promise<ArchivedFile> {
  const path = join(root, ...file.path.split("/"));
  const copy = join(root, ".gantry-masked");
  const isUtf16 = encoding === "utf-16le" || encoding === "utf-16be";
  const content = createReadStream(path);
  const masked = mask(isUtf16 ? recode(content, encoding, "utf-8") : content, new Redactor(secrets));
  const target = await open(copy, "w", 0o600);
  try {
    const sizeBytes = await writeAll(target, isUtf16 ? recode(masked, "utf-8", encoding) : masked);
    await rename(copy, path);
    return { path: file.path, sizeBytes };
  } finally {
    await target.close();
  }
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(sampleBytes), 0, sampleBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* mask(content: AsyncIterable<Buffer>, redactor: Redactor): AsyncIterable<Buffer> {
  for await (const bytes of content) yield* redactor.push(bytes);
  yield* redactor.finish();
}

async function writeAll(target: FileHandle, pieces: AsyncIterable<Buffer>): Promise<number> {
  let sizeBytes = 0;
  for await (const piece of pieces) {
    // Not `write`: on a disk that becomes full it writes a part, without an error.
    await target.appendFile(piece);
    sizeBytes += piece.length;
  }
  return sizeBytes;
}
