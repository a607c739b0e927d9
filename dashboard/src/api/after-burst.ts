interface Pace {
  /** How long after the first event of a burst. */
  delayMs: number;
  /** How long after the time before at the earliest: every open page of an organization draws on one allowance. */
  quietMs?: number;
}

/** A function that may be called as often as something happens; `act` runs once for many calls. */
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
