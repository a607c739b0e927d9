import { checkConnection, isReachable } from "./connection.ts";

/** A file could not be loaded because the server cannot be reached. */
export class NoConnection extends Error {}

/** A connection that breaks for a moment, as when the network changes, is back by then. */
const retryAfterMs = [200, 800];

/**
 * Loads a file of the dashboard: `loadFile(() => import("./Page.tsx"))`. Tries again when that fails, because one lost request would otherwise cost
 * the page or the live channel. Rejects with the last error, or says that the server cannot be reached.
 */
export async function loadFile<T>(load: () => Promise<T>): Promise<T> {
  for (const delayMs of retryAfterMs) {
    try {
      return await load();
    } catch {
      checkConnection();
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return load().catch(async (error: unknown) => {
    // The router reloads the page for a file that is missing after an update. Without a connection, that would leave the dashboard.
    throw (await isReachable()) ? error : new NoConnection("The server cannot be reached.", { cause: error });
  });
}
