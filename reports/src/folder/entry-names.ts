import { withoutControls } from "@gantry/contract/text.ts";
import type { ArchiveLimits } from "../archive/archive-limits.ts";

/** Why a name is not accepted in a report; `undefined` when it is. */
export function nameProblem(path: string, limits: ArchiveLimits): string | undefined {
  if (path.includes("\0")) return "its name holds a NUL";
  if (path.includes("\\")) return "its name holds a backslash";
  if (/\p{Cc}/u.test(path)) return "its name holds a control character";
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return "its name is absolute";
  const parts = normalized(path).split("/");
  if (parts.some((part) => part === "..")) return "its name leads outside the report";
  if (parts.some((part) => part === "")) return "it has no name";
  if (parts.length > limits.maxDepth) return `it lies deeper than ${limits.maxDepth} folders`;
  if (Buffer.byteLength(path) > limits.maxPathBytes) return "its name is too long";
  if (parts.some((part) => Buffer.byteLength(part) > 240)) return "a part of its name is too long";
  return undefined;
}

/** `./a//b/./c` becomes `a/b/c`; `..` stays and is rejected. */
export function normalized(path: string): string {
  return path
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .join("/");
}

/** Equal for names that some file systems do not distinguish. */
export const folded = (path: string) => path.normalize("NFC").toLowerCase();

/** A name as a part of a sentence. */
export function printable(name: string): string {
  const shown = withoutControls(name);
  return shown.length > 120 ? `${shown.slice(0, 117)}…` : shown;
}
