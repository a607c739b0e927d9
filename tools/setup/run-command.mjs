import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/**
 * Runs a program without a shell and passes every line of its output to `onLine`.
 * Rejects with the last lines of output when it fails.
 * @param {string} program @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, cwd?: string }} [options]
 */
export function runCommand(program, args, { env = process.env, onLine = () => {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    const last = [];
    let rest = "";
    const take = (chunk) => {
      const lines = (rest + chunk).split(/\r?\n|\r/);
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line.trim() === "") continue;
        last.push(line);
        if (last.length > 40) last.shift();
        onLine(line);
      }
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    child.on("error", (error) => reject(new Error(`Cannot run ${program}: ${error.message}`)));
    child.on("close", (code, signal) => {
      if (rest.trim() !== "") last.push(rest);
      if (code === 0) resolve(undefined);
      else reject(new Error(`${[program, ...args].join(" ")} ended with ${signal ?? `code ${code}`}:\n${last.join("\n")}`));
    });
  });
}
