/** Wakes requests that wait for something to do: a queued run, a freed slot. */
export interface Bell {
  /** Wakes one waiter; the one that finds work rings again for the next. */
  ring(): void;
  /** Resolves when the bell rings for this waiter, the time is over, or `signal` aborts. */
  wait(timeoutMs: number, signal: AbortSignal): Promise<void>;
  /** Somebody waits: there is more capacity than work. */
  hasWaiter(): boolean;
}

/** While anybody waits it rings by itself every `everyMs`: what waits to be tried again comes due without a sound. */
export function createBell(everyMs: number): Bell {
  const waiting = new Set<() => void>();
  let clock: NodeJS.Timeout | undefined;
  // A ring while nobody listens is kept: the next waiter looks once more before it sleeps.
  let unheard = false;
  function ring() {
    const [first] = waiting;
    if (first) first();
    else unheard = true;
  }
  function stopClock() {
    clearInterval(clock);
    clock = undefined;
  }
  return {
    ring,
    hasWaiter: () => waiting.size > 0,
    wait(timeoutMs, signal) {
      if (unheard || signal.aborted || timeoutMs <= 0) {
        unheard = false;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", wake);
          waiting.delete(wake);
          if (waiting.size === 0) stopClock();
          resolve();
        };
        const timer = setTimeout(wake, timeoutMs);
        signal.addEventListener("abort", wake, { once: true });
        waiting.add(wake);
        clock ??= setInterval(ring, everyMs);
      });
    },
  };
}
