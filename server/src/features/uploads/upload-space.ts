import { setTimeout as sleep } from "node:timers/promises";
import type { HttpError } from "../../platform/errors.ts";
import { tooLarge, tooMany, unavailable } from "../../platform/errors.ts";

export interface UploadSpaceOptions {
  /** The disk space in bytes for all uploads in progress in this process. */
  scratchBytes: number;
  /** Uploads of one organization at the same time. */
  perOrganization: number;
}

/** The disk space of one upload. `release()` returns all of it and is always safe. */
export interface UploadReservation {
  /** Counts bytes before they are written. @returns an error when there is no space for them: 413 or 503 */
  take(bytes: number): HttpError | undefined;
  /** Waits for the space that a reader process needs. @throws 413 or 503 */
  reserve(bytes: number): Promise<void>;
  returnBytes(bytes: number): void;
  release(): void;
}

/** The share of the space that one organization may use at most. */
const sharePart = 3 / 4;
const waitForRoomMs = 30_000;
const lookAgainMs = 100;

/** Limits uploads in this process: their number per organization, and their disk space. */
export class UploadSpace {
  readonly #options: UploadSpaceOptions;
  readonly #uploads = new Map<string, number>();
  readonly #bytesOf = new Map<string, number>();
  #bytes = 0;

  constructor(options: UploadSpaceOptions) {
    this.#options = options;
  }

  /** @throws 429 `Too many uploads` when the organization has reached its limit. @returns a function that ends this one */
  enter(organizationId: string): () => void {
    const { perOrganization } = this.#options;
    const inProgress = this.#uploads.get(organizationId) ?? 0;
    if (inProgress >= perOrganization)
      throw tooMany("Too many uploads", 5, {
        message: `${inProgress} uploads of your organization are in progress, the most at the same time is ${perOrganization}. Try again when one has ended.`,
        code: "TOO_MANY_UPLOADS",
      });
    add(this.#uploads, organizationId, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      add(this.#uploads, organizationId, -1);
    };
  }

  openReservation(organizationId: string): UploadReservation {
    let held = 0;
    let isOver = false;
    const change = (bytes: number) => {
      held += bytes;
      this.#bytes += bytes;
      add(this.#bytesOf, organizationId, bytes);
    };
    const take = (bytes: number) => {
      const refusal = isOver ? noRoom() : this.#refusal(organizationId, held, bytes);
      if (!refusal) change(bytes);
      return refusal;
    };
    return {
      take,
      async reserve(bytes) {
        for (let waitedMs = 0; ; waitedMs += lookAgainMs) {
          const refusal = take(bytes);
          if (!refusal) return;
          if (refusal.status === 413 || isOver || waitedMs >= waitForRoomMs) throw refusal;
          await sleep(lookAgainMs, undefined, { ref: false });
        }
      },
      returnBytes: (bytes) => change(-Math.min(bytes, held)),
      release() {
        isOver = true;
        change(-held);
      },
    };
  }

  #refusal(organizationId: string, held: number, more: number): HttpError | undefined {
    const share = this.#options.scratchBytes * sharePart;
    if (held + more > share)
      return tooLarge("Payload too large", {
        message: "The upload needs more space on the server's disk than one upload may use (UPLOAD_SCRATCH_BYTES).",
        code: "PAYLOAD_TOO_LARGE",
      });
    const isFull = this.#bytes + more > this.#options.scratchBytes || (this.#bytesOf.get(organizationId) ?? 0) + more > share;
    return isFull ? noRoom() : undefined;
  }
}

function noRoom(): HttpError {
  return unavailable("Service unavailable", {
    message: "Uploads in progress use all of the disk space that is set aside for them. Try again in a few seconds.",
    code: "UPLOAD_SPACE_FULL",
  });
}

/** Deletes entries that reach zero, because there are as many organizations as people sign up. */
function add(counts: Map<string, number>, key: string, more: number): void {
  const count = (counts.get(key) ?? 0) + more;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
