import { spawnSync } from "node:child_process";

/** Why a runner that is not an npm package cannot be tried on this machine; `undefined` when it is there. */
export function whyMissing(command: string, args: readonly string[]): string | undefined {
  const { error, status } = spawnSync(command, args, { stdio: "ignore" });
  return error || status !== 0 ? `${command} is not installed on this machine, so its recipe is not run.` : undefined;
}
