import { useSyncExternalStore } from "react";

/** One clock for every relative time and running duration on the page. */
function createClock(everyMs: number) {
  const listeners = new Set<() => void>();
  let nowMs = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    nowMs = Date.now();
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      nowMs = Date.now();
      timer ??= setInterval(tick, everyMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    read: () => nowMs,
  };
}

const minutes = createClock(15_000);
const seconds = createClock(1000);

/** The time in ms, four times a minute: for "3 minutes ago". */
export function useMinuteClock(): number {
  return useSyncExternalStore(minutes.subscribe, minutes.read);
}

/** The time in ms, every second: for a run that is under way. */
export function useSecondClock(): number {
  return useSyncExternalStore(seconds.subscribe, seconds.read);
}
