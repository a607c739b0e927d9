import { Button } from "../Button.tsx";
import { formatCount } from "../text/format.ts";

interface PaginationProps {
  shown: number;
  total: number;
  /** False when there are more than were counted. */
  totalIsExact: boolean;
  /** The listed items, plural. */
  noun: string;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  /** What the number counts, if that is not obvious. */
  note?: string | undefined;
}

/** "7 failures" when all are shown, "50 of 120 failures" otherwise. */
function counted({
  shown,
  total,
  totalIsExact,
  noun,
  hasMore,
}: Pick<PaginationProps, "shown" | "total" | "totalIsExact" | "noun" | "hasMore">) {
  const all = Math.max(shown, total);
  if (!hasMore && totalIsExact && shown === all) return `${formatCount(all)} ${noun}`;
  return `${formatCount(shown)} of ${formatCount(all)}${totalIsExact ? "" : "+"} ${noun}`;
}

/** The end of a list that is read page after page. */
export function Pagination({ shown, total, totalIsExact, noun, hasMore, isLoading, onMore, note }: PaginationProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
      <div className="grid gap-0.5 text-xs text-ink-soft">
        <p className="tabular" role="status">
          {counted({ shown, total, totalIsExact, noun, hasMore })}
        </p>
        {note !== undefined && <p>{note}</p>}
      </div>
      {hasMore && (
        <Button size="sm" busy={isLoading} onClick={onMore}>
          Load more
        </Button>
      )}
    </div>
  );
}
