import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { archiveLimits } from "../archive/archive-limits.ts";
import { EntryExtractor } from "./entry-extractor.ts";
import { walkFolder } from "./walk-folder.ts";

test.each([
  [
    "a path that is too long for the system",
    'n=$(printf "%0200d" 1); while mkdir "$n" && cd "$n"; do :; done 2>/dev/null; echo x > "$n.xml"',
  ],
  ["folders too deep to look into", "for i in $(seq 70); do mkdir d; cd d; done; echo x > junit.xml"],
])("%s is left out by its name, may have held results, and costs nothing else", async (_what, script) => {
  const base = await mkdtemp(join(tmpdir(), "gantry-walk-"));
  try {
    const source = join(base, "reports");
    await mkdir(source);
    await writeFile(join(source, "junit.xml"), "<testsuite/>");
    execFileSync("sh", ["-c", script], { cwd: source });
    const extractor = new EntryExtractor(join(base, "taken"), archiveLimits);
    for (const entry of walkFolder(source, "reports")) await extractor.take(entry);
    const { files, notes, mayLackResults } = extractor.result();
    expect(files.map(({ path }) => path)).toEqual(["reports/junit.xml"]);
    expect(notes[0]).toMatch(
      /^reports\/.*was left out: it is a (?:file or folder with a path that is too long|folder too deep to look into)/,
    );
    expect(mayLackResults).toBe(true);
  } finally {
    // Not `fs.rm`, which uses whole paths.
    execFileSync("rm", ["-rf", base]);
  }
});
