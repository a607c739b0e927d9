import type { ZodType } from "zod";

/** A kind of message: its name in the outbox and the schema of its payload. */
export interface Topic<Payload> {
  readonly name: string;
  readonly payload: ZodType<Payload>;
}

/** A message without its payload. */
export interface OutboxMessage {
  id: string;
  organizationId: string | undefined;
  /** 1 on the first try. */
  attempt: number;
  /** How long ago it was put into the outbox, in ms. */
  ageMs: number;
  /** Stores a remark about a successful delivery that differs from the request. */
  note(remark: string): void;
}

/** How one kind of message is delivered. Delivery is at least once: send `id` to the receiver, so that it can drop duplicates. */
export interface Delivery<Payload> {
  topic: Topic<Payload>;
  /** Milliseconds to wait after the n-th failed attempt; `undefined` to give up. */
  retryAfterMs(attempt: number): number | undefined;
  /** For how long a message is useful, in ms since it was queued. No attempt starts later. */
  lifetimeMs?(payload: Payload): number;
  /**
   * Resolves when the receiver has it. Must end within a minute.
   * @throws {@link Undeliverable} to give up; {@link NotYet} when nothing was attempted; {@link RetryLater} with the receiver's waiting time; any
   * other error to retry after `retryAfterMs`.
   */
  deliver(payload: Payload, message: OutboxMessage): Promise<void>;
  /** Called once when a message was given up. `error`: of the last attempt; `reason` is its message. */
  givenUp?(payload: Payload, message: OutboxMessage, reason: string, error: unknown): Promise<void>;
}

/** A delivery without its payload type, so that deliveries of all topics fit in one list. */
export interface Deliverer {
  topic: string;
  retryAfterMs(attempt: number): number | undefined;
  lifetimeMs(payload: unknown): number;
  deliver(payload: unknown, message: OutboxMessage): Promise<void>;
  givenUp(payload: unknown, message: OutboxMessage, reason: string, error: unknown): Promise<void>;
}

/** Wraps a delivery so that it parses its own payload. */
export function deliverer<Payload>(delivery: Delivery<Payload>): Deliverer {
  const { topic } = delivery;
  return {
    topic: topic.name,
    retryAfterMs: (attempt) => delivery.retryAfterMs(attempt),
    lifetimeMs: (payload) => delivery.lifetimeMs?.(topic.payload.parse(payload)) ?? Number.POSITIVE_INFINITY,
    deliver: (payload, message) => delivery.deliver(topic.payload.parse(payload), message),
    givenUp: async (payload, message, reason, error) => delivery.givenUp?.(topic.payload.parse(payload), message, reason, error),
  };
}

/** A retry cannot succeed. */
export class Undeliverable extends Error {}

/** The receiver asked to wait. Counts as an attempt. */
export class RetryLater extends Error {
  readonly waitMs: number;
  constructor(message: string, waitMs: number, options?: ErrorOptions) {
    super(message, options);
    this.waitMs = waitMs;
  }
}

/** Nothing was sent yet, for example because of a rate limit. Does not count as an attempt. */
export class NotYet extends RetryLater {}

/** Exponential back-off: `times` attempts in all; waits `firstMs`, then twice as long each time, at most `longestMs`. */
export function exponentialBackoff(
  times: number,
  firstMs: number,
  longestMs = Number.POSITIVE_INFINITY,
): (attempt: number) => number | undefined {
  return (attempt) => (attempt < times ? Math.min(longestMs, firstMs * 2 ** (attempt - 1)) : undefined);
}
