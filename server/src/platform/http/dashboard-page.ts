import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { serverPaths } from "@gantry/contract/server-paths.ts";

/** Whether a browser asks for a page, and not a program for an answer of the API. */
export function wantsPage(request: FastifyRequest): boolean {
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    !serverPaths.includes(request.url.split(/[/?]/, 2)[1] ?? "") &&
    (request.headers.accept ?? "").includes("text/html")
  );
}

/** The pages with a token in their path. */
const secretPages: readonly string[] = ["shared", "invite", "reset-password", "verify-email", "unsubscribe"];

/** The page for an address of the dashboard. Pages with a token in their path are neither indexed nor named to other sites. */
export function sendPageAt(request: FastifyRequest, reply: FastifyReply, page: string, reportsOrigin: string | undefined) {
  return isSecretPage(request.url) ? sendPage(unlisted(reply), secretPage(page), reportsOrigin) : sendPage(reply, page, reportsOrigin);
}

/** The path without its query: the token is a part of it. */
function isSecretPage(url: string): boolean {
  const [, folder = "", token = ""] = url.split(/[/?#]/, 3);
  return secretPages.includes(folder) && token !== "";
}

/** Tells browsers not to send the address of this page to any site that it links to. The header has the same value on every response. */
const secretPage = (page: string) =>
  page.replace("<head>", '<head><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex, nofollow">');

const unlisted = (reply: FastifyReply) => reply.header("x-robots-tag", "noindex, nofollow");

/** @param reportsOrigin where reports open, if they have an origin of their own: the dashboard tests whether the browser reaches it */
export function sendPage(reply: FastifyReply, page: string, reportsOrigin: string | undefined) {
  return reply
    .header("content-security-policy", dashboardPolicy(page, reportsOrigin))
    .header("cross-origin-opener-policy", "same-origin")
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(page);
}

/** Hashes of the page's inline scripts, so that browsers run only those of the build. */
const inlineScripts = (page: string): string =>
  [...page.matchAll(/<script>([^]*?)<\/script>/g)]
    .map(([, script = ""]) => ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`)
    .join("");

const dashboardPolicy = (page: string, reportsOrigin: string | undefined) =>
  [
    "default-src 'self'",
    `script-src 'self'${inlineScripts(page)}`,
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ws: wss:${reportsOrigin === undefined ? "" : ` ${reportsOrigin}/`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
