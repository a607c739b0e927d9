import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { rounds } from "@gantry/host/testing/rounds.ts";
import fc from "fast-check";
import { type Header, pack } from "tar-stream";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { ArchiveError, type ArchiveLimits } from "../archive/archive-limits.ts";
import { extractArchive } from "./archive.ts";
import { packArchive } from "./pack-archive.ts";

type Entry = Partial<Header> & { name: string; content?: string };

async function tarOf(entries: readonly Entry[]): Promise<Buffer> {
  const tar = pack();
  for (const { content, ...header } of entries)
    tar.entry({ ...header }, content ?? (header.type && header.type !== "file" ? "" : "content"));
  tar.finalize();
  const parts: Buffer[] = [];
  for await (const part of tar) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Extracts into a folder with a neighbour: anything next to `report` afterwards has escaped. */
async function extractBeside(tar: Buffer, limits: Partial<ArchiveLimits> = {}) {
  const base = await mkdtemp(join(tmpdir(), "gantry-archive-"));
  const root = join(base, "report");
  await symlink("/nonexistent", join(base, "neighbour"));
  try {
    const outcome = await extractArchive(Readable.from([tar]), root, limits).catch((error: unknown) => error);
    return { outcome, beside: await readdir(base), inside: (await readdir(root, { recursive: true }).catch(() => [])).sort() };
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}

test("extracts regular files completely, with the folders they need", async () => {
  const { outcome, inside } = await extractBeside(
    await tarOf([
      { name: "reports/", type: "directory" },
      { name: "./reports/index.html", content: "hi" },
      { name: "reports/deep/a b/ü.txt", content: "" },
    ]),
  );
  expect(outcome).toEqual({
    files: [
      { path: "reports/index.html", sizeBytes: 2 },
      { path: "reports/deep/a b/ü.txt", sizeBytes: 0 },
    ],
    sizeBytes: 2,
    notes: [],
    isCut: false,
    mayLackResults: false,
  });
  expect(inside).toContain("reports/deep/a b/ü.txt");
});

const hostileNames = [
  "../x",
  "a/../../x",
  "/etc/passwd",
  "//x",
  "..",
  "a/..",
  "\\..\\x",
  "a\\b",
  "C:/x",
  "c:x",
  "a\u0000b",
  "a\nb",
  "a\u001b[31m",
  "",
  ".",
  "./",
  "a/".repeat(40) + "x",
  "x".repeat(300),
  `${"d/".repeat(20)}${"y".repeat(900)}`,
  "../".repeat(10) + "tmp/x",
  "....//x/../../y",
  "a/./../../b",
];

test.each(hostileNames)("a file named %j is skipped with a note, or kept under a plain name", async (name) => {
  const { outcome, beside, inside } = await extractBeside(
    await tarOf([
      { name, content: "x" },
      { name: "fine.txt", content: "y" },
    ]).catch(() => Buffer.alloc(1024)),
  );
  expect(beside.sort()).toEqual(inside.length > 0 || beside.includes("report") ? ["neighbour", "report"] : ["neighbour"]);
  expect(inside.every((path) => !path.includes("..") || path.includes("...."))).toBe(true);
  if (!(outcome instanceof Error)) expect(inside).toContain("fine.txt");
});

const hostileTypes: Entry[] = [
  { name: "l", type: "symlink", linkname: "/etc/passwd" },
  { name: "l", type: "symlink", linkname: "../../x" },
  { name: "h", type: "link", linkname: "/etc/passwd" },
  { name: "h", type: "link", linkname: "fine.txt" },
  { name: "c", type: "character-device", devmajor: 1, devminor: 3 },
  { name: "b", type: "block-device", devmajor: 8, devminor: 0 },
  { name: "f", type: "fifo" },
];

test.each(hostileTypes)("a $type to $linkname is skipped, with a note", async (entry) => {
  const { outcome, inside } = await extractBeside(
    await tarOf([entry, { name: `${entry.name}/under`, content: "x" }, { name: "fine.txt" }]),
  );
  expect(outcome).toMatchObject({ notes: [expect.stringContaining(entry.type ?? "")] });
  expect(inside).toContain("fine.txt");
});

test("names that collide on another file system are kept once", async () => {
  const { outcome } = await extractBeside(
    await tarOf([
      { name: "A/x" },
      { name: "a/y" },
      { name: "Index.html" },
      { name: "index.html" },
      { name: "file" },
      { name: "file/inside" },
      { name: "dir/x" },
      { name: "dir" },
    ]),
  );
  expect(outcome).toMatchObject({ files: [{ path: "A/x" }, { path: "Index.html" }, { path: "file" }, { path: "dir/x" }] });
});

test("limits on count, file size, total and depth skip the rest, with notes", async () => {
  const many = await tarOf(Array.from({ length: 50 }, (_, n) => ({ name: `f${n}`, content: "12345" })));
  expect((await extractBeside(many, { maxFiles: 10 })).inside).toHaveLength(10);
  expect((await extractBeside(many, { maxTotalBytes: 50 })).inside).toHaveLength(10);
  expect((await extractBeside(many, { maxFileBytes: 4 })).inside).toHaveLength(0);
  const { outcome } = await extractBeside(many, { maxFiles: 1 });
  expect(outcome).toMatchObject({ notes: expect.arrayContaining([expect.stringContaining("more were left out")]) });
});

test("a header that claims ten gigabytes writes none of them", async () => {
  const tar = await tarOf([{ name: "big", content: "x" }]);
  tar.write("120000000000\0", 124, "latin1");
  const { outcome, inside } = await extractBeside(tar);
  expect(outcome instanceof ArchiveError || inside.length === 0).toBe(true);
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["noise", Buffer.from("x".repeat(5000))],
  ["a cut end", undefined],
])("%s is an archive error or an empty report, never a hang", async (_name, bytes) => {
  const tar = bytes ?? (await tarOf([{ name: "a", content: "y".repeat(5000) }])).subarray(0, 2000);
  const { outcome } = await extractBeside(tar);
  expect(outcome instanceof ArchiveError || (outcome as { files: unknown[] }).files.length === 0).toBe(true);
});

test("no mutation of an archive writes outside its folder or hangs", async () => {
  const whole = await tarOf([
    { name: "a/b", content: "hello" },
    { name: "l", type: "symlink", linkname: "/etc" },
    { name: "../up", content: "x" },
    { name: "c", content: "z".repeat(700) },
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
      fc.option(fc.nat(whole.length), { nil: undefined }),
      async (changes, length) => {
        const mutated = Buffer.from(whole.subarray(0, length ?? whole.length));
        for (const [at, value] of changes) if (at < mutated.length) mutated[at] = value;
        const { beside } = await extractBeside(mutated);
        expect(beside.filter((name) => name !== "report")).toEqual(["neighbour"]);
      },
    ),
    { numRuns: rounds(150, 400) },
  );
});

test("packed files are extracted unchanged", async () => {
  const base = await mkdtemp(join(tmpdir(), "gantry-archive-"));
  try {
    const first = await extractArchive(
      Readable.from([
        await tarOf([
          { name: "a/b.txt", content: "hello" },
          { name: "c", content: "x".repeat(100_000) },
        ]),
      ]),
      join(base, "one"),
    );
    const second = await extractArchive(packArchive(join(base, "one"), first.files), join(base, "two"));
    expect(second.files).toEqual(first.files);
    expect(await readFile(join(base, "two/a/b.txt"), "utf8")).toBe("hello");
  } finally {
    await rm(base, { recursive: true, force: true });
  }
});

test("an upload that is cut at any point ends the packing, not the process", async () => {
  const root = await mkdtemp(join(tmpdir(), "gantry-archive-"));
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on("uncaughtException", note);
  try {
    const files = [];
    for (let number = 0; number < 40; number++) {
      const path = `${number}.txt`;
      // Small files are packed from memory, large ones as a stream.
      const content = "x".repeat(number % 2 === 0 ? 2_000 : 400_000);
      await writeFile(join(root, path), content);
      files.push({ path, sizeBytes: content.length });
    }
    for (const cutAfter of [0, 1_000, 30_000, 500_000, 3_000_000]) {
      const upload = packArchive(root, files);
      let sent = 0;
      upload.on("error", () => undefined);
      upload.on("data", (piece: Buffer) => {
        sent += piece.length;
        if (sent >= cutAfter) upload.destroy(new Error("the connection was reset"));
      });
      await new Promise((resolve) => upload.once("close", resolve));
      // Errors of files that were being read come later, or not at all.
      await sleep(20);
    }
    expect(uncaught).toEqual([]);
  } finally {
    process.off("uncaughtException", note);
    await rm(root, { recursive: true, force: true });
  }
});

test("above the limit of files, results replace files without results", async () => {
  const { outcome, inside } = await extractBeside(
    await tarOf([
      { name: "a.xml" },
      ...Array.from({ length: 5 }, (_, index) => ({ name: `coverage/${index}.html` })),
      { name: "z/junit.xml" },
      { name: "index.html" },
    ]),
    { maxFiles: 3 },
  );
  expect(outcome).toMatchObject({ mayLackResults: false, sizeBytes: 21 });
  expect(inside.filter((path) => path.includes("."))).toEqual(["a.xml", "coverage/0.html", "z/junit.xml"]);
});

test.each([
  ["more results than files are kept", [{ name: "a.xml" }, { name: "b.xml" }, { name: "c-result.json" }], { maxFiles: 2 }, true],
  ["a result file that is too large", [{ name: "a.xml" }, { name: "b.xml", content: "x".repeat(50) }], { maxFileBytes: 20 }, true],
  ["no room for a result file", [{ name: "a.xml" }, { name: "b.xml" }], { maxTotalBytes: 10 }, true],
  ["two names that differ in case only", [{ name: "a.xml" }, { name: "A.xml" }], {}, true],
  ["the end of the entries is not seen", [{ name: "a.xml" }, { name: "b.html" }, { name: "c.html" }], { maxEntries: 2 }, true],
  ["output of go test", [{ name: "a.xml" }, { name: "go.txt", content: '{"Action":"run","Package":"p"}' }], { maxFiles: 1 }, true],
  [
    "pictures, pages and settings",
    [{ name: "a.xml" }, { name: "b.png" }, { name: "package.json" }, { name: "c.html" }],
    { maxFiles: 1 },
    false,
  ],
  ["a log", [{ name: "a.xml" }, { name: "b.log", content: "started" }], { maxFiles: 1 }, false],
] as const)("says whether results may be among what is left out: %s", async (_, entries, limits, expected) => {
  const { outcome } = await extractBeside(await tarOf(entries), limits);
  expect(outcome).toMatchObject({ mayLackResults: expected });
});

test("links to files of the report lose nothing; others that may contain results are named", async () => {
  const link = (name: string, linkname: string, type: "symlink" | "link" = "symlink") => ({ name, linkname, type }) as const;
  const lacks = async (...links: Entry[]) => {
    const { outcome } = await extractBeside(await tarOf([{ name: "reports/real/data.bin", content: "x" }, ...links]));
    return outcome instanceof Error ? outcome : (outcome as { mayLackResults: boolean }).mayLackResults;
  };
  for (const inside of [
    link("reports/b.xml", "real/data.bin"),
    link("reports/b.xml", "/app/reports/real/data.bin"),
    link("reports/b.xml", "reports/real/data.bin", "link"),
    link("reports/latest-results", "real"),
    link("reports/bin/python", "/usr/bin/python3"),
    link("reports/node_modules", "../node_modules"),
    link("reports/style.css", "../style.css"),
  ])
    expect([inside.linkname, await lacks(inside)]).toEqual([inside.linkname, false]);
  for (const outside of [
    link("reports/b.xml", "/elsewhere/b.xml"),
    link("reports/b", "../../other/TEST-b.xml"),
    link("reports/shard", "/app/shard-2"),
    link("reports/b.xml", "reports/gone.xml", "link"),
  ])
    expect([outside.linkname, await lacks(outside)]).toEqual([outside.linkname, true]);
});
