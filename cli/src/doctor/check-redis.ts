import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import type { Config } from "@gantry/server/config.ts";
import { databaseProgram } from "../installation/installation.ts";
import type { Finding } from "./finding.ts";

const RedisCheck = z.object({ problem: z.string().nullable() });

/** Whether the servers can share their rate limits through Redis. Without Redis they still run, so nothing here is `bad`. */
export async function checkRedis({ redis }: Pick<Config, "redis">): Promise<Finding | undefined> {
  if (!redis) return undefined;
  const name = "Redis";
  const { host } = new URL(redis.url);
  const problem = await problemOf();
  if (problem === null) return { name, state: "good", text: `${host} counts requests for the rate limits` };
  return {
    name,
    state: "weak",
    text: `${host} cannot be used, so each server applies the rate limits by itself: ${problem}`,
    remedy: "Check REDIS_URL, and that Redis or Valkey accepts connections and writes.",
  };
}

/** In a separate process: the command line does not load the server. */
async function problemOf(): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [databaseProgram("check-redis")], {
      timeout: 10_000,
      killSignal: "SIGKILL",
    });
    return RedisCheck.parse(JSON.parse(stdout)).problem;
  } catch {
    return "the check failed.";
  }
}
