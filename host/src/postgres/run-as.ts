import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import type { SystemUser } from "./system-user.ts";

/**
 * Starts a PostgreSQL program with the cluster as its working directory and, if we are root, as `user`.
 * Enters the folder before dropping root's rights, so that the data directory may be in a place that the user cannot reach by path;
 * the program then refers to it as `here()`.
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
    // Its own session: we handle Ctrl-C in the terminal ourselves, in order.
    detached: true,
    env: { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
    ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
  });
}

/** A path of the cluster's folder that the program can always reach. */
export const here = (clusterDir: string): string => (process.platform === "linux" ? "/proc/self/cwd" : clusterDir);
