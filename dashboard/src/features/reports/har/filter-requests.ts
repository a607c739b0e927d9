import type { HarType } from "@gantry/contract/har/constants.ts";
import type { HarRequest } from "@gantry/contract/har/schemas.ts";

export interface HarFilter {
  /** In the method, the address or the status. */
  text: string;
  isFailedOnly: boolean;
  type: HarType | undefined;
}

export function filterRequests(requests: readonly HarRequest[], { text, isFailedOnly, type }: HarFilter): HarRequest[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return requests.filter(
    (request) =>
      (!isFailedOnly || hasFailed(request)) &&
      (type === undefined || request.type === type) &&
      words.every((word) => `${request.method} ${request.url} ${request.status ?? ""}`.toLowerCase().includes(word)),
  );
}

export const hasFailed = ({ status }: HarRequest) => status === null || status >= 400;

/** The host, and what follows it. An address that is no URL, or has no host, is returned as it is. */
export function addressOf(url: string): { host: string; path: string } {
  const [, host = "", path = ""] = /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?([^/?#]*)(.*)$/is.exec(url) ?? [];
  return host === "" ? { host: "", path: url } : { host, path: path || "/" };
}

/** Where each request is in the time that all of them took, in percent. */
export function waterfallOf(requests: readonly HarRequest[]): (request: HarRequest) => { left: number; width: number } | null {
  const end = requests.reduce((latest, { startMs, durationMs }) => Math.max(latest, (startMs ?? 0) + (durationMs ?? 0)), 0);
  return ({ startMs, durationMs }) =>
    startMs === null || end === 0 ? null : { left: (startMs / end) * 100, width: ((durationMs ?? 0) / end) * 100 };
}
