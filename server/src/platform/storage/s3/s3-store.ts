import { createReadStream } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { newId } from "../../crypto/ids.ts";
import type { ObjectStore, StagedDirectory } from "../object-store.ts";
import { ScratchFolder } from "../scratch-folder.ts";
import { Bucket, type S3Settings, type StoredObject } from "./bucket.ts";
import { type DirectoryIndex, packIndex, unpackIndex } from "./directory-index.ts";
import { IndexCache } from "./index-cache.ts";

/**
 * Directories lie at this depth or deeper, such as `reports/<organization>/<run>`. What is above, a folder of areas, is never listed to find a file.
 */
const areaDepth = 3;
const indexName = ".index";
const dataName = ".data-";
const atOnce = 8;

/** `scratch` is a folder on this machine for unfinished files. */
export async function openS3Store(settings: S3Settings, scratch: string): Promise<S3Store> {
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const folder = new ScratchFolder(scratch);
  await folder.clear(Number.POSITIVE_INFINITY);
  return new S3Store(await Bucket.open(settings), folder);
}

/** A file: an object of its own, or a part of a directory's data. */
interface Located {
  object: string;
  sizeBytes: number;
  modifiedAt: Date;
  /** Where it begins in a directory's data. */
  offset?: number;
}

interface Directory extends DirectoryIndex {
  prefix: string;
  modifiedAt: Date;
}

/**
 * Stores objects in a bucket. A directory is two objects, its data and an index that names it, so that one request puts it in its place
 * ([decision 104](../../../../../docs/decisions/104-reports-in-object-storage.md)).
 */
export class S3Store implements ObjectStore {
  readonly #bucket: Bucket;
  readonly #scratch: ScratchFolder;
  readonly #indexes = new IndexCache();

  constructor(bucket: Bucket, scratch: ScratchFolder) {
    this.#bucket = bucket;
    this.#scratch = scratch;
  }

  writeProblem() {
    return this.#bucket.writeProblem();
  }

  async put(key: string, content: Readable | Buffer): Promise<number> {
    if (Buffer.isBuffer(content)) {
      await this.#bucket.put(checked(key), content);
      return content.length;
    }
    let sizeBytes = 0;
    async function* counted() {
      for await (const piece of content as AsyncIterable<Buffer>) {
        sizeBytes += piece.length;
        yield piece;
      }
    }
    await this.#bucket.upload(checked(key), counted());
    return sizeBytes;
  }

  async stageDirectory(area: string, directory: string): Promise<StagedDirectory> {
    const data = `${checked(area)}/${dataName}${newId()}`;
    const files = new Map<string, { offset: number; sizeBytes: number }>();
    await this.#bucket.upload(data, contentOf(directory, files));
    let isInPlace = false;
    return {
      moveTo: async (prefix) => {
        await this.#putInPlace(prefix, { data, files });
        isInPlace = true;
      },
      discard: async () => {
        // Otherwise it goes with the area.
        if (!isInPlace) await this.#bucket.remove(data).catch(() => {});
      },
    };
  }

  async #putInPlace(prefix: string, index: DirectoryIndex): Promise<void> {
    const own = `${checked(prefix)}/${indexName}`;
    const before = await this.#bucket.list(`${prefix}/`);
    const replaced = await this.#directoriesAmong(before);
    await this.#bucket.put(own, await packIndex(index));
    // Data that no index names may be another report's that is about to be put in its place.
    const old = before.map(({ key }) => key).filter((key) => key !== own && !isData(key));
    await inParallel([...old, ...replaced.map(({ data }) => data)], (key) => this.#bucket.remove(key));
  }

  async get(key: string, range?: { start: number; end: number }) {
    const found = await this.#locate(key);
    if (!found) return undefined;
    const { object, offset, sizeBytes, modifiedAt } = found;
    // S3 knows no empty range.
    if (sizeBytes === 0) return { stream: Readable.from([]), sizeBytes, modifiedAt };
    const asked = range ?? (offset === undefined ? undefined : { start: 0, end: sizeBytes - 1 });
    const from = offset ?? 0;
    const part = asked && { start: from + asked.start, end: from + Math.min(asked.end, sizeBytes - 1) };
    const read = await this.#bucket.get(object, part);
    return read && { stream: read.stream, sizeBytes, modifiedAt };
  }

  async stat(key: string) {
    const found = await this.#locate(key);
    return found && { sizeBytes: found.sizeBytes, modifiedAt: found.modifiedAt };
  }

