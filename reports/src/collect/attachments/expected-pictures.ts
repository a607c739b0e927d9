import type { Attachment } from "@gantry/contract/results/schemas.ts";

const actual = /-actual(\.[^./]+)$/;
const expectedFor = (name: string) => name.replace(actual, "-expected$1");

/**
 * Adds the expected picture to each actual one that has none. Playwright attaches the expected picture from the repository, outside the
 * report, and leaves a copy next to the actual one.
 */
export function withExpectedPictures(kept: readonly Attachment[], stored: ReadonlySet<string>): Attachment[] {
  const count = (name: string) => kept.filter((attachment) => attachment.name === name).length;
  return kept.flatMap((attachment) => {
    const [name, path] = [expectedFor(attachment.name), expectedFor(attachment.path)];
    const isActual = name !== attachment.name && path !== attachment.path;
    if (!isActual || !stored.has(path) || count(name) >= count(attachment.name)) return [attachment];
    return [{ ...attachment, name, path }, attachment];
  });
}
