import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import type { CasesSearch } from "./cases-search.ts";

const pageSize = 100;

export const casesQuery = (projectId: string, { text, suite, priority, type, fields }: CasesSearch) =>
  infiniteQueryOptions({
    queryKey: ["test-cases", "list", projectId, { text, suite, priority, type, fields }],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/test-cases", {
        query: { project: projectId, search: text, suite, priority, type, fields, limit: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.pagination.nextCursor ?? undefined,
  });

export const suitesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["test-cases", "suites", projectId],
    queryFn: async ({ signal }) => (await call("GET /api/test-cases/suites", { query: { project: projectId }, signal })).data,
  });

export const attachmentsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ["test-cases", "attachments", caseId],
    queryFn: async ({ signal }) => (await call("GET /api/test-cases/:id/attachments", { params: { id: caseId }, signal })).data,
  });

export const caseFieldsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["test-cases", "fields", projectId],
    queryFn: async ({ signal }) => (await call("GET /api/projects/:id/case-fields", { params: { id: projectId }, signal })).data,
  });

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ["test-cases", "one", id],
    queryFn: async ({ signal }) => (await call("GET /api/test-cases/:id", { params: { id }, signal })).data,
  });

export const coverageQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["test-cases", "coverage", projectId],
    queryFn: async ({ signal }) => (await call("GET /api/test-cases/coverage", { query: { project: projectId }, signal })).data,
  });

export const caseHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ["test-cases", "history", id],
    queryFn: async ({ signal }) => (await call("GET /api/test-cases/:id/history", { params: { id }, signal })).data,
  });

/** Call it after a case was created, changed or deleted: all queries that show cases are refetched. */
export const invalidateCases = (client: QueryClient) => client.invalidateQueries({ queryKey: ["test-cases"] });

/** Call it after a result of a cycle changed: all queries that show the latest verdicts of cases are refetched. */
export const invalidateVerdicts = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [noun, what] }) => noun === "test-cases" && /^(list|one|coverage)$/.test(String(what)),
  });
