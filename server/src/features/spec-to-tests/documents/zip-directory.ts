/**
 * The number of files that a zip's end record gives, without reading them; `undefined` when there is no end record.
 * Source: PKWARE's APPNOTE.TXT, 4.3.16.
 */
export function entryCount(content: Buffer): number | undefined {
  const end = endRecord(content);
  return end === undefined ? undefined : content.readUInt16LE(end + 10);
}

/** The names in a zip's directory; `undefined` when it is damaged, has more than `most` files, or a form that Word does not write. Source: 4.3.12. */
export function entryNames(content: Buffer, most: number): string[] | undefined {
  const end = endRecord(content);
  const count = entryCount(content);
  if (end === undefined || count === undefined || count > most) return undefined;
  const names: string[] = [];
  for (let at = content.readUInt32LE(end + 16); names.length < count; ) {
    if (at + 46 > end || content.toString("latin1", at, at + 4) !== "PK\x01\x02") return undefined;
    const nameEnd = at + 46 + content.readUInt16LE(at + 28);
    names.push(content.toString("utf8", at + 46, nameEnd));
    at = nameEnd + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return names;
}

function endRecord(content: Buffer): number | undefined {
  const at = content.lastIndexOf(Buffer.from("PK\x05\x06"));
  return at === -1 || at + 22 > content.length ? undefined : at;
}
