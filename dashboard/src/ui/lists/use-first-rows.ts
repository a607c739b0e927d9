import { startTransition, useEffect, useState } from "react";

/** More than a tall window shows. */
const firstRows = 30;

let hasDrawn = false;

/**
 * Draws only the first rows of the first table after the dashboard has been opened, and the others right after that: the browser has compiled
 * nothing yet, and a hundred rows would keep the page empty for longer. Later tables are drawn whole, or going back could not restore the scroll
 * position.
 */
export function useFirstRows<T>(rows: readonly T[]): readonly T[] {
  const [isWhole, setIsWhole] = useState(hasDrawn);
  useEffect(() => {
    hasDrawn = true;
    startTransition(() => setIsWhole(true));
  }, []);
  return isWhole ? rows : rows.slice(0, firstRows);
}
