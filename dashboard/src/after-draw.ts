/** A page that never rests still goes on. */
const waitsAtMostMs = 1000;

/**
 * Calls when the browser has nothing else to do, for what the first drawing of a page need not wait for.
 * @returns a function that cancels the call
 */
export function afterDraw(call: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(call, { timeout: waitsAtMostMs });
    return () => cancelIdleCallback(id);
  }
  // Safari has none.
  const id = setTimeout(call, 0);
  return () => clearTimeout(id);
}
