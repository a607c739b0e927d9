/** A hint below the name of a schedule or trigger if another one of the project has the same name. */
export const nameHint = (name: string, others: readonly { name: string }[], what: "schedule" | "trigger"): string | undefined =>
  others.some((other) => other.name === name.trim()) ? `Another ${what} of this project has this name.` : undefined;
