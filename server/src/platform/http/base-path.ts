import type { IncomingMessage, Server } from "node:http";

/**
 * Makes a server answer below a path as well as at the root: `/gantry/api/x` is read as `/api/x`. It then works behind proxies that strip the
 * path and after those that do not, and workers and health checks may use the root. Call it after all listeners are attached: it must run first.
 * @param basePath such as `/gantry`; empty changes nothing
 */
export function acceptBasePath(server: Server, basePath: string): void {
  if (basePath === "") return;
  const strip = (request: IncomingMessage) => {
    const url = request.url ?? "/";
    const rest = url.slice(basePath.length);
    if (url.startsWith(basePath) && /^([/?]|$)/.test(rest)) request.url = rest.startsWith("/") ? rest : `/${rest}`;
  };
  server.prependListener("request", strip);
  server.prependListener("upgrade", strip);
}

/** The dashboard's page for a base path: adjusts the addresses of its files and passes the path to its scripts. One build serves every path. */
export function pageAt(basePath: string, html: string): string {
  if (basePath === "") return html;
  return html.replace(/ (href|src)="\//g, ` $1="${basePath}/`).replace(/<html\b/, `<html data-base="${basePath}"`);
}
