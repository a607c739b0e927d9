/** A random value for the header `Idempotency-Key`. */
export function newKey(): string {
  // crypto.randomUUID exists only in a secure context; a self-hosted http address is none.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Gives the same key for the same wish, so that a second press after a lost answer queues nothing twice. */
export function createKeyring(): (body: unknown) => string {
  let wish = "";
  let key = newKey();
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== wish) {
      wish = text;
      key = newKey();
    }
    return key;
  };
}
