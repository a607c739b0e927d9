/** Prints a command's result as text or, with `--json`, as one line of JSON. */
export function printResult(text: string, result: object): void {
  console.log(wantsJson() ? JSON.stringify(result) : text);
}

/** Prints why a command failed. Exit codes 1 to 3 are results of commands; 4 is a failure. */
export function printFailure(message: string): void {
  console.error(wantsJson() ? JSON.stringify({ error: { message } }) : `\n${message}\n`);
  process.exitCode = commandFailed;
}

export const commandFailed = 4;

/** The command's own arguments. */
export const commandArguments = (): string[] => process.argv.slice(2).filter((text) => text !== "--json");

export const wantsJson = (): boolean => process.argv.slice(2).includes("--json");
