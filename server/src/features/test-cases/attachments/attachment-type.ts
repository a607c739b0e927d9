import type { CaseAttachment } from "@gantry/contract/test-cases/schemas.ts";
import { imageTypeOf } from "../../storage/image-type.ts";

/** The type of a file by its content, regardless of its name. */
export function attachmentType(file: Buffer): CaseAttachment["contentType"] {
  const image = imageTypeOf(file);
  if (image) return image;
  if (file.subarray(0, 5).toString("latin1") === "%PDF-") return "application/pdf";
  return isText(file) ? "text/plain" : "application/octet-stream";
}

function isText(file: Buffer): boolean {
  if (file.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(file);
    return true;
  } catch {
    return false;
  }
}
