import { api } from "@gantry/contract/api.ts";
import { maxPageSize } from "@gantry/contract/constants.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** The organization's members, longest-standing first. */
export const usersQuery = () =>
  infiniteQueryOptions({
    queryKey: ["users"],
    queryFn: ({ pageParam, signal }) => call(api.users.list, { query: { limit: maxPageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  });
