import { isIP } from "node:net";
import type { CiContext } from "@gantry/contract/executions/schemas.ts";
import { type ProviderId, providerIds, providerKind, providerNames } from "@gantry/contract/integrations/constants.ts";
import type { LinkedProvider } from "../linked/linked-providers.ts";
import { repositoryHost } from "../providers/repository-name.ts";

/** `reason`: why there is none, for a person; `null` when no source host is linked. */
export type ChosenHost = { provider: ProviderId; reason: null } | { provider: null; reason: string | null };

const sourceHosts = providerIds.filter((id) => providerKind[id] === "source");
const publicHosts: Readonly<Record<string, ProviderId>> = {
  "github.com": "github",
  "gitlab.com": "gitlab",
  "bitbucket.org": "bitbucket",
  "dev.azure.com": "azure",
  "ssh.dev.azure.com": "azure",
};

/**
 * The linked source host of a run's repository. If the repository's host is known, it decides, and no other host is taken instead. Next comes
 * the beginning of the CI system's name (`github-actions`), last the only linked host.
 */
export function chooseHost(context: CiContext, linked: readonly LinkedProvider[]): ChosenHost {
  const hosts = linked.filter(({ id }) => sourceHosts.includes(id));
  if (hosts.length === 0) return none(null);
  const host = context.host?.toLowerCase() ?? repositoryHost(context.repository ?? "");
  const owner = hosts.find((one) => host !== undefined && webHost(one) === host);
  if (owner) return found(owner);
  const named =
    publicHost(host) ??
    (isGheHost(host) ? "github" : undefined) ??
    sourceHosts.find((id) => context.source?.toLowerCase().trim().startsWith(id));
  const possible = hosts.filter((one) => (named === undefined || one.id === named) && !isElsewhere(host, webHost(one)));
  const [only, ...others] = possible;
  if (only && others.length === 0) return found(only);
  if (named !== undefined || possible.length === 0) return none(notLinked(named, host, hosts));
  return none(
    `Several source hosts are linked (${names(hosts)}), and nothing says which one has the repository. Send ciContext.host (such as github.com) or ciContext.source (such as github).`,
  );
}

const found = ({ id }: LinkedProvider): ChosenHost => ({ provider: id, reason: null });
const none = (reason: string | null): ChosenHost => ({ provider: null, reason });
const names = (hosts: readonly LinkedProvider[]) => hosts.map(({ id }) => providerNames[id]).join(", ");

function notLinked(named: ProviderId | undefined, host: string | undefined, hosts: readonly LinkedProvider[]): string {
  const linked = hosts.map((one) => described(one.id, webHost(one))).join(", ");
  return `The repository is on ${described(named, host)}, which is not linked. Linked: ${linked}. An admin links it under Settings → Integrations.`;
}

function described(id: ProviderId | undefined, host: string | undefined): string {
  if (id === undefined) return host ?? "a host";
  return host === undefined ? providerNames[id] : `${providerNames[id]} (${host})`;
}

/**
 * Whether a run's host is another one than the linked `web` host. A repository of the same name there is not meant. Two names of one host are
 * possible where only Gantry's operator sees the linked one (an internal address), and for its ssh name.
 */
function isElsewhere(host: string | undefined, web: string | undefined): boolean {
  if (host === undefined || web === undefined || host === web) return false;
  // Every company has its own name there.
  if (isGheHost(host)) return true;
  const [ours, theirs] = [publicHost(host), publicHost(web)];
  if (ours !== undefined && ours === theirs) return false;
  const main = /^(?:alt)?ssh\.(.+)$/.exec(host)?.[1];
  if (main !== undefined && (web === main || web.endsWith(`.${main}`))) return false;
  return ours !== undefined || theirs !== undefined || !isInternalName(web);
}

/** GitHub Enterprise Cloud with data residency. */
const isGheHost = (host: string | undefined): boolean => host?.endsWith(".ghe.com") === true;

const isInternalName = (host: string) =>
  isIP(host.replace(/^\[|\]$/g, "")) !== 0 || !host.includes(".") || /\.(?:internal|local|localdomain|lan|svc|home\.arpa)$/.test(host);

function publicHost(host: string | undefined): ProviderId | undefined {
  if (host === undefined) return undefined;
  return publicHosts[host] ?? (host.endsWith(".visualstudio.com") ? "azure" : undefined);
}

/** The host in the URLs of a linked provider's repositories. */
function webHost({ id, address }: LinkedProvider): string | undefined {
  if (id === "bitbucket") return "bitbucket.org";
  if (address === null || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const isGithubApi = id === "github" && (hostname === "api.github.com" || isGheHost(hostname));
  return isGithubApi ? hostname.replace(/^api\./, "") : hostname;
}
