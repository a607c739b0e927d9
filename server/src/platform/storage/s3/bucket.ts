import { Readable } from "node:stream";
import type { GetObjectCommandOutput, ListObjectsV2CommandOutput, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { StorageUnavailable } from "../storage-unavailable.ts";

export interface S3Settings {
  bucket: string;
  /** Before every key; empty, or with a slash at the end. */
  prefix: string;
  region: string;
  /** `undefined`: AWS. */
  endpoint: string | undefined;
  /** The bucket is a part of the path, not of the host name. */
  pathStyle: boolean;
  /** `undefined`: what the AWS SDK finds, such as the role of the machine or pod. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface StoredObject {
  key: string;
  sizeBytes: number;
  modifiedAt: Date;
  /** Differs when the content does. */
  version: string;
}

/** Parts of large objects: S3 takes at most 10,000 of them, so 80 GiB. */
const partBytes = 8 * 1024 ** 2;
const connectMs = 3_000;
/** Also for a reader that takes nothing for as long. */
const silentMs = 60_000;
/** For a response, with all tries. Some requests are made in transactions, which hold locks. */
const responseMs = 5_000;
/** For each part of a large object. */
const partMs = 30_000;
/** What is at most so large is sent in one request. */
const smallBytes = 1024 ** 2;
const tries = 4;

type Sdk = typeof import("@aws-sdk/client-s3") & typeof import("@aws-sdk/lib-storage");

/** A bucket of S3-compatible storage. Every failure but a missing object is a {@link StorageUnavailable}. */
export class Bucket {
  readonly #sdk: Sdk;
  readonly #client: S3Client;
  readonly #settings: S3Settings;

  private constructor(sdk: Sdk, settings: S3Settings) {
    this.#sdk = sdk;
    this.#settings = settings;
    this.#client = new sdk.S3Client({
      region: settings.region,
      forcePathStyle: settings.pathStyle,
      maxAttempts: tries,
      // Many other servers than Amazon's do not know the newer checksums.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs },
      ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
      ...(settings.credentials === undefined ? {} : { credentials: settings.credentials }),
    });
  }

  /** Loads the SDK, because most installations have no object storage. */
  static async open(settings: S3Settings): Promise<Bucket> {
    const [client, uploads] = await Promise.all([import("@aws-sdk/client-s3"), import("@aws-sdk/lib-storage")]);
    return new Bucket({ ...client, ...uploads }, settings);
  }

  /** Why the bucket cannot be written, in S3's words; `undefined` if it can. */
  async writeProblem(): Promise<{ reason: string; isLasting: boolean } | undefined> {
    const key = `.check-${process.pid}-${Date.now()}`;
    try {
      await this.put(key, Buffer.from("Written by Gantry at its start; can be deleted."));
      await this.list(key);
      await this.remove(key);
      return undefined;
    } catch (error) {
      const { cause } = error as StorageUnavailable;
      const status = statusOf(cause);
      const isLasting = status !== undefined && status >= 300 && status < 500 && status !== 429;
      return { reason: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), isLasting };
    }
  }

  async put(key: string, content: Buffer): Promise<void> {
    await this.#write((until) => this.#client.send(new this.#sdk.PutObjectCommand({ ...this.#at(key), Body: content }), until));
  }

  /** In parts of bounded size, all or nothing. An error of `content` is thrown as it is. */
  async upload(key: string, content: AsyncIterable<Buffer>): Promise<void> {
    const source = content[Symbol.asyncIterator]();
    const start = await readStart(source, smallBytes);
    if (start.isWhole) return this.put(key, Buffer.concat(start.pieces));
    const body = watch(start.pieces, source);
    const params = { ...this.#at(key), Body: Readable.from(body.pieces, { objectMode: false }) };
    const abortController = new AbortController();
    const upload = new this.#sdk.Upload({ client: this.#client, params, partSize: partBytes, queueSize: 2, abortController });
    const late = setTimeout(() => abortController.abort(new Error(`nothing was taken for ${partMs / 1000} seconds`)), partMs);
    upload.on("httpUploadProgress", () => void late.refresh());
    await guarded(true, () => upload.done())
      .catch((error: unknown) => {
        throw body.failure() ?? error;
      })
      .finally(() => clearTimeout(late));
  }

  /** `range` is inclusive. */
  async get(key: string, range?: { start: number; end: number }): Promise<(StoredObject & { stream: Readable }) | undefined> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const found = await this.#read<GetObjectCommandOutput>((until) =>
      this.#client.send(new this.#sdk.GetObjectCommand({ ...this.#at(key), ...(Range === undefined ? {} : { Range }) }), until),
    );
    return found && { ...described(key, found), sizeBytes: wholeSizeOf(found), stream: found.Body as Readable };
  }

  /** Everything whose key begins so, in the order of the keys. */
  async list(start: string): Promise<StoredObject[]> {
    const objects: StoredObject[] = [];
    for await (const page of this.#pages(start))
      for (const one of page.Contents ?? []) objects.push({ ...described(this.#keyOf(page, one.Key), one), sizeBytes: one.Size ?? 0 });
    return objects;
  }

  /** The names directly below a folder that have something below them. `folder` is empty or ends with a slash. */
  async folders(folder: string): Promise<string[]> {
    const names: string[] = [];
    for await (const page of this.#pages(folder, "/"))
      for (const { Prefix } of page.CommonPrefixes ?? []) names.push(this.#keyOf(page, Prefix).slice(folder.length, -1));
    return names;
  }

  /** A missing object is no error. */
  async remove(key: string): Promise<void> {
    await this.#write((until) => this.#client.send(new this.#sdk.DeleteObjectCommand(this.#at(key)), until));
  }

  async *#pages(start: string, delimiter?: string) {
    let more: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await this.#inTime(false, (until) =>
        this.#client.send(
          new this.#sdk.ListObjectsV2Command({
            Bucket: this.#settings.bucket,
            Prefix: this.#settings.prefix + start,
            // XML cannot hold every character of a key.
            EncodingType: "url",
            ...(delimiter === undefined ? {} : { Delimiter: delimiter }),
            ...(more === undefined ? {} : { ContinuationToken: more }),
          }),
          until,
        ),
      );
      yield page;
      more = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (more !== undefined);
  }

  #at(key: string) {
    return { Bucket: this.#settings.bucket, Key: this.#settings.prefix + key };
  }

  /** Not every server encodes the keys as it is asked to. */
  #keyOf({ EncodingType }: ListObjectsV2CommandOutput, key = ""): string {
    const plain = EncodingType === "url" ? decodeURIComponent(key.replaceAll("+", " ")) : key;
    return plain.slice(this.#settings.prefix.length);
  }

  #write<T>(work: (until: Until) => Promise<T>): Promise<T> {
    return this.#inTime(true, work);
  }

  #read<T>(work: (until: Until) => Promise<T>): Promise<T | undefined> {
    return this.#inTime(false, (until) =>
      work(until).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    );
  }

  async #inTime<T>(writing: boolean, work: (until: Until) => Promise<T>): Promise<T> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`no response within ${responseMs / 1000} seconds`)), responseMs);
    return guarded(writing, () => work({ abortSignal: late.signal })).finally(() => clearTimeout(timer));
  }
}

