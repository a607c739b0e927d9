import type { Integration, IntegrationEntry } from "@gantry/contract/integrations/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Pencil, Plug, Unplug } from "lucide-react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { MenuItem } from "../../ui/overlays/DropdownMenu.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { integrationsQuery } from "./queries.ts";
import { settingEntries } from "./setting-entries.ts";
import { TestAndMore } from "./TestAndMore.tsx";

interface ProviderRowProps {
  entry: IntegrationEntry;
  isAdmin: boolean;
  onLink: () => void;
  onUnlink: () => void;
}

/** One of the eight: whether it is linked, as whom, and how it went last. */
export function ProviderRow({ entry, isAdmin, onLink, onUnlink }: ProviderRowProps) {
  const { integration } = entry;
  return (
    <li className="grid gap-2 px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
          <span className="font-medium">{entry.name}</span>
          {integration ? (
            entry.enabled ? (
              <Badge tone="ok">Linked</Badge>
            ) : (
              <Badge tone="warn">Switched off</Badge>
            )
          ) : (
            <span className="text-xs text-ink-soft">Not linked</span>
          )}
        </p>
        {isAdmin &&
          (integration ? (
            <LinkedMenu entry={entry} onLink={onLink} onUnlink={onUnlink} />
          ) : (
            <Button size="sm" onClick={onLink} aria-label={`Link ${entry.name}`}>
              <Plug aria-hidden="true" />
              Link
            </Button>
          ))}
      </div>
      {integration && <Facts integration={integration} />}
      {integration?.lastError && (
        <Notice tone="warn">
          Failed <RelativeTime at={integration.lastError.at} />: {visibleText(integration.lastError.message)}
        </Notice>
      )}
    </li>
  );
}

function Facts({ integration }: { integration: Integration }) {
  return (
    <div className="-mt-1 grid gap-0.5">
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
        {integration.account && <span>as {visibleText(integration.account)}</span>}
        <span>
          linked by {integration.linkedBy.name} <RelativeTime at={integration.linkedAt} />
        </span>
        <span>
          {integration.lastUsedAt ? (
            <>
              used <RelativeTime at={integration.lastUsedAt} />
            </>
          ) : (
            "not used yet"
          )}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
        {settingEntries(integration).map(({ title, value }) => (
          <span key={title} className="min-w-0 break-all">
            {title}: <code className="text-ink">{value}</code>
          </span>
        ))}
      </p>
    </div>
  );
}

function LinkedMenu({ entry, onLink, onUnlink }: { entry: IntegrationEntry; onLink: () => void; onUnlink: () => void }) {
  const client = useQueryClient();
  const test = useChange({
    call: () => call("POST /api/integrations/:provider/test", { params: { provider: entry.provider } }),
    onSuccess: ({ data }) => toast.success(`${entry.name} answers${data.account ? ` as ${data.account}` : ""}`),
    failureText: `${entry.name} did not work.`,
    onSettled: () => client.invalidateQueries(integrationsQuery()),
  });
  return (
    <TestAndMore label={entry.name} isTesting={test.isPending} onTest={() => test.mutate()}>
      <MenuItem onSelect={onLink}>
        <Pencil aria-hidden="true" />
        Change…
      </MenuItem>
      <MenuItem danger onSelect={onUnlink}>
        <Unplug aria-hidden="true" />
        Unlink…
      </MenuItem>
    </TestAndMore>
  );
}
