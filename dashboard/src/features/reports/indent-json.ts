const tokens = /\{\s*\}|\[\s*\]|"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;

const deepest = 50;

/**
 * JSON on one line, with line breaks and indents. Its values stay as written, because parsing would change long numbers and drop repeated keys.
 * Text that is no JSON, has lines already, or is nested deeper than 50 levels is returned as it is.
 */
export function indentJson(text: string): string {
  if (text.trim().includes("\n") || !isJson(text)) return text;
  let depth = 0;
  const lines = () => `\n${"  ".repeat(depth)}`;
  let indented = "";
  for (const [token] of text.matchAll(tokens)) {
    if (token === "{" || token === "[") {
      depth += 1;
      if (depth > deepest) return text;
      indented += token + lines();
    } else if (token === "}" || token === "]") {
      depth -= 1;
      indented += lines() + token;
    } else if (token === ",") indented += token + lines();
    else indented += token === ":" ? ": " : token;
  }
  return indented;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
