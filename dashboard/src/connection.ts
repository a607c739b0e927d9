import { useSyncExternalStore } from "react";
import { basePath } from "./base-path.ts";

/** How often an unreachable server is checked, plus a random part, so that open pages do not all check at once. */
const askEveryMs = 1500;
const askEveryMoreMs = 1000;
/** The connection counts as lost when a second check fails, too: a change of the network can break a single request. */
const confirmAfterMs = 500;
/** Longer than a server answers `/ready` without its database. */
const responseTimeoutMs = 10_000;
/** The browser may say that it is offline while a request still gets through. */
const askAgainAfterMs = 2000;

let lost = false;
let checking: Promise<void> | undefined;
let skipWait: (() => void) | undefined;
const changeListeners = new Set<() => void>();
const backListeners = new Set<() => void>();

/** Any response counts, also from a server or a proxy that is not ready. The browser's own online state is unreliable for a server on this machine. */
export const isReachable = () =>
  fetch(`${basePath}/ready`, { cache: "no-store", signal: AbortSignal.timeout(responseTimeoutMs) }).then(
    () => true,
    () => false,
  );

/** Call when a request failed without a response. If the server cannot be reached, asks until it can, and then calls the listeners of `onBack`. */
export function checkConnection(): void {
  if (checking) skipWait?.();
  else
    checking = untilReachable().finally(() => {
      checking = undefined;
    });
}

async function untilReachable() {
  if (await isReachable()) return;
  await wait(confirmAfterMs);
  while (!(await isReachable())) {
    setLost(true);
    await wait(askEveryMs + Math.random() * askEveryMoreMs);
  }
  if (!lost) return;
  setLost(false);
  for (const listener of backListeners) listener();
}

function setLost(next: boolean) {
  if (next === lost) return;
  lost = next;
  for (const listener of changeListeners) listener();
}

/** Ends early when `checkConnection` is called again, for example because the browser is back online. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    skipWait = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Asks when the browser says that its connection changed, and when a page is shown whose timers were slowed down. Call once. */
export function watchConnection(): void {
  addEventListener("offline", () => {
    checkConnection();
    setTimeout(checkConnection, askAgainAfterMs);
  });
  addEventListener("online", checkConnection);
  document.addEventListener("visibilitychange", () => lost && checkConnection());
}

export const isConnectionLost = () => lost;

/** Calls the listener when the server can be reached again. Returns its end. */
export function onBack(listener: () => void): () => void {
  backListeners.add(listener);
  return () => backListeners.delete(listener);
}

export const useConnectionLost = () =>
  useSyncExternalStore((listener) => {
    changeListeners.add(listener);
    return () => changeListeners.delete(listener);
  }, isConnectionLost);

/** Whether the browser says that this device is offline. */
export const useOffline = () =>
  useSyncExternalStore(
    (listener) => {
      addEventListener("offline", listener);
      addEventListener("online", listener);
      return () => {
        removeEventListener("offline", listener);
        removeEventListener("online", listener);
      };
    },
    () => !navigator.onLine,
  );
