import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The first version with `http.curloptResolve`, without which git would resolve names itself. */
const oldest = [2, 37] as const;

/** Why repositories cannot be fetched on this machine, for the operator; `undefined`: they can. */
export async function gitObstacle(searchPath: string): Promise<string | undefined> {
  const needed = `install git ${oldest.join(".")} or later to run suites from Git repositories`;
  try {
    const { stdout } = await promisify(execFile)("git", ["version"], { env: { PATH: searchPath, LC_ALL: "C" }, timeout: 10_000 });
    const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(stdout) ?? []).map(Number);
    const isNew = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
    return isNew ? undefined : `git on this machine is too old (${major}.${minor}): ${needed}`;
  } catch {
    return `there is no git on this machine: ${needed}`;
  }
}
