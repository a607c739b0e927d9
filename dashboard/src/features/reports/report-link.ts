import { api } from "@gantry/contract/api.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

/** A little less than a link is good for. */
const goodForMs = 4 * 60_000;

/** A signed link to the report or one of its files. */
export const reportLinkQuery = (id: string, path?: string) =>
  queryOptions({
    queryKey: ["report-link", id, path ?? ""],
    queryFn: async ({ signal }) =>
      ownAddress((await call(api.executions.reportLink, { params: { id }, query: { path }, signal })).data.url),
    staleTime: goodForMs,
    gcTime: goodForMs,
  });

/** The link on the address that this page came from: the server may know itself by another name. */
function ownAddress(url: string): string {
  const parsed = new URL(url, location.origin);
  return `${parsed.pathname}${parsed.search}`;
}

/** Opens the report, or one of its files, in a tab that knows nothing of this one. Throws when there is no link. */
export async function openReport(id: string, path?: string): Promise<void> {
  const href = await queryClient.ensureQueryData({ ...reportLinkQuery(id, path), revalidateIfStale: false });
  window.open(href, "_blank", "noopener,noreferrer");
}
