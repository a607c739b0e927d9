import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";

const searchSize = 20;
const resultsShown = 10;

export const linkedTestsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ["test-cases", "tests", caseId],
    queryFn: async ({ signal }) => (await call("GET /api/test-cases/:id/tests", { params: { id: caseId }, signal })).data,
  });

export const casesOfTestQuery = (testId: string) =>
  queryOptions({
    queryKey: ["test-cases", "of-test", testId],
    queryFn: async ({ signal }) => (await call("GET /api/tests/:id/test-cases", { params: { id: testId }, signal })).data,
  });

export const caseResultsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ["test-cases", "results", caseId],
    queryFn: async ({ signal }) =>
      (await call("GET /api/test-cases/:id/results", { params: { id: caseId }, query: { limit: resultsShown }, signal })).data,
  });

/** Without a text, the tests that ran last. */
export const searchTests = (projectId: string, text: string, signal: AbortSignal) =>
  call("GET /api/tests", { query: { project: projectId, search: text, sort: "lastRun", limit: searchSize }, signal });

/** Without a text, the newest cases. */
export const searchCases = (projectId: string, text: string, signal: AbortSignal) =>
  call("GET /api/test-cases", { query: { project: projectId, search: text, limit: searchSize }, signal });
