import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { startStep } from "./progress.mjs";
import { memory } from "./root.mjs";
import { runCommand } from "./run-command.mjs";

/**
 * Takes `--node <version>` out of a command's arguments.
 * @param {string[]} args
 * @returns {{ version: string | undefined, rest: string[] }} `version` as npm understands it: `24`, `22.12.0`
 */
export function takeNodeVersion(args) {
  const at = args.indexOf("--node");
  if (at === -1) return { version: undefined, rest: args };
  const version = args[at + 1];
  if (version === undefined || !/^\d+(\.\d+){0,2}$/.test(version)) throw new Error("--node needs a version, for example: --node 24");
  return { version, rest: args.toSpliced(at, 2) };
}

/**
 * Installs a version of Node from the npm package `node`, unless it was installed before.
 * @param {string} version
 * @returns {Promise<{ program: string, env: NodeJS.ProcessEnv }>} the program, and an environment in which `node` is that program
 */
export async function installNode(version) {
  const folder = join(memory, "node", version);
  const bin = join(folder, "node_modules", "node", "bin");
  const program = join(bin, "node");
  if (!existsSync(program)) {
    const step = startStep(`Node ${version}`);
    mkdirSync(folder, { recursive: true });
    try {
      await runCommand("npm", ["install", "--no-save", "--no-audit", "--no-fund", `--prefix=${folder}`, `node@${version}`], {
        cwd: folder,
      });
    } catch (error) {
      step.fail();
      throw new Error(`Node ${version} could not be installed.\n\n${error instanceof Error ? error.message : String(error)}`);
    }
    step.done();
  }
  return { program, env: { ...process.env, PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}` } };
}
