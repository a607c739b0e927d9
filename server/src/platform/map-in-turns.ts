import { setImmediate } from "node:timers/promises";

const turnMs = 5;
let lastTurn: Promise<void> = Promise.resolve();

/**
 * Like `items.map(map)`, for long computations: pauses every few milliseconds, so that the process can answer requests. All computations of the
 * process share the turns, so that several at once do not add up between two requests. Do not use it while holding a lock.
 */
export async function mapInTurns<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  let endsAt = 0;
  for (const item of items) {
    if (performance.now() >= endsAt) {
      await nextTurn();
      endsAt = performance.now() + turnMs;
    }
    results.push(map(item));
  }
  return results;
}

/** Each caller gets a separate iteration of the event loop. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}
