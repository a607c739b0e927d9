import type { Logger } from "pino";

export interface BackgroundWork {
  /** Such as `record`: what can be waited for together. */
  kind: string;
  /** Work of one kind and key is done one after the other. */
  key: string;
  /** `isAwaited`: somebody waits for work of this kind, or the server closes. Work that only waits for a better moment goes on then. */
  work: (isAwaited: () => boolean) => Promise<void>;
  /** The log line, and its fields, of work that failed. */
  failed: string;
  fields: Readonly<Record<string, string>>;
}

/** What a server process does after it has answered. Work that fails is logged, not repeated: a timed job finds what is left to do. */
export interface Background {
  /** Starts the work, after what is under way under its kind and key. Resolves when it was tried; never rejects. */
  later(work: BackgroundWork): Promise<void>;
  /** Resolves when what is under way at this moment under this kind and key has been tried. */
  finished(kind: string, key: string): Promise<void>;
  /** Resolves when no work of this kind, or of any, is under way. */
  idle(kind?: string): Promise<void>;
  /** The keys under which work of this kind is under way. */
  keys(kind: string): string[];
  /** Aborted when the server closes: work may leave what takes long to another server. */
  closing: AbortSignal;
  /** Aborts `closing`, and resolves when all work has been tried. */
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
