import type { CiContext } from "@gantry/contract/executions.ts";
import { type ProviderId, providerIds, providerKind } from "@gantry/contract/integration-settings.ts";
import { repositoryHost } from "../providers/repository-name.ts";

const sourceHosts = providerIds.filter((id) => providerKind[id] === "source");
const publicHosts: Readonly<Record<string, ProviderId>> = {
  "github.com": "github",
  "gitlab.com": "gitlab",
  "bitbucket.org": "bitbucket",
  "dev.azure.com": "azure",
  "ssh.dev.azure.com": "azure",
};

/**
 * Which linked source host a run's repository belongs to: the one its CI system's name begins with (`github-actions`), else the one its
 * address leads to, else the only one that is linked.
 */
export function chooseHost(context: CiContext, linked: readonly string[]): ProviderId | undefined {
  const hosts = sourceHosts.filter((id) => linked.includes(id));
  const source = context.source?.toLowerCase().trim() ?? "";
  const named = sourceHosts.find((id) => source.startsWith(id)) ?? publicHosts[repositoryHost(context.repository ?? "") ?? ""];
  if (named) return hosts.find((id) => id === named);
  return hosts.length === 1 ? hosts[0] : undefined;
}
