const valueIsBelow = /^( *)(?:actual|expected):$/;
const maxLines = 200;

/**
 * Node writes the keys of an error that an assertion compared next to those of the point, in which they are there twice (`error`, `stack`),
 * so that no parser reads the block. The message of the point has the values, so the keys of the compared error are left out, up to
 * `operator`.
 */
export function withoutNestedErrors(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    kept.push(line);
    const indent = valueIsBelow.exec(line)?.[1];
    if (indent === undefined || !lines[index + 1]?.startsWith(`${indent}error: `)) continue;
    const end = lines.slice(index + 1, index + maxLines).findIndex((below) => below.startsWith(`${indent}operator: `));
    if (end !== -1) index += end;
  }
  return kept;
}
