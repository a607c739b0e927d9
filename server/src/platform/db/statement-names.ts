import { createHash } from "node:crypto";

/** Lists of values make a new text each time. Above this number, statements are sent unprepared. */
const most = 1_000;

export interface StatementNames {
  /** The name under which every connection prepares this text; `undefined` when there are too many already. */
  of(text: string): string | undefined;
}

/**
 * Names for statements with parameters, so that each connection prepares them once: PostgreSQL then parses and plans each one once instead of
 * for every run.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  return {
    of(text) {
      const known = names.get(text);
      if (known || names.size >= most) return known;
      const name = createHash("sha1").update(text).digest("base64url");
      names.set(text, name);
      return name;
    },
  };
}
