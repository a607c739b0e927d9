import { maxFileBytes } from "@gantry/contract/projects/constants.ts";

type Read = { text: string; problem?: undefined } | { text?: undefined; problem: string };

/** The text of a file that becomes a variable, unchanged; or why it cannot. */
export async function readTextFile(file: Blob & { name: string }): Promise<Read> {
  if (file.size > maxFileBytes) return { problem: `${file.name} is too large. A file has at most ${maxFileBytes / 1024} KiB.` };
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
    if (!text.includes("\0")) return { text };
  } catch (error) {
    // Thrown by the decoder; everything else means that the browser could not read the file.
    if (!(error instanceof TypeError)) return { problem: `${file.name} could not be read. Choose it again.` };
  }
  return { problem: `${file.name} is not UTF-8 text. Encode it, for example with base64, and let your suite decode it.` };
}
