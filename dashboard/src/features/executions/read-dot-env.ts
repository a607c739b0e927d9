/** Lines of a `.env` file as variables; `undefined` for any other text. */
export function readDotEnv(text: string): { name: string; value: string }[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
  const read = lines.map((line) => /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s?(.*)$/.exec(line));
  if (lines.length === 0 || read.some((match) => match === null)) return undefined;
  return read.map((match) => ({ name: match?.[1] ?? "", value: (match?.[2] ?? "").trim().replace(/^(["'])(.*)\1$/, "$2") }));
}
