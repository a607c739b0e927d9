import { createHash } from "node:crypto";
import bcrypt from "bcrypt";

export interface Passwords {
  hash(password: string): Promise<string>;
  matches(password: string, hash: string): Promise<boolean>;
  /** Whether a hash has a lower work factor than new ones. */
  isOutdated(hash: string): boolean;
  /** Takes as long as a real comparison, for unknown e-mails. */
  pretend(password: string): Promise<void>;
}

/** bcrypt runs in the thread pool, which file access and DNS need as well. */
const atOnce = 2;

export function createPasswords(saltRounds: number): Passwords {
  const queue = createQueue(atOnce);
  let unknown: Promise<string> | undefined;
  return {
    hash: (password) => queue(() => bcrypt.hash(digest(password), saltRounds)),
    matches: (password, hash) => queue(() => bcrypt.compare(digest(password), hash)),
    isOutdated: (hash) => bcrypt.getRounds(hash) < saltRounds,
    async pretend(password) {
      unknown ??= bcrypt.hash("unknown", saltRounds);
      const hash = await unknown;
      await queue(() => bcrypt.compare(digest(password), hash));
    },
  };
}

/** bcrypt reads 72 bytes and stops at NUL; a digest of fixed length, as text, preserves the whole password. */
function digest(password: string): string {
  return createHash("sha384").update(password.normalize("NFC")).digest("base64");
}

function createQueue(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
