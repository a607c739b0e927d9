/** A connection that breaks for a moment, as when the network changes, is back by then. */
const retryAfterMs = [200, 800];

/**
 * Loads a file of the dashboard: `loadFile(() => import("./Page.tsx"))`. Tries again when that fails, because one lost request would otherwise cost
 * the page or the live channel. Rejects with the last error.
 */
export async function loadFile<T>(load: () => Promise<T>): Promise<T> {
  for (const delayMs of retryAfterMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return load();
}
