import type { Attempt, Lease } from "@gantry/contract/dispatch/schemas.ts";

/** The attempt is no longer ours, or this worker is stopping: nothing more is reported about the run. */
export class RunOver extends Error {
  readonly why: "lost" | "detached";
  constructor(why: RunOver["why"]) {
    super(why === "lost" ? "the attempt is over" : "the worker is stopping");
    this.why = why;
  }
}

/** How the rest of the worker controls a run in progress. */
export class RunControl {
  readonly attempt: Attempt;
  /** With the token, for calls to the server. Never log it. */
  readonly lease: Lease;
  readonly #cancel = new AbortController();
  #isStopped = false;
  readonly #over = new AbortController();
  #release: () => void = () => {};
  /** Resolves when the container has ended: from then on the run needs no slot, only time to be reported. */
  readonly containerEnded = new Promise<void>((resolve) => {
    this.#release = resolve;
  });

  constructor({ taskId, attempt, leaseToken }: Lease) {
    this.attempt = { taskId, attempt };
    this.lease = { taskId, attempt, leaseToken };
  }

  /** Cancelled: results are still reported. The reason is shown to the user. */
  cancel(message: string): void {
    this.#cancel.abort(message);
  }

  /** This worker stops and leaves no containers: a suite that has started is cancelled, any other run is returned. */
  stop(message: string): void {
    this.#isStopped = !this.#cancel.signal.aborted;
    this.cancel(message);
  }

  /** Another worker has it, or it was deleted: stop it and remove its container. */
  lose(): void {
    this.#over.abort(new RunOver("lost"));
  }

  /** Leave the container as it is; the next start of this worker adopts it. */
  detach(): void {
    this.#over.abort(new RunOver("detached"));
  }

  get isDetached(): boolean {
    const over: unknown = this.#over.signal.reason;
    return over instanceof RunOver && over.why === "detached";
  }

  /** Whether the run is left because this worker stops. A run that has not started is then returned to the queue. */
  get isLeft(): boolean {
    return this.isDetached || this.#isStopped;
  }

  get isLost(): boolean {
    return this.#over.signal.aborted && !this.isDetached;
  }

  markContainerEnded(): void {
    this.#release();
  }

  get cancelled(): AbortSignal {
    return this.#cancel.signal;
  }

  get over(): AbortSignal {
    return this.#over.signal;
  }
}
