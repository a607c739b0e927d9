/** The HTTP status of an error from the engine's client; `undefined` when the engine did not respond. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("statusCode" in error)) return undefined;
  return typeof error.statusCode === "number" ? error.statusCode : undefined;
}

/** The engine's own message, without the client's additions. */
export function reasonOf(error: unknown): string {
  if (typeof error === "object" && error !== null && "json" in error) {
    const { json } = error;
    if (typeof json === "object" && json !== null && "message" in json && typeof json.message === "string") return json.message.trim();
  }
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^\(HTTP code \d+\) [^-]* - /, "").trim();
}

/** Runs a call; a 404 resolves to `undefined` instead of an error. */
export async function orMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}
