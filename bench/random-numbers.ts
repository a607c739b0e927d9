/** Repeatable random numbers (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Normally distributed, with mean 0 and deviation 1. */
export const normalNumbers = (random: () => number) => (): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Log-normally distributed, with median 1 and σ 0.9, as the durations of test files are: a few take ten times as long as most. */
export function skewed(seed: number): () => number {
  const normal = normalNumbers(randomNumbers(seed));
  return () => Math.exp(0.9 * normal());
}
