import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import JSZip from "jszip";
import type { ArchivedFile } from "../../archive/archive-limits.ts";
import type { FoundTest } from "../../formats/format.ts";
import { at, listAt, type Loose, numberAt, textAt } from "../../formats/loose-json.ts";
import { groupBy } from "./group-by.ts";

/** Playwright's HTML report copies each attachment to `data/<SHA-1 of its content>.<ending>`. */
const copy = /^(?:(.*)\/)?data\/[0-9a-f]{40}(?:\.\w+)?$/;
const dataMark = "data:application/zip;base64,";
const maxReports = 20;
const maxReportBytes = 64 * 1024 * 1024;

/**
 * The copies that Playwright's HTML reports have of attachments, by the path that the tests give. The page's own data says which copy belongs to which test
 * and attempt. Pages that cannot be read, and tests that it does not name exactly once, have none.
 */
export async function copiesInHtmlReports(
  root: string,
  files: readonly ArchivedFile[],
  tests: readonly FoundTest[],
): Promise<Map<string, string>> {
  const stored = new Set(files.flatMap(({ path, hasNamesake }) => (hasNamesake === true ? [] : [path])));
  const folders = new Set([...stored].flatMap((path) => copy.exec(path)?.slice(1, 2) ?? []));
  const pages = [...folders].map((folder) => ({ folder: folder ?? "", page: inFolder(folder ?? "", "index.html") }));
  const copies = new Map<string, string>();
  const unclear = new Set<string>();
  for (const { folder, page } of pages.filter((each) => stored.has(each.page)).slice(0, maxReports)) {
    const named = testsByKey(await readData(join(root, ...page.split("/"))));
    for (const [sent, path] of pairs(tests, named)) {
      const file = inFolder(folder, path);
      if (!stored.has(file)) continue;
      if ((copies.get(sent) ?? file) !== file) unclear.add(sent);
      copies.set(sent, file);
    }
  }
  for (const sent of unclear) copies.delete(sent);
  return copies;
}

const inFolder = (folder: string, name: string) => (folder === "" ? name : `${folder}/${name}`);

/** `report.json` of the archive that the page embeds. */
async function readData(page: string): Promise<Loose> {
  try {
    const html = await readFile(page, "latin1");
    const start = html.indexOf(dataMark) + dataMark.length;
    if (start < dataMark.length) return undefined;
    const end = html.slice(start).search(/[^A-Za-z0-9+/=]/);
    const zip = await JSZip.loadAsync(Buffer.from(html.slice(start, end < 0 ? undefined : start + end), "base64"));
    const entry = zip.file("report.json");
    if (!entry) return undefined;
    const pieces: Buffer[] = [];
    let bytes = 0;
    // Its streams are of an older kind.
    for await (const piece of new Readable().wrap(entry.nodeStream()) as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > maxReportBytes) return undefined;
      pieces.push(piece);
    }
    return JSON.parse(Buffer.concat(pieces).toString("utf8")) as Loose;
  } catch {
    return undefined;
  }
}

/** The tests of a page. `null`: it has several with this key. */
function testsByKey(data: Loose): Map<string, Loose | null> {
  const byKey = new Map<string, Loose | null>();
  for (const file of listAt(data, "files"))
    for (const test of listAt(file, "tests")) {
      const location = at(test, "location");
      const suites = listAt(test, "path").map(String).filter(Boolean);
      const key = keyOf(textAt(location, "file"), numberAt(location, "line"), suites, textAt(test, "title"), textAt(test, "projectName"));
      byKey.set(key, byKey.has(key) ? null : test);
    }
  return byKey;
}

function keyOf(
  file: string | undefined,
  line: number | undefined,
  suites: readonly string[],
  name: string | undefined,
  project: string | undefined,
) {
  return JSON.stringify([file, line, suites, name, project ?? ""]);
}

/** Paths of attachments in the tests, and of the same attachments in the page. */
function* pairs(tests: readonly FoundTest[], named: ReadonlyMap<string, Loose | null>): Iterable<[string, string]> {
  for (const test of tests) {
    const shown = named.get(keyOf(test.filePath, test.line, test.suite, test.name, test.variant));
    if (!shown) continue;
    const attempts = test.attempts && test.attempts.length > 0 ? test.attempts : [{ attachments: test.attachments }];
    const results = listAt(shown, "results");
    if (results.length !== attempts.length) continue;
    for (const [index, { attachments = [] }] of attempts.entries()) {
      const copied = groupBy(
        listAt(results[index], "attachments").filter((each) => textAt(each, "path") !== undefined),
        (each) => textAt(each, "name") ?? "",
      );
      // Several with one name are in the same order.
      for (const [name, own] of groupBy(attachments, (each) => each.name)) {
        const others = copied.get(name) ?? [];
        if (others.length !== own.length) continue;
        for (const [position, { path }] of own.entries()) yield [path, textAt(others[position], "path") ?? ""];
      }
    }
  }
}
