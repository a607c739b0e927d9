import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { basePath } from "../../base-path.ts";
import { queryClient } from "../../api/query-client.ts";

/** Slightly less than a link's lifetime. */
const goodForMs = 4 * 60_000;

/** A signed link to the report or one of its files; an installation may serve reports from a separate origin. */
export const reportLinkQuery = (id: string, path?: string) =>
  queryOptions({
    queryKey: ["report-link", id, path ?? ""],
    queryFn: async ({ signal }) => {
      const { url } = (await call("GET /api/executions/:id/report-link", { params: { id }, query: { path }, signal })).data;
      const link = new URL(url.startsWith("/") ? basePath + url : url, location.origin);
      if (!/^https?:$/.test(link.protocol)) throw new Error("The server returned no link that can be opened.");
      return link.href;
    },
    staleTime: goodForMs,
    gcTime: goodForMs,
  });

/** The same file from this page's origin, because the CSP allows images only from it. */
export function fromOwnOrigin(link: string): string {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

/** Opens the report, or one of its files, in a tab that knows nothing of this one. Throws when there is no link. */
export async function openReport(id: string, path?: string): Promise<void> {
  const href = await queryClient.fetchQuery(reportLinkQuery(id, path));
  window.open(href, "_blank", "noopener,noreferrer");
}
