import type { ApiClient } from "./api/api-client.ts";
import { nextLink, searchPages } from "./api/pages.ts";
import { ProviderError } from "./api/provider-error.ts";
import type { Issue } from "./api/provider.ts";

/** The repository of an issue: the one in the integration's settings, or the run's. @throws {ProviderError} when there is neither. */
export function issueRepository(host: string, chosen: string | undefined, { repository }: Issue): string {
  const found = chosen ?? repository;
  if (found !== undefined) return found;
  const words = `The run names no repository on ${host}. Send ciContext.repository with the run, or enter a repository for issues under Settings → Integrations → ${host}.`;
  throw new ProviderError("rejected", words);
}

/** When an earlier try may have created the issue; the host's clock may differ by some minutes. */
export const sinceText = (since: Date): string => new Date(since.getTime() - 10 * 60_000).toISOString();

/** The first issue of a list that fits, page by page. `listed` reads a page and throws when it is not a list of issues. */
export async function findListed<T>(
  api: ApiClient,
  firstPage: string,
  listed: (body: unknown) => T[],
  fits: (one: T) => boolean,
): Promise<T | undefined> {
  let found: T | undefined;
  await searchPages(
    (next) => api.send("GET", next ?? firstPage),
    ({ body, headers }) => {
      found = listed(body).find(fits);
      return { found: [], next: found === undefined ? nextLink(headers) : undefined };
    },
  );
  return found;
}
