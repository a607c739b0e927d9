/** Waits for work that others may wait for, too: an abort ends the waiting, not the work. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    // The work continues for others who wait for it; a rejection is always handled.
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
