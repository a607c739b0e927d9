import { readReportAddress } from "../pages/report-address.ts";
import { hasViewer } from "./viewer-files.ts";

/**
 * Playwright's HTML report has a copy of the trace viewer and opens traces with it: `trace/index.html?trace=<address of a zip file>`. In the sandbox of a report it
 * cannot register its service worker, so the viewer that comes with Gantry opens the file instead.
 * @param url the request line's URL, which is below the run's folder
 * @param run `<organizationId>/<taskId>`
 * @returns where the viewer opens the trace, with the same ticket; `undefined` for every other page, and for a file that is not in this report
 */
export function viewerOfReport(url: string, run: string): string | undefined {
  const { names, ticket, query, isFolder } = readReportAddress(url);
  if (isFolder || ticket === undefined || names?.slice(-2).join("/") !== "trace/index.html") return undefined;
  const trace = new URLSearchParams(query).get("trace") ?? "";
  const base = `http://report${url}`;
  if (!URL.canParse(trace, base)) return undefined;
  const { pathname } = new URL(trace, base);
  const file = readReportAddress(pathname).names;
  if (!pathname.startsWith(`/reports/${run}/~${ticket}/`) || !file?.at(-1)?.endsWith(".zip") || !hasViewer()) return undefined;
  return `/trace-viewer/${run}/~${ticket}/${file.map(encodeURIComponent).join("/")}`;
}
