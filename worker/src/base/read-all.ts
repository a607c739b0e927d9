import type { Readable } from "node:stream";

/**
 * All bytes of a stream; rejects when it is cut off. For the short responses of engine and server, about ten for each run: `for await` and
 * `node:stream/consumers` take several times as long for them.
 */
export function readAll(stream: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.once("end", () => resolve(Buffer.concat(parts)));
    stream.once("error", reject);
    // Closed without `end`.
    stream.once("close", () => reject(new Error("the connection was closed before the end of the answer")));
  });
}
