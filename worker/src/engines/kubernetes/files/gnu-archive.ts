import { ArchiveDamaged, blockBytes, BlockReader, changed, modeOf, padding, requireHeader, sizeOf, typeOf } from "./tar-blocks.ts";
import { PackedBlocks } from "./packed-blocks.ts";

/** What an attribute of an entry may need. Paths have less. */
const maxAttributeBytes = 1024 * 1024;
const ownerMayAll = 0o700;

/** What pax says about the next entry. Names are kept as bytes, because not all are text. */
interface Attributes {
  path?: Buffer;
  linkpath?: Buffer;
  size?: number;
}

/**
 * Turns a tar of git or of the worker into one that busybox unpacks as the suite's user. busybox knows long names only as GNU wrote them, and not as
 * attributes (pax). Folders come with all rights of their owner, so that files can be put into them.
 * @param folders gets the folders' own headers, for a second archive
 * @throws {ArchiveDamaged} when the archive is not one, or not whole
 */
export async function* gnuArchive(archive: AsyncIterable<Buffer>, folders: PackedBlocks): AsyncGenerator<Buffer> {
  const reader = new BlockReader(archive);
  let attributes: Attributes = {};
  try {
    for (;;) {
      const header = await reader.exactly(blockBytes);
      if (header === undefined) throw new ArchiveDamaged("it ends too early");
      if (header.every((byte) => byte === 0)) break;
      requireHeader(header);
      const type = typeOf(header);
      if (type === "x" || type === "g") {
        const found = await readAttributes(reader, sizeOf(header));
        // Those of the whole archive are comments.
        if (type === "x") attributes = found;
        continue;
      }
      yield* entryOf(header, attributes, folders);
      const size = attributes.size ?? sizeOf(header);
      attributes = {};
      yield* whole(reader, size + padding(size));
    }
    await reader.drain();
  } finally {
    await reader.close();
  }
  yield endOfArchive;
}

/** The folders with their own rights and times, which files that were put into them have changed. */
export async function* foldersArchive(folders: PackedBlocks): AsyncGenerator<Buffer> {
  yield* folders.read();
  yield endOfArchive;
}

const endOfArchive = Buffer.alloc(2 * blockBytes);

function* entryOf(header: Buffer, { path, linkpath, size }: Attributes, folders: PackedBlocks): Generator<Buffer> {
  const names = [
    ...(linkpath === undefined ? [] : longName(header, "K", linkpath)),
    ...(path === undefined ? [] : longName(header, "L", path)),
  ];
  const entry = changed(header, {
    ...(path === undefined ? {} : { name: path }),
    ...(linkpath === undefined ? {} : { link: linkpath }),
    ...(size === undefined ? {} : { size }),
  });
  yield* names;
  if (typeOf(header) !== "5") return yield entry;
  yield changed(entry, { mode: modeOf(header) | ownerMayAll });
  // Without the right to enter it, what is in it could not be set.
  folders.add([...names, changed(entry, { mode: modeOf(header) | 0o100 })]);
}

/** An entry whose content is the name of the next one. */
function longName(header: Buffer, type: "K" | "L", name: Buffer): Buffer[] {
  const size = name.length + 1;
  const head = changed(header, { name: Buffer.from("././@LongLink"), link: Buffer.alloc(0), size, mode: 0, type });
  return [head, Buffer.concat([name, Buffer.alloc(1 + padding(size))])];
}

async function* whole(reader: BlockReader, size: number): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const part of reader.body(size)) {
    read += part.length;
    yield part;
  }
  if (read < size) throw new ArchiveDamaged("it ends too early");
}

async function readAttributes(reader: BlockReader, size: number): Promise<Attributes> {
  if (size > maxAttributeBytes) throw new ArchiveDamaged("an entry has too many attributes");
  const block = await reader.exactly(size + padding(size));
  if (block === undefined && size > 0) throw new ArchiveDamaged("it ends too early");
  const found: Attributes = {};
  for (let rest = block?.subarray(0, size) ?? Buffer.alloc(0); rest.length > 0; ) {
    // `<length of the line> <name>=<value>\n`
    const length = Number.parseInt(rest.toString("latin1", 0, 12), 10);
    const line = rest.subarray(0, length);
    const equals = line.indexOf("=");
    if (!(length > 0) || line.length < length || equals === -1) throw new ArchiveDamaged("an attribute cannot be read");
    const value = line.subarray(equals + 1, -1);
    const name = line.toString("latin1", line.indexOf(" ") + 1, equals);
    if (name === "path") found.path = value;
    else if (name === "linkpath") found.linkpath = value;
    else if (name === "size") found.size = sizeIn(value);
    rest = rest.subarray(length);
  }
  return found;
}

function sizeIn(value: Buffer): number {
  const size = Number(value.toString("latin1"));
  if (!Number.isSafeInteger(size) || size < 0) throw new ArchiveDamaged("an entry has no size");
  return size;
}
