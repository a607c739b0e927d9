const wordings =
  /Invalid (?:input|option|string|number|value|email address|URL|UUID|ISO|key in|element in|JWT)|expected \w+|received|must match pattern|Too (?:small|big)|Unrecognized key|\bNaN\b|\bundefined\b|ZodError|\/\^|in the expected format|` is not valid\./;

/** A schema library's wording in a text for people; `undefined` when there is none. Names in backticks are the request's own. */
export function validatorWording(text: string): string | undefined {
  return wordings.exec(text.replaceAll(/`[^`]*`/g, "`name`"))?.[0];
}
