import type { Readable } from "node:stream";
import type Docker from "dockerode";
import { readAll } from "../../../base/read-all.ts";

/**
 * Makes requests fail when the engine's response breaks off. The client library itself leaves a stream without an error listener, so that an error ends
 * the process, and never completes a request whose response it reads itself.
 */
export function failOnBrokenResponses(modem: Docker["modem"]): void {
  const dial = modem.dial.bind(modem);
  modem.dial = (request, callback) => {
    const isForCaller = request.isStream === true || request.openStdin === true;
    dial({ ...request, isStream: true }, (error, response) => {
      if (error) return callback?.(error, null);
      const stream = response as Readable;
      // The caller may not read it yet, or not any more. A reader gets the error nevertheless.
      stream.on("error", () => {});
      if (isForCaller) return callback?.(null, stream);
      readAll(stream).then(
        (body) => callback?.(null, parsed(body)),
        (problem: Error) => callback?.(problem, null),
      );
    });
  };
}

/** As the client library does: JSON, or the bytes. */
function parsed(body: Buffer): object {
  try {
    return JSON.parse(body.toString()) || body;
  } catch {
    return body;
  }
}
