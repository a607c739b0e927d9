/** Said beside the name of a schedule or a trigger that another one of the project has: rows with the same name look alike. */
export const nameHint = (name: string, others: readonly { name: string }[], what: "schedule" | "trigger"): string | undefined =>
  others.some((other) => other.name === name.trim()) ? `Another ${what} of this project has this name.` : undefined;
