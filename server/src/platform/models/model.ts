import type { ZodType } from "zod";

/** A question whose answer has a shape. */
export interface Question<T> {
  /** Ours: what to do. Nothing that came from outside belongs here. */
  system: string;
  /** The material: it may hold anything, orders to the model too. */
  prompt: string;
  /** What the answer must be; a text that does not parse is asked for once more, with the reason. */
  schema: ZodType<T>;
  /** The schema that the model is shown, when it is stricter than what is accepted. */
  describedAs?: ZodType;
  /** Finds the answer in the model's text; by default the last whole JSON object. */
  read?: (text: string) => unknown;
  /** What the schema cannot say: throws {@link AnswerRefused} with the reason. */
  check?: (answer: T) => T;
  maxOutputTokens?: number;
  /** For everything, tries and repairs included. */
  timeoutMs: number;
  /** The asker has left: the call is broken off. */
  signal?: AbortSignal;
}

/** A chosen model, ready to be asked. It has no tools and no memory: it is given text and gives text. */
export interface Model {
  /** As the provider calls it; recorded with what it made. */
  readonly name: string;
  /** @throws {ModelError} with a message fit for the organization; the signal's reason when the asker left. */
  ask<T>(question: Question<T>): Promise<T>;
}

export type ModelErrorCode = "MODEL_TIMEOUT" | "MODEL_UNREACHABLE" | "MODEL_REFUSED" | "MODEL_ANSWER_UNUSABLE";

/** No usable answer came. */
export class ModelError extends Error {
  readonly code: ModelErrorCode;
  constructor(code: ModelErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** An answer of the right shape that is wrong all the same; `message` tells the model why, `forUser` a person. */
export class AnswerRefused extends Error {
  readonly forUser: string;
  constructor(message: string, forUser = message) {
    super(message);
    this.forUser = forUser;
  }
}
