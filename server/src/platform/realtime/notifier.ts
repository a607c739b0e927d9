/** Wakes waiting requests: a run was queued, or a slot became free. */
export interface Notifier {
  /** Wakes one waiter. If it finds work, it notifies the next one. */
  notify(): void;
  /** Resolves when this waiter is notified, at the timeout, or when `signal` aborts. */
  wait(timeoutMs: number, signal: AbortSignal): Promise<void>;
  /** Whether a request is waiting: there is more capacity than work. */
  hasWaiter(): boolean;
}

/** While there are waiters, one is also woken every `everyMs`, because retries become due without a notification. */
export function createNotifier(everyMs: number): Notifier {
  const waiting = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  // A notification without a waiter is kept: the next waiter checks again before it waits.
  let isPending = false;
  function notify() {
    const [first] = waiting;
    if (first) first();
    else isPending = true;
  }
  function stopTimer() {
    clearInterval(timer);
    timer = undefined;
  }
  return {
    notify,
    hasWaiter: () => waiting.size > 0,
    wait(timeoutMs, signal) {
      if (isPending || signal.aborted || timeoutMs <= 0) {
        isPending = false;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timeout);
          signal.removeEventListener("abort", wake);
          waiting.delete(wake);
          if (waiting.size === 0) stopTimer();
          resolve();
        };
        const timeout = setTimeout(wake, timeoutMs);
        signal.addEventListener("abort", wake, { once: true });
        waiting.add(wake);
        timer ??= setInterval(notify, everyMs);
      });
    },
  };
}
