import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";

/** A suite that is broken in a known way. */
export interface BrokenSuite {
  /** `<framework>/<correct category>-<what is broken>`; also the path of its log. */
  id: string;
  /** The correct category. It follows from how the suite was broken, not from its log. */
  right: FailureCategory;
  files: Readonly<Record<string, string>>;
  /** Run by `sh -c` in the suite's folder; `$BASE` is the address of a server with faulty responses. */
  command: string;
}

/** Breaks suites of one framework: `broken("timeout", "slow-hook", { … })`. */
export function framework(name: string, command: string, more: { file?: (body: string) => Record<string, string> } = {}) {
  return (right: FailureCategory, what: string, body: string | Record<string, string>, otherCommand?: string): BrokenSuite => ({
    id: `${name}/${right}-${what}`,
    right,
    files: typeof body === "string" ? (more.file?.(body) ?? { "suite.txt": body }) : body,
    command: otherCommand ?? command,
  });
}
