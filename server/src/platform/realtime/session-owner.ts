import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encodes the server process that holds a live channel session in the session's id. */
export interface SessionOwner {
  /** A new session id of this process. */
  newId(): string;
  /** The address of the process that created the id; `undefined` for this process's ids and for invalid ones. */
  addressOf(sessionId: string): string | undefined;
}

const ivBytes = 12;
const tagBytes = 16;
const processBytes = 8;

/**
 * The owner is encrypted into the id with a key derived from `secret`, which all servers of an installation share. Any server can find it
 * without a database query, clients learn no internal address, and an id that points elsewhere cannot be forged.
 * @param address where the other servers reach this process, such as `http://10.0.0.5:3000`
 */
export function createSessionOwner(secret: string, address: () => string): SessionOwner {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "gantry live channel session", 32));
  // A restarted process has the same address but none of the sessions.
  const thisProcess = randomBytes(processBytes);

  function open(sessionId: string): Buffer | undefined {
    const bytes = Buffer.from(sessionId, "base64url");
    if (bytes.length <= ivBytes + tagBytes + processBytes) return undefined;
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
    } catch {
      return undefined;
    }
  }

  return {
    newId() {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", key, iv, { authTagLength: tagBytes });
      const encrypted = Buffer.concat([cipher.update(Buffer.concat([thisProcess, Buffer.from(address())])), cipher.final()]);
      return Buffer.concat([iv, encrypted, cipher.getAuthTag()]).toString("base64url");
    },
    addressOf(sessionId) {
      const owner = open(sessionId);
      if (!owner || owner.subarray(0, processBytes).equals(thisProcess)) return undefined;
      return owner.subarray(processBytes).toString();
    },
  };
}
