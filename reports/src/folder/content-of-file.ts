import { decode, encodingOf } from "../formats/decode.ts";

/**
 * The path with an extension that matches the content: `fail.junit` with XML becomes `fail.junit.xml`. `undefined` when it does not start like a report. A
 * line of JSON in a log does start like one; the formats check the rest.
 */
export function nameByContent(path: string, bytes: Buffer): string | undefined {
  const head = decode(bytes, encodingOf(bytes))
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (head.includes("\0")) return undefined;
  if (rootOfReport.test(head)) return `${path}.xml`;
  if (/^(?:TAP version 1[34]|1\.\.\d+[ \t]*(?:#.*)?\r?$|(?:not )?ok 1(?:\s|$))/m.exec(head)?.index === 0) return `${path}.tap`;
  if (/^timeStamp[,;\t]elapsed[,;\t]/.test(head)) return `${path}.csv`;
  // Go before 1.24 writes no event about a package that it cannot build.
  return /^(?:[{[]|FAIL\t\S+ \[(?:build|setup) failed\])/.test(head) ? `${path}.json` : undefined;
}

/** The root element of XML with results, after a declaration, comments and a document type. */
const rootOfReport =
  /^(?:<\?xml[^>]*\?>\s*)?(?:<\?[^>]*\?>\s*|<!--[^]{0,1000}?-->\s*|<!DOCTYPE[^>[]*>\s*)*<(?:[\w.-]+:)?(?:testsuites?|TestRun|test-run|test-results|assembl(?:ies|y)|testng-results|robot|test-suite|testExecutions|testResults|CUNIT_TEST_RUN_REPORT)[\s>/]/i;

const magics: readonly (readonly [name: string, offset: number, bytes: string])[] = [
  ["zip", 0, "504b0304"],
  ["zip", 0, "504b0506"],
  ["gzip", 0, "1f8b"],
  ["bzip2", 0, "425a68"],
  ["xz", 0, "fd377a585a00"],
  ["zstd", 0, "28b52ffd"],
  ["lzma", 0, "5d0000"],
  ["7z", 0, "377abcaf271c"],
  ["rar", 0, "526172211a07"],
  ["tar", 257, "7573746172"],
];

/** zip, gzip, bzip2, xz, zstd, lzma, 7z, rar or tar, by its first bytes. */
export function kindOfArchive(head: Buffer): string | undefined {
  return magics.find(([, offset, bytes]) => head.subarray(offset, offset + bytes.length / 2).toString("hex") === bytes)?.[0];
}

export const isArchive = (head: Buffer): boolean => kindOfArchive(head) !== undefined;

export const isZip = (head: Buffer): boolean => head.subarray(0, 4).toString("hex") === "504b0304";
export const isGzip = (head: Buffer): boolean => head.subarray(0, 2).toString("hex") === "1f8b";
export const isTar = (head: Buffer): boolean => head.subarray(257, 262).toString("latin1") === "ustar";
