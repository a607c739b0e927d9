import type { ZodType } from "zod";

/** One kind of letter: its name in the outbox and what it carries. */
export interface Topic<Payload> {
  readonly name: string;
  readonly payload: ZodType<Payload>;
}

/** What a deliverer knows of a letter besides its content. */
export interface Letter {
  id: string;
  organizationId: string | undefined;
  /** 1 on the first try. */
  attempt: number;
  /** How long ago it was put into the outbox, in ms. */
  ageMs: number;
  /** Keeps a remark about a delivery that succeeded but not quite as asked. */
  note(remark: string): void;
}

/** How one kind of letter is delivered. It may be delivered twice when a process dies in between: say so to the receiver (`id`). */
export interface Delivery<Payload> {
  topic: Topic<Payload>;
  /** Milliseconds to wait after the n-th failed try; `undefined`: it is given up. */
  retryAfterMs(attempt: number): number | undefined;
  /** How long after it was put into the outbox a message still helps its receiver, in ms. No try starts later. */
  lifetimeMs?(payload: Payload): number;
  /**
   * Resolves when the receiver has it. Must end by itself within a minute.
   * @throws to be tried again, {@link RetryLater} no sooner than it says, {@link NotYet} when nothing was tried; {@link Undeliverable} not to be.
   */
  deliver(payload: Payload, letter: Letter): Promise<void>;
  /** Told once when a letter was given up. */
  givenUp?(payload: Payload, letter: Letter, reason: string): Promise<void>;
}

/** A delivery as the outbox holds it: of any payload, which it parses itself. */
export interface Deliverer {
  topic: string;
  retryAfterMs(attempt: number): number | undefined;
  lifetimeMs(payload: unknown): number;
  deliver(payload: unknown, letter: Letter): Promise<void>;
  givenUp(payload: unknown, letter: Letter, reason: string): Promise<void>;
}

/** Makes a delivery fit for the outbox's list. */
export function deliverer<Payload>(delivery: Delivery<Payload>): Deliverer {
  const { topic } = delivery;
  return {
    topic: topic.name,
    retryAfterMs: (attempt) => delivery.retryAfterMs(attempt),
    lifetimeMs: (payload) => delivery.lifetimeMs?.(topic.payload.parse(payload)) ?? Number.POSITIVE_INFINITY,
    deliver: (payload, letter) => delivery.deliver(topic.payload.parse(payload), letter),
    givenUp: async (payload, letter, reason) => delivery.givenUp?.(topic.payload.parse(payload), letter, reason),
  };
}

/** Trying again cannot help. */
export class Undeliverable extends Error {}

/** The receiver said when to come again. It counts as a try. */
export class RetryLater extends Error {
  readonly waitMs: number;
  constructor(message: string, waitMs: number) {
    super(message);
    this.waitMs = waitMs;
  }
}

/** Nothing was sent, because its turn has not come. It does not count as a try. */
export class NotYet extends RetryLater {}

/** `times` tries in all, waiting `firstMs`, then twice as long each time, `longestMs` at most. */
export function doubling(times: number, firstMs: number, longestMs = Number.POSITIVE_INFINITY): (attempt: number) => number | undefined {
  return (attempt) => (attempt < times ? Math.min(longestMs, firstMs * 2 ** (attempt - 1)) : undefined);
}
