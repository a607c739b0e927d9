import type { FastifyReply, FastifyRequest } from "fastify";
import { tooMany } from "../../errors.ts";

const largeBytes = 1024 * 1024;
const maxAtOnce = 4;

/** Limits how many large request bodies of an organization are in memory at the same time. */
export class LargeBodies {
  readonly #held = new Map<string, number>();
  readonly #what: string;

  /** @param what composes the error message: `Your organization's workers are already sending 4 large results.` */
  constructor(what: (most: number) => string) {
    this.#what = what(maxAtOnce);
  }

  /** Counts the request until its response was sent. @throws 429 above four; the worker tries again */
  admit(organizationId: string, { headers }: FastifyRequest, reply: FastifyReply): void {
    // Without a length it may be of any size.
    if (Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) <= largeBytes) return;
    const held = this.#held.get(organizationId) ?? 0;
    if (held >= maxAtOnce)
      throw tooMany("Too many uploads", 1, {
        message: `${this.#what} Try again in a moment.`,
        code: "TOO_MANY_UPLOADS",
      });
    this.#held.set(organizationId, held + 1);
    reply.raw.once("close", () => {
      const left = (this.#held.get(organizationId) ?? 1) - 1;
      if (left > 0) this.#held.set(organizationId, left);
      else this.#held.delete(organizationId);
    });
  }
}
