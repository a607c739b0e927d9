import type { Logger } from "pino";

export interface BackgroundWork {
  /** Groups work that is waited for together, such as `record`. */
  kind: string;
  /** Work of one kind and key runs one after another. */
  key: string;
  /** `isAwaited`: the work's end is awaited, or the server is closing. Work that only waits for a better time then continues at once. */
  work: (isAwaited: () => boolean) => Promise<void>;
  /** The log message for failed work, and its fields. */
  failed: string;
  fields: Readonly<Record<string, string>>;
}

/** Background work of a server process. Failed work is logged, not retried: a timed job picks up what is left. */
export interface Background {
  /** Starts the work after pending work of its kind and key. Resolves when it has ended; never rejects. */
  later(work: BackgroundWork): Promise<void>;
  /** Resolves when the work that is now pending under this kind and key has ended. */
  finished(kind: string, key: string): Promise<void>;
  /** Resolves when no work of this kind, or of any kind, is pending. */
  idle(kind?: string): Promise<void>;
  /** The keys of pending work of this kind. */
  keys(kind: string): string[];
  /** Aborted when the server is closing: long work should be left to another server. */
  closing: AbortSignal;
  /** Aborts `closing`, and resolves when all work has ended. */
  close(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  const underWay = new Map<string, Map<string, Promise<void>>>();
  const awaited = new Map<string, number>();
  const closing = new AbortController();

  function ofKind(kind: string): Map<string, Promise<void>> {
    const works = underWay.get(kind) ?? new Map<string, Promise<void>>();
    underWay.set(kind, works);
    return works;
  }

  async function idleKind(kind: string): Promise<void> {
    awaited.set(kind, (awaited.get(kind) ?? 0) + 1);
    const works = ofKind(kind);
    while (works.size > 0) await Promise.all(works.values());
    awaited.set(kind, (awaited.get(kind) ?? 1) - 1);
  }

  const background: Background = {
    later({ kind, key, work, failed, fields }) {
      const works = ofKind(kind);
      const isAwaited = () => closing.signal.aborted || (awaited.get(kind) ?? 0) > 0;
      const tried: Promise<void> = (works.get(key) ?? Promise.resolve())
        .then(() => work(isAwaited))
        .catch((error: unknown) => log.warn({ err: error, ...fields }, failed))
        .then(() => {
          if (works.get(key) === tried) works.delete(key);
        });
      works.set(key, tried);
      return tried;
    },
    async finished(kind, key) {
      await ofKind(kind).get(key);
    },
    async idle(kind) {
      if (kind !== undefined) return idleKind(kind);
      // Work of one kind may start work of another one.
      while ([...underWay.values()].some((works) => works.size > 0)) await Promise.all([...underWay.keys()].map(idleKind));
    },
    keys: (kind) => [...ofKind(kind).keys()],
    closing: closing.signal,
    close() {
      closing.abort(new Error("the server is closing"));
      return background.idle();
    },
  };
  return background;
}
