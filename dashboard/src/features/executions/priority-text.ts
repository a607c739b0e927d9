/** What is wrong with a priority as it is typed. Empty: the project's. */
export const priorityError = (text: string): string | undefined =>
  /^(-?(\d|10))?$/.test(text.trim()) ? undefined : "A whole number from -10 to 10.";
