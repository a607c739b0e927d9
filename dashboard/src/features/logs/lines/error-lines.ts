/** Beyond this, a line is data. */
const readLength = 500;

const startsWithError =
  /^\s*(?:##\[error\]|::error\b|E {3}|not ok \d|npm (?:ERR!|error)|panic: |fatal: |FATAL\b|FAIL(?:ED|URE)?\b|--- FAIL|ERROR\b|error(?:\[\w+\])?: |[✘✗✖×] |● |Traceback \(most recent call last\)|(?:Uncaught|Unhandled) )/;
const namesError = /(?:^|[\s[(.])(?:[A-Z]\w{0,80})?(?:Error|Exception)(?: \[\w+\])?: |\berror [A-Z]{2,4}\d{2,5}: |: (?:fatal )?error: /;

/** Whether a line looks like an error, by its visible text. A guess, only good enough to take a reader there. */
export function looksLikeError(text: string): boolean {
  const read = text.length > readLength ? text.slice(0, readLength) : text;
  return startsWithError.test(read) || namesError.test(read);
}
