import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Attachment } from "@gantry/contract/results/schemas.ts";
import type { ArchivedFile } from "../archive/archive-limits.ts";
import { extensionOf } from "./content-types.ts";
import type { FoundTest } from "./format.ts";

const folder = "gantry-attachments";
const maxFiles = 1_000;
const mostBytes = 64 * 1024 * 1024;

/**
 * Writes files that are embedded in a report's tests into the report's folder, next to other attachments.
 * @returns the written files, and the tests with these files among their attachments.
 */
export async function writeEmbedded(
  root: string,
  tests: readonly FoundTest[],
  taken: ReadonlySet<string>,
): Promise<{ files: ArchivedFile[]; tests: FoundTest[]; leftOut: number }> {
  const files: ArchivedFile[] = [];
  let bytesLeft = mostBytes;
  let leftOut = 0;
  let number = 0;
  const written: FoundTest[] = [];
  for (const { embedded = [], ...test } of tests) {
    const attachments: Attachment[] = [];
    for (const { name, contentType, bytes } of embedded) {
      if (files.length >= maxFiles || bytes.length > bytesLeft) {
        leftOut++;
        continue;
      }
      if (files.length === 0) await mkdir(join(root, folder), { recursive: true });
      let path: string;
      do path = `${folder}/${++number}${extensionOf(contentType)}`;
      while (taken.has(path));
      bytesLeft -= bytes.length;
      await writeFile(join(root, path), bytes, { mode: 0o600 });
      files.push({ path, sizeBytes: bytes.length });
      attachments.push({ name, contentType, path });
    }
    written.push(attachments.length === 0 ? test : { ...test, attachments: [...(test.attachments ?? []), ...attachments] });
  }
  return { files, tests: written, leftOut };
}
