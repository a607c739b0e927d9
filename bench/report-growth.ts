import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { collectResults } from "../reports/src/collect/collect.ts";
import { growingReports } from "../reports/src/testing/growing-reports.ts";
import { print, times } from "./figures.ts";

/**
 * How much more processor time a report takes that is eight times as large. Ends with 1 if it is more than 32 times as much: then some part of
 * the reading takes quadratic time.
 */
const most = 32;
const turns = 5;

for (const [what, file, from, content] of growingReports) {
  await readMs(file, content(from));
  let growth = Number.POSITIVE_INFINITY;
  // A garbage collection may fall into one reading. One that takes quadratic time fails each time.
  for (let turn = 0; turn < turns && growth >= most; turn++) {
    const small = await readMs(file, content(from));
    growth = (await readMs(file, content(8 * from))) / Math.max(small, 8);
  }
  print("", `${what}, eight times as many`, times(growth), `≤ ${times(most)}`);
  if (growth >= most) process.exitCode = 1;
}

/** Processor time, which other programs on the machine hardly change. */
async function readMs(name: string, content: string): Promise<number> {
  const root = await mkdtemp(join(tmpdir(), "gantry-growth-"));
  try {
    await writeFile(join(root, name), content);
    const before = process.cpuUsage();
    await collectResults({ root, files: [{ path: name, sizeBytes: Buffer.byteLength(content) }] });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  } finally {
    await rm(root, { recursive: true });
  }
}
