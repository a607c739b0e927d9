/** Wakes waiting requests: a run was queued, or a slot became free. */
export interface Notifier {
  /** Wakes one waiter of each kind. If it finds work, it notifies the next one. */
  notify(): void;
  /**
   * Resolves when this waiter is notified, at the timeout, or when `signal` aborts. Waiters of one kind can take the same work, so that it is enough to
   * wake one of them.
   */
  wait(timeoutMs: number, signal: AbortSignal, kind?: string): Promise<void>;
  /** Whether a request is waiting: there is more capacity than work. */
  hasWaiter(): boolean;
}

/** While there are waiters, one of each kind is also woken every `everyMs`, because retries become due without a notification. */
export function createNotifier(everyMs: number): Notifier {
  const waiting = new Map<string, Set<() => void>>();
  let timer: NodeJS.Timeout | undefined;
  // A notification without a waiter is kept for each kind: the next waiter checks again before it waits.
  let notified = 0;
  const seen = new Map<string, number>([["", 0]]);
  function notify() {
    notified += 1;
    for (const [kind, waiters] of waiting) {
      const [first] = waiters;
      if (!first) continue;
      seen.set(kind, notified);
      first();
    }
  }
  function stopTimer() {
    clearInterval(timer);
    timer = undefined;
  }
  return {
    notify,
    hasWaiter: () => waiting.size > 0,
    wait(timeoutMs, signal, kind = "") {
      if (seen.get(kind) !== notified || signal.aborted || timeoutMs <= 0) {
        seen.set(kind, notified);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const waiters = waiting.get(kind) ?? new Set();
        const wake = () => {
          clearTimeout(timeout);
          signal.removeEventListener("abort", wake);
          waiters.delete(wake);
          if (waiters.size === 0 && waiting.get(kind) === waiters) waiting.delete(kind);
          if (waiting.size === 0) stopTimer();
          resolve();
        };
        const timeout = setTimeout(wake, timeoutMs);
        signal.addEventListener("abort", wake, { once: true });
        waiters.add(wake);
        waiting.set(kind, waiters);
        timer ??= setInterval(notify, everyMs);
      });
    },
  };
}
