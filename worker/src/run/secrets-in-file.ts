const secretKey = /key|token|secret|passw(?:or)?d|pwd|passphrase|credential/i;
const everySecretKey = new RegExp(secretKey, "gi");
/** What follows such a word: the rest of the key, and its value. `token: abc`, `DB_PASSWORD=abc`, `//npm.example.com/:_authToken=abc`, `password abc`. */
const valueAfter = /[\w.-]*["']?(?:\s*[:=]\s*|\s+)(\S.*)$/y;
const maxWords = 20;
const shortest = 8;

/**
 * The values in a file that programs print without what surrounds them in the file, such as the token of a kubeconfig or the private key of a service
 * account: those whose key says that they are secret. The whole file and its lines are secret anyway.
 */
export function secretsInFile(text: string): string[] {
  const found = [...inJson(text), ...inLines(text)].filter((value) => value.length >= shortest);
  return [...new Set(found)];
}

function inJson(text: string): string[] {
  if (!/^\s*[[{]/.test(text)) return [];
  const values: string[] = [];
  try {
    JSON.parse(text, (key: string, value: unknown) => {
      if (typeof value === "string" && secretKey.test(key)) values.push(value);
      return value;
    });
  } catch {
    // Not JSON: its lines may still be entries.
  }
  return values;
}

function inLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => valueIn(line) ?? []);
}

function valueIn(line: string): string | undefined {
  let words = 0;
  for (const { index, 0: word } of line.matchAll(everySecretKey)) {
    if (++words > maxWords) return undefined;
    valueAfter.lastIndex = index + word.length;
    const value = valueAfter.exec(line)?.[1]?.trim();
    if (value !== undefined) return /^(["'])(.*?)\1/.exec(value)?.[2] ?? value.replace(/,$/, "");
  }
  return undefined;
}
