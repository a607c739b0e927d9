import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithParent } from "@gantry/host/testing/end-with-parent.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";
import { vi } from "vitest";
import type { S3Settings } from "../platform/storage/s3/bucket.ts";
import { freePort } from "./free-port.ts";

/** A server of the S3 protocol, in a process of its own, with one bucket. It checks the ID of the key, not the signature. */
export interface S3Server {
  url: string;
  settings: S3Settings;
  /** The same as settings of a Gantry server. */
  env: Record<string, string>;
  freeze(): void;
  thaw(): void;
  /** Ends it as a crash would; the bucket stays. */
  kill(): Promise<void>;
  /** After `kill`, at the same address. */
  startAgain(): Promise<void>;
  close(): Promise<void>;
}

const program = join(import.meta.dirname, "s3-server.mjs");
const bucket = "gantry-test";
const key = "S3RVER";

export async function startS3Server(): Promise<S3Server> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "gantry-s3-"));
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    // It encrypts the tokens of lists with an old algorithm.
    const child = spawn(process.execPath, ["--openssl-legacy-provider", program, folder, String(port), bucket], { stdio: "ignore" });
    endWithParent(child);
    await vi.waitFor(() => fetch(url), { timeout: waitTimeoutMs });
    return child;
  };
  let child = await start();
  const kill = async () => {
    const ended = once(child, "exit");
    if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL")) await ended;
  };
  return {
    url,
    settings: {
      bucket,
      prefix: "some/folder/",
      region: "us-east-1",
      endpoint: url,
      pathStyle: true,
      credentials: { accessKeyId: key, secretAccessKey: key },
    },
    env: { S3_BUCKET: bucket, S3_ENDPOINT: url, S3_PREFIX: "some/folder", S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: key },
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    kill,
    async startAgain() {
      child = await start();
    },
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
