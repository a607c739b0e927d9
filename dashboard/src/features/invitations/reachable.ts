const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** A server that was not told its address names itself by loopback: others reach it where this page came from. */
export function reachable(link: string, page: Pick<Location, "origin" | "hostname"> = location): string {
  const { hostname, pathname } = new URL(link);
  return loopback.test(hostname) && !loopback.test(page.hostname) ? page.origin + pathname : link;
}
