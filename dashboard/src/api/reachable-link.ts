const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** A server without a configured address uses loopback in links. Replace it with the address of this page. */
export function reachableLink(link: string, page: Pick<Location, "origin" | "hostname"> = location): string {
  const { hostname, pathname } = new URL(link);
  return loopback.test(hostname) && !loopback.test(page.hostname) ? page.origin + pathname : link;
}
