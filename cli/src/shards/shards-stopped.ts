import type { RequestRejected } from "../api/request-rejected.ts";

/** Too many files have failed, so the queue assigns no more. */
export class ShardsStopped extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor(refused: RequestRejected) {
    super(refused.sentence ?? refused.message);
    this.status = refused.status;
    this.code = refused.code;
  }
}
