import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import type { SystemUser } from "./system-user.ts";

/**
 * Starts a PostgreSQL program with the cluster as its working directory and, for root, as `user`.
 * The folder is entered before root's rights are given up, so the data directory may lie where the user could not walk to;
 * the program then calls it `here()`.
 */
export function runAs(
  user: SystemUser | undefined,
  program: string,
  args: string[],
  clusterDir: string,
  stdio: StdioOptions,
): ChildProcess {
  return spawn(program, args, {
    cwd: clusterDir,
    stdio,
    // Its own session: Ctrl-C in the terminal is for us to answer, in order.
    detached: true,
    env: { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
    ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
  });
}

/** The cluster's folder as the program itself can always reach it. */
export const here = (clusterDir: string): string => (process.platform === "linux" ? "/proc/self/cwd" : clusterDir);
