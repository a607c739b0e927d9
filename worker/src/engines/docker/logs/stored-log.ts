import type { Readable } from "node:stream";
import type { Container } from "dockerode";
import { demultiplex } from "./demultiplex.ts";

/** `tail`: only the last records. */
export interface LogQuery {
  tail?: number;
  timestamps?: boolean;
}

/** A container's log file, or a part of it, as a stream: the client's `logs` without `follow` would collect hundreds of megabytes in memory. */
export function readLog(container: Container, query: LogQuery = {}): Promise<Readable> {
  const request = {
    path: `/containers/${container.id}/logs?`,
    method: "GET",
    isStream: true,
    statusCodes: { 200: true, 404: "no such container", 500: "server error" },
    options: { stdout: true, stderr: true, ...query },
  };
  return new Promise((resolve, reject) =>
    container.modem.dial(request, (error: unknown, stream: Readable) => (error ? reject(error) : resolve(stream))),
  );
}

/**
 * Whether the log file has records that Docker left out when it returned `records` of it. A record is damaged when Docker's disk becomes full while it is
 * written. Docker then skips it with some of the records that follow it, or all of them, and reports no error. Its count of the last records includes them.
 */
export async function hasUnreadRecords(container: Container, records: number): Promise<boolean> {
  if (records === 0) return (await firstTime(container, { tail: 1 })) !== undefined;
  const [first, counted] = await Promise.all([firstTime(container), firstTime(container, { tail: records })]);
  return first !== counted;
}

/** The time of the first record, in nanoseconds; `undefined` when there is none. */
async function firstTime(container: Container, query: LogQuery = {}): Promise<string | undefined> {
  const stream = await readLog(container, { ...query, timestamps: true });
  try {
    let text = "";
    for await (const pieces of demultiplex(stream)) {
      text += pieces.map(({ bytes }) => bytes.toString("latin1", 0, 64)).join("");
      if (text.includes(" ")) return text.slice(0, text.indexOf(" "));
    }
    return undefined;
  } finally {
    stream.destroy();
  }
}
