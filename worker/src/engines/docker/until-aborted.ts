/** Work that others may wait for, too: an abort ends the waiting only. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    // The work goes on for others who wait for it; its end is heard in any case.
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
