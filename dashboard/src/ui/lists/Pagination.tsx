import { Button } from "../Button.tsx";

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
}

/** The end of a list that is read page after page. */
export function Pagination({ shown, total, totalIsExact, noun, hasMore, isLoading, onMore }: PaginationProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
      <p className="tabular text-xs text-ink-soft" role="status">
        {shown.toLocaleString("en")} of {Math.max(shown, total).toLocaleString("en")}
        {totalIsExact ? "" : "+"} {noun}
      </p>
      {hasMore && (
        <Button size="sm" busy={isLoading} onClick={onMore}>
          Load more
        </Button>
      )}
    </div>
  );
}