type Until = { abortSignal: AbortSignal };

async function guarded<T>(writing: boolean, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageUnavailable(error, { writing });
  }
}

/** A content whose start has been read; keeps its error, which the SDK may hide. */
function watch(start: readonly Buffer[], rest: AsyncIterator<Buffer>): { pieces: AsyncIterable<Buffer>; failure: () => unknown } {
  let failure: unknown;
  async function* pieces() {
    try {
      yield* start;
      yield* { [Symbol.asyncIterator]: () => rest };
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  return { pieces: pieces(), failure: () => failure };
}

/** Reads until there are that many bytes; `isWhole` if there are no more. */
async function readStart(source: AsyncIterator<Buffer>, bytes: number): Promise<{ pieces: Buffer[]; isWhole: boolean }> {
  const pieces: Buffer[] = [];
  for (let read = 0; read <= bytes; ) {
    const { done, value } = await source.next();
    if (done === true) return { pieces, isWhole: true };
    pieces.push(value);
    read += value.length;
  }
  return { pieces, isWhole: false };
}

const statusOf = (error: unknown): number | undefined => (error as Partial<S3ServiceException> | undefined)?.$metadata?.httpStatusCode;

/** A bucket that does not exist is a mistake of the settings, not a missing object. */
const isMissing = (error: unknown): boolean => error instanceof Error && error.name === "NoSuchKey";

const described = (key: string, { ETag, LastModified }: { ETag?: string | undefined; LastModified?: Date | undefined }) => ({
  key,
  modifiedAt: LastModified ?? new Date(0),
  version: ETag ?? "",
});

/** That of the whole object, also if only a part of it was asked for. */
function wholeSizeOf({ ContentRange, ContentLength }: GetObjectCommandOutput): number {
  const whole = /\/(\d+)$/.exec(ContentRange ?? "")?.[1];
  return whole === undefined ? (ContentLength ?? 0) : Number(whole);
}
