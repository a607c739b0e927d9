/** Upper limit for pages that are never idle. */
const waitsAtMostMs = 1000;

/** Calls when the browser has nothing else to do, for what the first drawing of a page need not wait for. */
export function whenIdle(call: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout: waitsAtMostMs });
  // Safari has none.
  else setTimeout(call, 0);
}

/**
 * Calls when what was just rendered has been drawn.
 * @returns a function that cancels the call
 */
export function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
