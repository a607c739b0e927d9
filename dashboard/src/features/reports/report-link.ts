import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { basePath } from "../../base-path.ts";
import { queryClient } from "../../api/query-client.ts";

/** Slightly less than a link's lifetime. */
const goodForMs = 4 * 60_000;

/** A signed link to the report or one of its files. Reports open at an origin of their own, unless the installation has none. */
export const reportLinkQuery = (id: string, path?: string) =>
  queryOptions({
    queryKey: ["report-link", id, path ?? ""],
    queryFn: async ({ signal }) => {
      const { url } = await linksTo(id, path, signal);
      return openable(url.startsWith("/") ? basePath + url : url);
    },
    staleTime: goodForMs,
    gcTime: goodForMs,
  });

/** Opens a trace in Playwright's viewer; `null` where this installation cannot show it. */
export const viewerLinkQuery = (id: string, path: string) =>
  queryOptions({
    queryKey: ["trace-viewer-link", id, path],
    queryFn: async ({ signal }) => {
      const { viewerUrl } = await linksTo(id, path, signal);
      return viewerUrl === null ? null : openable(viewerUrl);
    },
    staleTime: goodForMs,
    gcTime: goodForMs,
  });

const linksTo = async (id: string, path: string | undefined, signal: AbortSignal) =>
  (await call("GET /api/executions/:id/report-link", { params: { id }, query: { path }, signal })).data;

function openable(url: string): string {
  const link = new URL(url, location.origin);
  if (!/^https?:$/.test(link.protocol)) throw new Error("The server returned no link that can be opened.");
  return link.href;
}

/** The same file from this page's origin, because the CSP allows images only from it. */
export function fromOwnOrigin(link: string): string {
  const { origin, pathname, search } = new URL(link);
  // Only this origin may be below a path.
  return `${origin === location.origin ? "" : basePath}${pathname}${search}`;
}

/** Opens the report, or one of its files, in a tab that knows nothing of this one. Throws when there is no link, or the browser cannot reach it. */
export async function openReport(id: string, path?: string): Promise<void> {
  await openApart(await queryClient.fetchQuery(reportLinkQuery(id, path)));
}

/** Opens a trace in Playwright's viewer, in the same way. */
export async function openViewer(id: string, path: string): Promise<void> {
  const href = await queryClient.fetchQuery(viewerLinkQuery(id, path));
  if (href === null) throw new Error("This installation cannot show it.");
  await openApart(href);
}

async function openApart(href: string): Promise<void> {
  await requireReachable(new URL(href).origin);
  window.open(href, "_blank", "noopener,noreferrer");
}

const reachWithinMs = 4_000;

/** Whether this browser reaches the origin of reports: a firewall may leave only the dashboard's port open. */
async function requireReachable(origin: string): Promise<void> {
  if (origin === location.origin || reached.has(origin)) return;
  try {
    // Its answer cannot be read, and need not be.
    await fetch(`${origin}/`, {
      mode: "no-cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(reachWithinMs),
    });
  } catch {
    throw new Error(
      `Reports open at ${origin}, which this browser cannot reach. Ask the operator of this installation to open that port, or to set REPORTS_ORIGIN or REPORTS_PORT=off.`,
    );
  }
  reached.add(origin);
}

const reached = new Set<string>();
