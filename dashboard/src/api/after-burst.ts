interface Pace {
  /** Delay after the first event. */
  delayMs: number;
  /** Minimum interval between calls: all open pages share the organization's rate limit. */
  quietMs?: number;
}

/** Throttles: many calls run `act` once. */
export function afterBurst(act: () => void, { delayMs, quietMs = 0 }: Pace): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let actedAtMs = Number.NEGATIVE_INFINITY;
  return () => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        actedAtMs = Date.now();
        act();
      },
      Math.max(delayMs, actedAtMs + quietMs - Date.now()),
    );
  };
}
