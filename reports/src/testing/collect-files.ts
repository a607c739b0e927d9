import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type CollectedResults, collectResults, type CollectOptions } from "../collect/collect.ts";

/** Reads files as the report of a run; names are paths in its folder. */
export async function collectFiles(
  files: Record<string, string | Uint8Array>,
  options: Partial<Omit<CollectOptions, "root" | "files">> = {},
): Promise<CollectedResults> {
  const root = await mkdtemp(join(tmpdir(), "gantry-report-"));
  try {
    const listed = [];
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
      listed.push({ path, sizeBytes: Buffer.byteLength(content) });
    }
    return await collectResults({ root, files: listed, ...options });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** `name: status` of each test, with its variant if it has one. */
export function statusesOf({ tests }: CollectedResults): string[] {
  return tests.map(({ name, variant, status }) => `${name}${variant === undefined ? "" : ` [${variant}]`}: ${status}`);
}
