import { createHash } from "node:crypto";
import bcrypt from "bcrypt";

export interface Passwords {
  hash(password: string): Promise<string>;
  matches(password: string, hash: string): Promise<boolean>;
  /** Whether a hash has a lower work factor than new ones. */
  isOutdated(hash: string): boolean;
  /** Takes as long as a real comparison, for unknown emails. */
  pretend(password: string): Promise<void>;
  /**
   * Runs `attempt`, which counts as a failure until its password has been compared, when few others for the same email are under way: right
   * passwords that arrive together do not count as failures of each other.
   */
  inTurn<T>(email: string, attempt: () => Promise<T>): Promise<T>;
}

/** bcrypt runs in the thread pool, which file access and DNS need as well. */
const atOnce = 2;

export function createPasswords(saltRounds: number): Passwords {
  const queue = createQueue(atOnce);
  const turns = new Map<string, { queue: Queue; users: number }>();
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
    async inTurn(email, attempt) {
      const turn = turns.get(email) ?? { queue: createQueue(atOnce), users: 0 };
      turns.set(email, turn);
      turn.users++;
      try {
        return await turn.queue(attempt);
      } finally {
        turn.users--;
        if (turn.users === 0) turns.delete(email);
      }
    },
  };
}

/** bcrypt reads 72 bytes and stops at NUL; a digest of fixed length, as text, preserves the whole password. */
function digest(password: string): string {
  return createHash("sha384").update(password.normalize("NFC")).digest("base64");
}

type Queue = <T>(work: () => Promise<T>) => Promise<T>;

function createQueue(most: number): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // The place is passed on.
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
