import { maxPageSize } from "@gantry/contract/pagination/constants.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, callPublic } from "../../api/client.ts";

/** What an invitation's link offers. Fetched once: it depends on the link only. */
export const shownInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => callPublic("GET /api/invitations/validate/:token", { params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The organization's pending invitations, newest first. */
export const invitationsQuery = () =>
  infiniteQueryOptions({
    queryKey: ["invitations"],
    queryFn: ({ pageParam, signal }) => call("GET /api/invitations", { query: { limit: maxPageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    // Whether a mail was delivered shows a moment later.
    refetchInterval: ({ state }) => {
      const mails = state.data?.pages.flatMap((page) => page.invitations.map(({ mail }) => mail?.status)) ?? [];
      return mails.includes("queued") ? 2_000 : mails.includes("delayed") ? 20_000 : false;
    },
  });
