import type { CiContext } from "@gantry/contract/executions.ts";
import { type ProviderId, providerIds, providerKind, providerNames } from "@gantry/contract/integration-settings.ts";
import type { LinkedProvider } from "../linked-providers.ts";
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
 * The linked source host of a run's repository. If the repository's host is known (a linked address or a public one), it decides. Next comes the
 * beginning of the CI system's name (`github-actions`), last the only linked host.
 */
export function chooseHost(context: CiContext, linked: readonly LinkedProvider[]): ChosenHost {
  const hosts = linked.filter(({ id }) => sourceHosts.includes(id));
  if (hosts.length === 0) return none(null);
  const host = context.host?.toLowerCase() ?? repositoryHost(context.repository ?? "");
  const owner = hosts.find((one) => host !== undefined && webHost(one) === host);
  if (owner) return found(owner);
  const named = publicHost(host) ?? sourceHosts.find((id) => context.source?.toLowerCase().trim().startsWith(id));
  if (named) {
    const match = hosts.find((one) => one.id === named);
    const isElsewhere =
      match !== undefined && publicHost(host) !== undefined && webHost(match) !== host && publicHost(webHost(match)) !== named;
    return match && !isElsewhere ? found(match) : none(notLinked(named, host, hosts));
  }
  const [only, ...others] = hosts;
  if (only && others.length === 0) return found(only);
  return none(
    `Several source hosts are linked (${names(hosts)}), and nothing says which one has the repository. Send ciContext.host (such as github.com) or ciContext.source (such as github).`,
  );
}

const found = ({ id }: LinkedProvider): ChosenHost => ({ provider: id, reason: null });
const none = (reason: string | null): ChosenHost => ({ provider: null, reason });
const names = (hosts: readonly LinkedProvider[]) => hosts.map(({ id }) => providerNames[id]).join(", ");

function notLinked(named: ProviderId, host: string | undefined, hosts: readonly LinkedProvider[]): string {
  const where = host === undefined ? providerNames[named] : `${providerNames[named]} (${host})`;
  return `The repository is on ${where}, which is not linked. Linked: ${names(hosts)}. An admin links it under Settings → Integrations.`;
}

function publicHost(host: string | undefined): ProviderId | undefined {
  if (host === undefined) return undefined;
  return publicHosts[host] ?? (host.endsWith(".visualstudio.com") ? "azure" : undefined);
}

/** The host in the URLs of a linked provider's repositories. */
function webHost({ id, address }: LinkedProvider): string | undefined {
  if (id === "bitbucket") return "bitbucket.org";
  if (address === null || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const isGithubApi = id === "github" && (hostname === "api.github.com" || hostname.endsWith(".ghe.com"));
  return isGithubApi ? hostname.replace(/^api\./, "") : hostname;
}
