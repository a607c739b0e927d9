import { createHash } from "node:crypto";

/** Lists of values make a new text each time: past this many, a text is sent unprepared. */
const most = 1_000;

export interface StatementNames {
  /** The name under which every connection prepares this text; `undefined` when there are too many already. */
  of(text: string): string | undefined;
}

/**
 * Names for statements with parameters, prepared once per connection: PostgreSQL then parses and plans each once, not for each of the dozens
 * of statements that a run costs.
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
