import type { Readable } from "node:stream";

/** Why a reading was ended: it took too long, needed too much memory, its answer grew too large, or its process failed. */
export type EndReason = "time" | "memory" | "size" | "failure";

/** A reading that ended without a result. The process that carried it out is gone; the caller and every other reading are not affected. */
export class ReadingEnded extends Error {
  readonly reason: EndReason;
  /** For the log: exit code, signal and the end of what the process printed. */
  readonly detail: string;
  /** The system's error code, such as `ENOSPC`, when the reading failed with one. */
  readonly code: string | undefined;

  constructor(reason: EndReason, message: string, details: { detail?: string; code?: string | undefined } = {}) {
    super(message);
    this.reason = reason;
    this.detail = details.detail ?? "";
    this.code = details.code;
  }
}

/** What a reader program can read: by name, its options, the items it hands over in batches, and its result. All of it is plain data. */
export type Readings<R> = Record<keyof R, { options: unknown; item: unknown; result: unknown }>;

/** Hands items over; resolves when the receiver has room for more. */
export type Give<Item> = (items: readonly Item[]) => Promise<void>;

/** Carries out the readings of a program, inside its process. `input` is empty unless the caller passes a stream. */
export type ReadingTasks<R extends Readings<R>> = {
  [Name in keyof R]: (options: R[Name]["options"], give: Give<R[Name]["item"]>, input: Readable) => Promise<R[Name]["result"]>;
};

/** What the parent process sends. `more` says that a batch has arrived; a `piece` of the input is `null` at its end. */
export type ToReader = { start: string; options: unknown; maxAnswerBytes: number } | { more: true } | { piece: Uint8Array | null };

/** What a reader process sends. */
export type FromReader =
  | { ready: true }
  | { items: unknown[] }
  | { wantsPiece: true }
  | { result: unknown }
  | { ended: EndReason; message: string; code?: string | undefined };
