import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorText } from "../api/api-error.ts";
import { ErrorState } from "../ui/messages/ErrorState.tsx";
import { Loading, Skeleton } from "../ui/messages/Skeleton.tsx";

interface CardContentProps<Data> {
  query: UseQueryResult<Data>;
  /** What is loaded, such as `schedules`. */
  what: string;
  children: (data: Data) => ReactNode;
}

/** A card's content when it is loaded. Until then a skeleton, and an error that can be tried again. */
export function CardContent<Data>({ query, what, children }: CardContentProps<Data>) {
  if (query.isPending)
    return (
      <div className="grid gap-3 p-5">
        <Loading label={`Loading the ${what}`} />
        <Skeleton className="w-1/2" />
      </div>
    );
  if (query.isError)
    return (
      <ErrorState title={`The ${what} could not be loaded`} onRetry={() => void query.refetch()} className="py-8">
        {errorText(query.error)}
      </ErrorState>
    );
  return children(query.data);
}
