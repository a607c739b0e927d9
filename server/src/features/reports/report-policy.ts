import type { Config } from "../../config.ts";

/**
 * The `Content-Security-Policy` for a report's files. A report comes from a suite, so its scripts run in a sandbox: no own origin, no
 * cookies, no storage, no popups. Resources are loaded only from the report itself, at the URL under which this report and ticket are served.
 * A policy cannot stop a page from navigating its own tab elsewhere, from speculation rules (`'unsafe-inline'` allows them), and in Chromium from peer
 * connections. The ticket in its URL is useless there, see `clientOf`.
 * @param config those of the dashboard's origin; without them the page is at the reports' origin
 * @param host the request's host according to the browser or a trusted proxy
 */
export function reportPolicy(
  config: Pick<Config, "basePath" | "frontendUrl"> | undefined,
  host: string | undefined,
  { organizationId, taskId, ticket }: { organizationId: string; taskId: string; ticket: string | undefined },
): { page: string; listing: string } {
  const { basePath, frontendUrl } = config ?? { basePath: "", frontendUrl: "" };
  const hosts = [host, URL.canParse(frontendUrl) ? new URL(frontendUrl).host : undefined];
  const folder = `${basePath}/reports/${organizationId}/${taskId}/${ticket === undefined ? "" : `~${ticket}/`}`;
  const own = [...new Set(hosts)].flatMap((name) => (name && plainHost.test(name) ? [name + folder] : [])).join(" ");
  const loads = [
    `default-src ${own} data: blob: 'unsafe-inline' 'unsafe-eval'`,
    "object-src 'none'",
    "form-action 'none'",
    `base-uri ${own}`,
    "webrtc 'block'",
  ].join("; ");
  return {
    page: `sandbox allow-scripts; ${loads}`,
    // A click on a file that browsers cannot show (a trace, an archive) downloads it. The page itself has no scripts.
    listing: `sandbox allow-scripts allow-downloads; ${loads}`,
  };
}

const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
