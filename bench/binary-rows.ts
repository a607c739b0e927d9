/** A field in the binary format of PostgreSQL's COPY; a text is the name of a field that differs between the runs of a pattern. */
export type Field = Buffer | null | string;

export const text = (value: string): Buffer => Buffer.from(value);
export const flag = (value: boolean): Buffer => Buffer.from([value ? 1 : 0]);

export function int4(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

export function float4(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatBE(value);
  return bytes;
}

export function float8(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

/** PostgreSQL counts microseconds since 2000. */
export function timestamp(epochMs: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(epochMs - Date.UTC(2000, 0)) * 1000n);
  return bytes;
}

export interface RunRows {
  runs: Iterable<number>;
  /** Runs with the same pattern have the same rows, except for fields that have a name. */
  patternOf(run: number): string;
  rowsOf(run: number): Iterable<readonly Field[]>;
  /** Of all runs of a pattern, they have the same length. */
  namedFieldsOf(run: number): Record<string, Buffer>;
}

interface Pattern {
  bytes: Buffer;
  places: { name: string; offset: number }[];
}

const header = Buffer.concat([Buffer.from("PGCOPY\n\xff\r\n\0", "latin1"), int4(0), int4(0)]);
const trailer = Buffer.from([0xff, 0xff]);
const patternsKept = 100;

/** The rows of many runs. Building each row would take longer than PostgreSQL takes to write it, so those of a pattern are built once and copied. */
export function* binaryRows({ runs, patternOf, rowsOf, namedFieldsOf }: RunRows): Generator<Buffer> {
  const patterns = new Map<string, Pattern>();
  yield header;
  for (const run of runs) {
    const key = patternOf(run);
    const named = namedFieldsOf(run);
    if (patterns.size > patternsKept) patterns.clear();
    const pattern = patterns.get(key) ?? build(rowsOf(run), named);
    patterns.set(key, pattern);
    const bytes = Buffer.from(pattern.bytes);
    for (const { name, offset } of pattern.places) named[name]?.copy(bytes, offset);
    yield bytes;
  }
  yield trailer;
}

function build(rows: Iterable<readonly Field[]>, named: Record<string, Buffer>): Pattern {
  const parts: Buffer[] = [];
  const places: Pattern["places"] = [];
  let length = 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const row of rows) {
    add(Buffer.from([row.length >> 8, row.length & 0xff]));
    for (const field of row) {
      const bytes = typeof field === "string" ? named[field] : field;
      if (bytes === undefined) throw new Error(`The field ${String(field)} has no value.`);
      add(int4(bytes?.length ?? -1));
      if (typeof field === "string") places.push({ name: field, offset: length });
      if (bytes) add(bytes);
    }
  }
  return { bytes: Buffer.concat(parts), places };
}
