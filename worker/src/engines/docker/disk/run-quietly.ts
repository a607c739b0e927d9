import { spawn } from "node:child_process";
import type { Readable } from "node:stream";

const timeoutMs = 60_000;

type Take = (line: string) => unknown;

/**
 * Runs a program at low priority, and never longer than a minute, and passes on each line that it prints. Its output may be of any length.
 * When `take` returns false, the program is ended.
 * @returns whether the program ended by itself, and had no complaint except about files that disappeared meanwhile, as the files of running programs do
 */
export async function runQuietly(program: string, parameters: readonly string[], take: Take): Promise<boolean> {
  const child = spawn("nice", ["-n", "5", program, ...parameters], {
    stdio: ["ignore", "pipe", "pipe"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
    env: { ...process.env, LC_ALL: "C" },
  });
  let complaints = 0;
  const output = eachLine(child.stdout, (line) => {
    const goesOn = take(line);
    if (goesOn === false) child.kill("SIGKILL");
    return goesOn;
  });
  const errors = eachLine(child.stderr, (line) => {
    if (!isAboutMissing(line)) complaints += 1;
  });
  const ended = new Promise<number | null>((resolve) => child.on("error", () => resolve(null)).on("exit", resolve));
  const [code] = await Promise.all([ended, output, errors]);
  // With 1 or 2 these programs report that there was something to complain about.
  return complaints === 0 && (code === 0 || code === 1 || code === 2);
}

/** Node's own reader of lines takes ten times as long for millions of them. */
async function eachLine(stream: Readable, take: Take): Promise<void> {
  let rest = "";
  for await (const chunk of stream.setEncoding("utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (take(line) === false) return;
  }
  if (rest !== "") take(rest);
}

/** A walk that ends early says so, and why. */
function isAboutMissing(line: string): boolean {
  return / No such (file or directory|process)$/.test(line) && !line.includes("fts_read failed");
}
