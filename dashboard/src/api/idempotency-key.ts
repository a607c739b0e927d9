/** A random value for the header `Idempotency-Key`. */
export function newKey(): string {
  // crypto.randomUUID exists only in a secure context, which a self-hosted http URL is not.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the same key for the same body, so that a second press after a lost response starts nothing twice. */
export function createKeyring(): (body: unknown) => string {
  let last = "";
  let key = newKey();
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last) {
      last = text;
      key = newKey();
    }
    return key;
  };
}
