/** Only the beginning of a message is classified. */
const maxTextLength = 400;
const maxWords = 60;

/**
 * The parts of a message that can be compared with other messages: its words without endings, and pairs of them. Names of errors are split into their
 * words, and numbers, addresses and paths are replaced by their kind, because they differ each time.
 */
export function wordsOf(message: string): Set<string> {
  const words = (generalize(message.slice(0, maxTextLength)).match(/[a-z_][a-z0-9_]*|[<>=!]=|[<>]/g) ?? [])
    .slice(0, maxWords)
    .map(withoutEnding);
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    found.add(word);
    if (at > 0) found.add(`${words[at - 1]} ${word}`);
    if (at > 1) found.add(`${words[at - 2]} . ${word}`);
  }
  return found;
}

function generalize(message: string): string {
  return (
    message
      .replace(/https?:\/\/\S+/g, " an_address ")
      .replace(/([a-z])([A-Z][a-z])/g, "$1 $2")
      .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
      .toLowerCase()
      .replaceAll("’", "'")
      .replace(/\b(?:can't|cannot|can not|couldn't|could not|unable to)\b/g, "cannot")
      .replace(/n't\b/g, " not")
      .replace(/[\w.@~-]*\/[\w.@~/-]*/g, (path) => ` a_path ${/\.(\w{1,5})$/.exec(path)?.[1] ?? ""} `)
      // A level in the name of a file: `warnings.json`
      .replace(
        /(?<![\w.])[\w-]{0,60}(?:warn|error|debug|info|fatal)[\w-]{0,60}(?=\.(?:json|ya?ml|csv|xml|toml|ini|txt|md|log)\b)/g,
        "a_file",
      )
      .replace(/\b0x[0-9a-f]+\b/g, "a_number")
      .replace(/\b\d+(?:[.:,]\d+)*(ms|s|m|gb|mb|kb|gib|mib)\b/g, "a_number $1")
      .replace(/\b[45]\d\d\b/g, (status) => ` status_${status} `)
      .replace(/\b\d+(?:[.,:]\d+)*\b/g, "a_number")
  );
}

/** Shorter words are not changed. */
const shortestWithEnding = 5;

function withoutEnding(word: string): string {
  return word.length < shortestWithEnding ? word : word.replace(/(?:ions?|ing|ed|es|s|e|able|ly)$/, "") || word;
}
