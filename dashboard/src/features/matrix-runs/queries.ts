import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

const oneKey = (id: string) => ["matrix-runs", "one", id];

export const matrixRunQuery = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await call("GET /api/matrix-runs/:id", { params: { id }, signal })).data,
  });

/** One of its runs has changed. */
export const forgetMatrixRun = (client: QueryClient, id: string) => client.invalidateQueries({ queryKey: oneKey(id) });
