import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../cn.ts";
import { HeadCell } from "./Table.tsx";

/** How a list is sorted, and how to change it. */
export interface Sorting {
  sort: string;
  order: "asc" | "desc";
  onSort: (sort: string, order: "asc" | "desc") => void;
}

interface SortHeadCellProps extends ComponentProps<"th"> {
  /** The name of this column's order. */
  by: string;
  /** The direction of the first click; the next one turns it round. */
  first: "asc" | "desc";
  sorting: Sorting;
}

/** A heading that sorts the list by its column. */
export function SortHeadCell({ by, first, sorting, children, ...rest }: SortHeadCellProps) {
  const order = sorting.sort === by ? sorting.order : undefined;
  const Arrow = order === "asc" ? ArrowUp : ArrowDown;
  return (
    <HeadCell {...(order && { "aria-sort": order === "asc" ? "ascending" : "descending" })} {...rest}>
      <button
        type="button"
        onClick={() => sorting.onSort(by, order === undefined ? first : order === "asc" ? "desc" : "asc")}
        className={cn(
          "group/sort inline-flex h-6 items-center gap-1 rounded-sm hover:text-ink in-[.text-right]:flex-row-reverse",
          order && "text-ink",
        )}
      >
        {children}
        <Arrow
          aria-hidden="true"
          className={cn("size-3", !order && "opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60")}
        />
      </button>
    </HeadCell>
  );
}
