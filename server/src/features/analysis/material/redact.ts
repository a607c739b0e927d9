/** Text that looks like a secret but was not declared as one. Declared secrets are masked before a log leaves its worker. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g, "****"],
  [/\beyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g, "****"],
  [
    /\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|xox[abeprs]-[\w-]{10,}|sk-[\w-]{16,}|sk_(?:live|test)_\w{10,}|npm_\w{30,}|AIza[\w-]{30,}|(?:AKIA|ASIA)[A-Z0-9]{16})/g,
    "****",
  ],
  [/\b((?:authorization|proxy-authorization)["']?\s*[:=]\s*["']?(?:bearer|basic|token|digest)?\s*)[^\s"',;]+/gi, "$1****"],
  [/\b(bearer\s+)[\w.~+/=-]{12,}/gi, "$1****"],
  [/\b((?:set-)?cookie["']?\s*[:=]\s*["']?)[^\n"']+/gi, "$1****"],
  [/([a-z][a-z0-9+.-]*:\/\/[^\s:@/]{0,100}:)[^\s@/]{1,200}@/gi, "$1****@"],
  [
    /\b([\w-]*(?:password|passwd|pwd|secret|token|api[_-]?key|apikey|access[_-]?key|private[_-]?key|credential)s?["']?\s*(?:=|:\s)\s*["']?)(?!\*{4})(?!(?:unbound variable|parameter (?:null or )?not set|(?:is|was|must|should|cannot|can't|not) [a-z]+|yes|(?:command )?not found|no such|missing|required|undefined)\b|(?:an?|the|no|this|secret|value|variable|setting|option|parameter|argument|key|token|password|credentials?|environment|invalid|unknown|empty|wrong|incorrect|expected|cannot|could|failed|unable|please) [a-z]+(?=[ .,:;]|$))(?!(?:[A-Z][A-Z0-9]*_)+(?:TOKEN|PASSWORD|PASSWD|PWD|SECRET|KEY|CREDENTIALS?|USER)\b(?![=:]))[^\s"',;&]{3,}/gi,
    "$1****",
  ],
];

const address = /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\b/g;

const keyBegins = /-----BEGIN [A-Z ]*PRIVATE KEY-----/;
const keyEnds = /-----END [A-Z ]*PRIVATE KEY-----/;

/** {@link redactForModel} for consecutive lines: a key printed over several lines is one secret. */
export function redactLinesForModel<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  let inKey = false;
  return lines.map((line) => {
    if (inKey) {
      inKey = !keyEnds.test(line.text);
      return { ...line, text: "****" };
    }
    inKey = keyBegins.test(line.text) && !keyEnds.test(line.text);
    return { ...line, text: redactForModel(line.text) };
  });
}

/** What a model may see: no email addresses either. */
export const redactForModel = (text: string): string => redact(text).replace(address, "<email>");

/**
 * The text without anything that looks like a credential. Email addresses stay, as in the run's log and tests: an assertion may have compared two of
 * them.
 */
export function redact(text: string): string {
  return secrets.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);
}
