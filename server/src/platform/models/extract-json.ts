const longest = 200_000;
const maxTries = 50;

/**
 * The last complete JSON object in a model's answer, which may have text or a code fence around it and thinking before it.
 * `undefined` when there is none.
 */
export function extractJson(response: string): object | undefined {
  const text = response.slice(0, longest);
  const whole = parse(text.trim());
  if (whole) return whole;
  let found: object | undefined;
  for (let from = text.indexOf("{"), tries = 0; from >= 0 && tries < maxTries; tries++) {
    const to = endOfObject(text, from);
    const object = to === undefined ? undefined : parse(text.slice(from, to));
    if (object) found = object;
    from = text.indexOf("{", object && to !== undefined ? to : from + 1);
  }
  return found;
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The position after the brace that closes the one at `from`; braces inside strings do not count. */
function endOfObject(text: string, from: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === "\\") at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return at + 1;
  }
  return undefined;
}
