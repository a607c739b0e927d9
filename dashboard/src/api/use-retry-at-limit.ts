import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "./api-error.ts";

/** Asks again when the server accepts requests again, for a query without which there is no page. */
export function useRetryAtLimit({ error, data, refetch }: Pick<UseQueryResult, "error" | "data" | "refetch">): void {
  const waitSeconds = error instanceof ApiError && error.status === 429 && data === undefined ? error.retryAfterSeconds : null;
  useEffect(() => {
    if (waitSeconds === null) return;
    const timer = setTimeout(() => void refetch(), (waitSeconds + Math.random()) * 1000);
    return () => clearTimeout(timer);
  }, [error, waitSeconds, refetch]);
}
