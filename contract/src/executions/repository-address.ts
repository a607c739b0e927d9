export interface RepositoryAddress {
  host: string;
  repository: string;
}

/** Matches `https://host/shop/web/pull/5` and its equivalents in GitLab, Bitbucket and Azure DevOps. */
export function changedRepository(url: string | undefined): RepositoryAddress | undefined {
  const page = /^(.+?)(?:\/-)?\/(?:pull|merge_requests|pull-requests|pullrequest)\/\d+/.exec(url ?? "")?.[1];
  return page === undefined ? undefined : repositoryAddress(page);
}

/** `git@host:shop/web.git` and `https://user:token@host/shop/web.git` are both `shop/web` at `host`. */
export function repositoryAddress(url: string | undefined): RepositoryAddress | undefined {
  const [, host, path] =
    /^[a-z+]+:\/\/(?:[^/@]*@)?([^/:@]+)(?::\d+)?\/(.+)$/i.exec(url ?? "") ?? /^(?:[^/@:]+@)?([^/@:]+):(?!\/\/)(.+)$/.exec(url ?? "") ?? [];
  if (!host || !path) return undefined;
  const parts = path
    .replace(/[?#].*$/, "")
    .replace(/\.git\/?$/, "")
    .split("/")
    .filter(Boolean)
    .map(decoded);
  const repository = azureRepository(host.toLowerCase(), parts) ?? parts.join("/");
  return repository === "" ? undefined : { host: host.toLowerCase(), repository };
}

/** `project/repository` in Azure DevOps: `/acme/project/_git/repository`, or `v3/acme/project/repository` over ssh. */
function azureRepository(host: string, parts: readonly string[]): string | undefined {
  if (parts[0] === "v3" && parts.length === 4) return `${parts[2]}/${parts[3]}`;
  const git = parts.indexOf("_git");
  const name = parts[git + 1];
  if (git < 0 || name === undefined) return undefined;
  // A project with the repository's name may be omitted; the part before it is the organization, except on its own domain.
  const hasOrganization = !host.endsWith(".visualstudio.com");
  const project = git > (hasOrganization ? 1 : 0) ? parts[git - 1] : undefined;
  return `${project === undefined || project === "DefaultCollection" ? name : project}/${name}`;
}

export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
