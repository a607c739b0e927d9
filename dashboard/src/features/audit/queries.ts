import type { AuditFilter } from "@gantry/contract/audit/schemas.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

const pageSize = 50;

/** Newest first. Never served from the cache, because readers want the latest entries. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ["audit", filter],
    queryFn: ({ pageParam, signal }) => call("GET /api/audit", { query: { ...filter, limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    staleTime: 0,
  });
