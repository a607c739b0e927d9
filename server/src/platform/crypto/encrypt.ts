import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** An encrypted secret: AES-256-GCM, all parts base64. */
export interface Encrypted {
  keyId: string;
  iv: string;
  authTag: string;
  data: string;
}

export interface SecretBox {
  /** `boundTo` is associated data: organization, record, name. A value that was moved to another row cannot be decrypted. */
  encrypt(plain: string, boundTo: readonly string[]): Encrypted;
  /** @throws when the key is unknown, or when the value was changed or moved. */
  decrypt(encrypted: Encrypted, boundTo: readonly string[]): string;
  /** The id of the key that new values are encrypted with. */
  readonly currentKeyId: string;
}

/**
 * `keys` as in `ENCRYPTION_KEYS`: `k2:<base64 of 32 bytes>,k1:…`. The first key encrypts, all of them decrypt.
 * @throws when the list is empty or a key is not 32 bytes long.
 */
export function createSecretBox(keys: string): SecretBox {
  const parsed = keys
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const colon = entry.indexOf(":");
      const id = entry.slice(0, colon);
      const master = Buffer.from(entry.slice(colon + 1), "base64");
      if (colon < 1 || master.length !== 32) throw new Error("ENCRYPTION_KEYS must be a list of <id>:<32 bytes in base64>");
      // The master key itself encrypts nothing.
      return [id, Buffer.from(hkdfSync("sha256", master, "", "gantry/sealed-values", 32))] as const;
    });
  const byId = new Map(parsed);
  const [current] = parsed;
  if (!current) throw new Error("ENCRYPTION_KEYS contains no key");
  const [currentKeyId, currentKey] = current;
  const associated = (boundTo: readonly string[], keyId: string) => Buffer.from(JSON.stringify([keyId, ...boundTo]));
  return {
    currentKeyId,
    encrypt(plain, boundTo) {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", currentKey, iv);
      cipher.setAAD(associated(boundTo, currentKeyId));
      const data = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return {
        keyId: currentKeyId,
        iv: iv.toString("base64"),
        authTag: cipher.getAuthTag().toString("base64"),
        data: data.toString("base64"),
      };
    },
    decrypt(encrypted, boundTo) {
      const key = byId.get(encrypted.keyId);
      if (!key) throw new Error(`the value is encrypted with key "${encrypted.keyId}", which ENCRYPTION_KEYS does not contain`);
      const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(encrypted.iv, "base64"), { authTagLength: 16 });
      decipher.setAAD(associated(boundTo, encrypted.keyId));
      decipher.setAuthTag(Buffer.from(encrypted.authTag, "base64"));
      return Buffer.concat([decipher.update(Buffer.from(encrypted.data, "base64")), decipher.final()]).toString("utf8");
    },
  };
}