  async list(prefix: string) {
    const area = areaOf(prefix);
    const start = prefix === "" ? "" : `${checked(area ?? prefix)}/`;
    const objects = await this.#bucket.list(start);
    const directories = await this.#directoriesAmong(objects);
    const plain = objects.filter(({ key }) => !isIndex(key) && !isData(key)).map(({ key, sizeBytes }) => ({ key, sizeBytes }));
    const files = directories.flatMap(({ prefix: at, files: inside }) =>
      [...inside].map(([path, { sizeBytes }]) => ({ key: `${at}/${path}`, sizeBytes, at })),
    );
    // A directory inside another hides what that one has under the same name.
    const nested = directories.map((directory) => directory.prefix);
    const shown = files.filter(({ key, at }) => !nested.some((other) => other.length > at.length && key.startsWith(`${other}/`)));
    const all = [...plain, ...shown.map(({ key, sizeBytes }) => ({ key, sizeBytes }))];
    return prefix === "" ? all : all.filter(({ key }) => key.startsWith(`${prefix}/`));
  }

  async remove(prefix: string) {
    if (prefix.split("/").length > areaDepth) throw new Error(`only whole directories are removed, not: ${prefix}`);
    const objects = (await this.#bucket.list(checked(prefix))).filter(({ key }) => key === prefix || key.startsWith(`${prefix}/`));
    await inParallel(objects, ({ key }) => this.#bucket.remove(key));
    return objects.reduce((sum, { key, sizeBytes }) => sum + (isIndex(key) ? 0 : sizeBytes), 0);
  }

  async folders(prefix: string) {
    if (areaOf(prefix) === undefined) return this.#bucket.folders(`${checked(prefix)}/`);
    const below = (await this.list(prefix)).map(({ key }) => key.slice(prefix.length + 1));
    return [...new Set(below.flatMap((path) => (path.includes("/") ? [path.slice(0, path.indexOf("/"))] : [])))];
  }

  clearScratch(olderThanMs: number) {
    return this.#scratch.clear(olderThanMs);
  }

  async scratch() {
    return this.#scratch.directory();
  }

  async #locate(key: string): Promise<Located | undefined> {
    const area = areaOf(checked(key));
    // Nothing is stored above the areas.
    if (area === undefined) return undefined;
    const objects = await this.#bucket.list(area === key ? key : `${area}/`);
    const single = objects.find((object) => object.key === key && !isIndex(key) && !isData(key));
    if (single) return { ...single, object: key };
    const around = objects.filter((object) => isIndex(object.key) && key.startsWith(object.key.slice(0, -indexName.length)));
    const [innermost] = (await this.#directoriesAmong(around)).sort((a, b) => b.prefix.length - a.prefix.length);
    const file = innermost?.files.get(key.slice(innermost.prefix.length + 1));
    return innermost && file && { ...file, object: innermost.data, modifiedAt: innermost.modifiedAt };
  }

  async #directoriesAmong(objects: readonly StoredObject[]): Promise<Directory[]> {
    const directories: Directory[] = [];
    await inParallel(
      objects.filter(({ key }) => isIndex(key)),
      async ({ key, version, modifiedAt }) => {
        const index = await this.#indexes.get(key, version, () => this.#readIndex(key));
        // It may be removed while it is listed.
        if (index) directories.push({ ...index, prefix: key.slice(0, -indexName.length - 1), modifiedAt });
      },
    );
    return directories;
  }

  async #readIndex(key: string): Promise<DirectoryIndex | undefined> {
    const stored = await this.#bucket.get(key);
    return stored && unpackIndex(await buffer(stored.stream));
  }
}

const isIndex = (key: string): boolean => key.endsWith(`/${indexName}`);
const isData = (key: string): boolean => key.slice(key.lastIndexOf("/") + 1).startsWith(dataName);

/** `undefined` for a key above the areas. */
function areaOf(key: string): string | undefined {
  const names = key.split("/");
  return names.length < areaDepth ? undefined : names.slice(0, areaDepth).join("/");
}

/** @throws for a key that the server does not generate */
function checked(key: string): string {
  if (key.includes("\0") || key.split("/").some((name) => name === "" || name === "." || name === ".."))
    throw new Error(`not a key of this store: ${key}`);
  return key;
}

/** The content of all files one after the other; `files` gets the place of each. */
async function* contentOf(directory: string, files: Map<string, { offset: number; sizeBytes: number }>): AsyncGenerator<Buffer> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  let offset = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    let sizeBytes = 0;
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      sizeBytes += piece.length;
      yield piece;
    }
    files.set(relative(directory, path).split(sep).join("/"), { offset, sizeBytes });
    offset += sizeBytes;
  }
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const takeTurns = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, left.length) }, takeTurns));
}
