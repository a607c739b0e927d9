/** The HTTP status behind an error that the engine's client threw; `undefined` when the engine did not answer at all. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("statusCode" in error)) return undefined;
  return typeof error.statusCode === "number" ? error.statusCode : undefined;
}

/** The engine's own words, without the client's decoration. */
export function reasonOf(error: unknown): string {
  if (typeof error === "object" && error !== null && "json" in error) {
    const { json } = error;
    if (typeof json === "object" && json !== null && "message" in json && typeof json.message === "string") return json.message.trim();
  }
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^\(HTTP code \d+\) [^-]* - /, "").trim();
}

/** Runs a call whose answer "there is no such thing" (404) is `undefined` and no error. */
export async function orMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}
