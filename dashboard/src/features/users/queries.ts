import { maxPageSize } from "@gantry/contract/pagination/constants.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** The organization's members, longest-standing first. */
export const usersQuery = () =>
  infiniteQueryOptions({
    queryKey: ["users"],
    queryFn: ({ pageParam, signal }) => call("GET /api/users", { query: { limit: maxPageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  });
