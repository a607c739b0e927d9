import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { daysOf, failureViews, type FailuresSearch } from "./failures-search.ts";

const pageSize = 50;

/** Of all failures that are shown, to request them again after a change. */
export const failuresKey = ["failures"] as const;

export function failuresQuery(search: FailuresSearch, projectId: string | undefined) {
  const { state, text, owner, branch, category, sort } = search;
  const query = {
    project: projectId,
    state: failureViews[state ?? "unresolved"].join(","),
    search: text,
    owner,
    branch,
    category,
    sort,
    days: daysOf(search),
  };
  return infiniteQueryOptions({
    queryKey: [...failuresKey, "list", query] as const,
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/failure-groups", { query: { ...query, limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
    // The list stays while its filter changes.
    placeholderData: (before, previous) => (previous?.queryKey[2].project === projectId ? before : undefined),
  });
}

/** Who owns failures. */
export const ownersQuery = (projectId: string | undefined) =>
  queryOptions({
    queryKey: [...failuresKey, "owners", projectId ?? null],
    queryFn: async ({ signal }) => (await call("GET /api/failure-groups/owners", { query: { project: projectId }, signal })).data.owners,
  });

/** How far back an open failure is read: it may be older than the list's period. */
const openDays = 365;

/** @param idOrFingerprint links from runs have the fingerprint, which is unique in a project. */
export const failureQuery = (idOrFingerprint: string, projectId: string | undefined) =>
  queryOptions({
    queryKey: [...failuresKey, "one", idOrFingerprint, projectId ?? null],
    queryFn: async ({ signal }) => {
      const id = idOrFingerprint.length === 32 ? await idOf(idOrFingerprint, projectId, signal) : idOrFingerprint;
      return (await call("GET /api/failure-groups/:id", { params: { id }, query: { days: openDays }, signal })).data;
    },
  });

/** An unknown fingerprint gets an id that no failure has, and so the server's message. */
async function idOf(fingerprint: string, project: string | undefined, signal: AbortSignal): Promise<string> {
  const { data } = await call("GET /api/failure-groups", { query: { fingerprint, project, days: openDays, limit: 1 }, signal });
  return data[0]?.id ?? "0".repeat(24);
}

export const occurrencesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...failuresKey, "occurrences", id],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/failure-groups/:id/occurrences", {
        params: { id },
        query: { days: openDays, limit: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  });
