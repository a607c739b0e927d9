import type { Cluster } from "../cluster/cluster.ts";
import { suiteContainer } from "../pod/pod.ts";
import { linkProgram, suiteCommand } from "../pod/spool.ts";

const linkCode = 5;
const mostBytes = 8_192;

/**
 * The deepest part of an absolute path that is a link in the suite's container, such as `/opt/src` of `/opt/src/e2e`.
 * @throws what kept the program from starting; an error if its connection broke
 */
export async function linkIn(cluster: Cluster, pod: string, path: string): Promise<string | undefined> {
  const stream = await cluster.exec(pod, suiteContainer, suiteCommand(linkProgram, path));
  let output = "";
  for await (const piece of stream) {
    if (piece.stream === "stdout") output += piece.bytes.toString();
    if (output.length > mostBytes) break;
  }
  if (stream.code === undefined) throw new Error("the connection to the run's pod broke");
  return stream.code === linkCode ? output.trim() : undefined;
}
