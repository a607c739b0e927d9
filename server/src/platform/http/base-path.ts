import type { IncomingMessage, Server } from "node:http";

/**
 * Makes a server answer below a path as well as at its root: `/gantry/api/x` is read as `/api/x`. So it works behind a proxy that passes the path on and behind one
 * that strips it, and workers and health checks may use the root. Call it after all listeners are attached: it must be the first.
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

/** The dashboard's page for a base path: the addresses of its files, and the path itself for its scripts. One build serves every path. */
export function pageAt(basePath: string, html: string): string {
  if (basePath === "") return html;
  return html.replace(/ (href|src)="\//g, ` $1="${basePath}/`).replace(/<html\b/, `<html data-base="${basePath}"`);
}
