import type { Readable } from "node:stream";

/** Why a reading was aborted: it took too long, needed too much memory, its result grew too large, or its process failed. */
export type EndReason = "time" | "memory" | "size" | "failure";

/** A reading without a result. Its process is gone; the caller and other readings are not affected. */
export class ReadingEnded extends Error {
  readonly reason: EndReason;
  /** For the log: exit code, signal and the end of the process's output. */
  readonly detail: string;
  /** The system's error code, such as `ENOSPC`, if the reading failed with one. */
  readonly code: string | undefined;

  constructor(reason: EndReason, message: string, details: { detail?: string; code?: string | undefined } = {}) {
    super(message);
    this.reason = reason;
    this.detail = details.detail ?? "";
    this.code = details.code;
  }
}

/** The readings of a reader program: by name, the options, the items that are sent in batches, and the result. All of it is plain data. */
export type ReaderJobs<R> = Record<keyof R, { options: unknown; item: unknown; result: unknown }>;

/** Sends items; resolves when the receiver can take more. */
export type SendItems<Item> = (items: readonly Item[]) => Promise<void>;

/** The implementation of a program's readings, inside its process. `input` is empty unless the caller passes a stream. */
export type ReaderJobHandlers<R extends ReaderJobs<R>> = {
  [Name in keyof R]: (options: R[Name]["options"], give: SendItems<R[Name]["item"]>, input: Readable) => Promise<R[Name]["result"]>;
};

/** Messages from the parent process. `more` confirms a batch; a `piece` of the input is `null` at its end. */
export type ToReader = { start: string; options: unknown; maxAnswerBytes: number } | { more: true } | { piece: Uint8Array | null };

/** Messages from a reader process. */
export type FromReader =
  | { ready: true }
  | { items: unknown[] }
  | { wantsPiece: true }
  | { result: unknown }
  | { ended: EndReason; message: string; code?: string | undefined };
