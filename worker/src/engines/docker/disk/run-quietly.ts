import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const timeoutMs = 60_000;
/** Beyond it the program is ended: hostile content can make it print without end. */
const maxOutputBytes = 16 * 1024 * 1024;

export interface Printed {
  stdout: string;
  /** It printed no complaint except about files that disappeared meanwhile, as the files of running programs do. */
  complete: boolean;
}

/** Runs a program at low priority, and never longer than a minute. `undefined` when it could not be run or did not end by itself. */
export async function runQuietly(program: string, parameters: readonly string[]): Promise<Printed | undefined> {
  const options = { timeout: timeoutMs, killSignal: "SIGKILL", maxBuffer: maxOutputBytes, env: { ...process.env, LC_ALL: "C" } } as const;
  try {
    return printed(await run("nice", ["-n", "5", program, ...parameters], options));
  } catch (error) {
    // With 1 or 2 these programs report that there was something to complain about.
    const { code, stdout = "", stderr = "" } = error as { code?: unknown; stdout?: string; stderr?: string };
    return code === 1 || code === 2 ? printed({ stdout, stderr }) : undefined;
  }
}

function printed({ stdout, stderr }: { stdout: string; stderr: string }): Printed {
  const complaints = stderr.split("\n").filter((line) => line !== "" && !/: No such (file or directory|process)$/.test(line));
  return { stdout, complete: complaints.length === 0 };
}
