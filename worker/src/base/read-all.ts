import type { Readable } from "node:stream";

/**
 * All bytes of a stream; rejects when it breaks off. For the short answers of engine and server, of which every run has about ten: `for await` and
 * `node:stream/consumers` take several times as long for them.
 */
export function readAll(stream: Readable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.once("end", () => resolve(Buffer.concat(parts)));
    stream.once("error", reject);
    // Without an end before it.
    stream.once("close", () => reject(new Error("the connection was closed before the end of the answer")));
  });
}
