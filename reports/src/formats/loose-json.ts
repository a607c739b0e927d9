/** Untrusted JSON: every access may find nothing. */
export type Loose = unknown;

export function at(value: Loose, key: string): Loose {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

export function listAt(value: Loose, key: string): Loose[] {
  const found = at(value, key);
  return Array.isArray(found) ? found : [];
}

export function textAt(value: Loose, key: string): string | undefined {
  const found = at(value, key);
  return typeof found === "string" && found !== "" ? found : undefined;
}

export function numberAt(value: Loose, key: string): number | undefined {
  const found = at(value, key);
  return typeof found === "number" && Number.isFinite(found) ? found : undefined;
}

/** A count in a summary, which some producers write as text. A value that is not a number counts as one, because it is not a zero. */
export function countAt(value: Loose, key: string): number {
  const found = at(value, key);
  if (found === undefined || found === null || found === false) return 0;
  const count = typeof found === "string" ? Number(found.trim().replaceAll(",", "")) : found;
  if (typeof count !== "number" || Number.isNaN(count)) return 1;
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

const maxLevels = 500;

/** Suites and steps may be nested. @throws for a report with unlimited nesting */
export function rejectDeepNesting(level: number): void {
  if (level > maxLevels) throw new Error(`its suites nest in one another more than ${maxLevels} levels deep`);
}

/** The defined fields of `parts`: optional fields of a result are absent, never `undefined`. */
export function present<T extends object>(parts: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

/** Text without console colors. pytest writes the escape character of its colors as `#x1B` in XML. */
export function plain(text: string | undefined): string | undefined {
  return text?.replace(/(?:\u001b|#x1B)\[[0-9;?]*[ -/]*[@-~]/g, "");
}
