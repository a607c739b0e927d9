import type { Cluster } from "../cluster/cluster.ts";

export interface Ran {
  /** `undefined`: it could not be started, or the connection broke. */
  code: number | undefined;
  /** The beginning of it. */
  stdout: string;
  /** Why there is no code; the API's words. */
  reason: string;
}

/** More than the sockets of any service that is starting. */
const mostBytes = 1024 * 1024;

/** Runs a program in a container to its end. @throws when the API rejects the request or does not respond */
export async function runProgram(cluster: Cluster, pod: string, container: string, command: string[], signal: AbortSignal): Promise<Ran> {
  const stream = await cluster.exec(pod, container, command);
  const onAbort = () => stream.close();
  signal.addEventListener("abort", onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    let stdout = "";
    for await (const { stream: name, bytes } of stream)
      if (name === "stdout" && stdout.length < mostBytes) stdout += bytes.toString("latin1");
    return { code: stream.code, stdout, reason: stream.reason };
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
