import type { ZodType } from "zod";

/** A question that is answered with JSON. */
export interface Question<T> {
  /** Our instructions. Never contains outside content. */
  system: string;
  /** The outside content. It may contain anything, including instructions to the model. */
  prompt: string;
  /** Validates the answer; an invalid one is asked for a second time, with the reason. */
  schema: ZodType<T>;
  /** The schema shown to the model, if stricter than what is accepted. */
  describedAs?: ZodType;
  /** Extracts the answer from the model's text; by default the last complete JSON object. */
  read?: (text: string) => unknown;
  /** Checks that the schema cannot express: throws {@link RejectedAnswer} with the reason. */
  check?: (response: T) => T;
  maxOutputTokens?: number;
  /** For all attempts together. */
  timeoutMs: number;
  /** Aborts the call when the client disconnects. */
  signal?: AbortSignal;
}

/** A configured model. It has no tools and no memory: it gets text and returns text. */
export interface Model {
  /** The provider's name for it; recorded with everything it produced. */
  readonly name: string;
  /** @throws {ModelError} with a message for the organization; the signal's reason when the call was aborted. */
  ask<T>(question: Question<T>): Promise<T>;
}

export type ModelErrorCode = "MODEL_TIMEOUT" | "MODEL_UNREACHABLE" | "MODEL_REFUSED" | "MODEL_ANSWER_UNUSABLE";

/** The model gave no usable answer. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;
  constructor(code: ModelErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A valid answer that is wrong in substance. `message` explains it to the model, `forUser` to a person. */
export class RejectedAnswer extends Error {
  readonly forUser: string;
  constructor(message: string, forUser = message) {
    super(message);
    this.forUser = forUser;
  }
}
