import type { IntegrationEntry } from "@gantry/contract/integrations/schemas.ts";
import type { ProviderKind } from "@gantry/contract/integrations/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { History } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { useIsAdmin, useMayWrite } from "../auth/queries.ts";
import { SettingsStack } from "../../frame/SettingsStack.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { PagePending } from "../../frame/PagePending.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import { ProviderRow } from "./ProviderRow.tsx";
import { integrationsQuery } from "./queries.ts";
import { RegistriesCard } from "./RegistriesCard.tsx";
import { UnlinkDialog } from "./UnlinkDialog.tsx";

interface Kind {
  kind: ProviderKind;
  title: string;
  description: string;
}

const kinds: readonly Kind[] = [
  {
    kind: "source",
    title: "Source hosts",
    description: "Sets a commit status for each run and keeps one comment on the pull request up to date.",
  },
  {
    kind: "tracker",
    title: "Issue trackers",
    description: "Creates issues from failed runs, with the failed tests and a link to the run.",
  },
  { kind: "webhook", title: "Webhook", description: "Sends run events to your URL, signed according to Standard Webhooks." },
];

export function IntegrationsPage() {
  const integrations = useQuery(integrationsQuery());
  const isAdmin = useIsAdmin();
  const [linking, setLinking] = useState<IntegrationEntry>();
  const [unlinking, setUnlinking] = useState<IntegrationEntry>();
  if (integrations.isPending) return <PagePending />;
  if (integrations.isError) {
    return (
      <ErrorState level={1} title="The integrations could not be loaded" onRetry={() => void integrations.refetch()}>
        {errorText(integrations.error)}
      </ErrorState>
    );
  }
  return (
    <>
      <PageHeader
        title="Integrations"
        description="Connect source hosts, issue trackers, webhooks and image registries. Credentials are encrypted and never shown again."
      />
      <SettingsStack>
        {!isAdmin && <Notice tone="idle">Only admins can change integrations.</Notice>}
        {kinds.map((kind) => (
          <ProvidersCard
            key={kind.kind}
            {...kind}
            entries={integrations.data.filter((entry) => entry.kind === kind.kind)}
            onLink={setLinking}
            onUnlink={setUnlinking}
          />
        ))}
        <RegistriesCard isAdmin={isAdmin} />
      </SettingsStack>
      {linking && <LinkDialog entry={linking} onClose={() => setLinking(undefined)} />}
      <UnlinkDialog entry={unlinking} onClose={() => setUnlinking(undefined)} />
    </>
  );
}

interface ProvidersCardProps extends Kind {
  entries: readonly IntegrationEntry[];
  onLink: (entry: IntegrationEntry) => void;
  onUnlink: (entry: IntegrationEntry) => void;
}

function ProvidersCard({ kind, title, description, entries, onLink, onUnlink }: ProvidersCardProps) {
  const isAdmin = useIsAdmin();
  const mayWrite = useMayWrite();
  return (
    <Card>
      <CardHeader
        title={title}
        description={description}
        actions={
          kind === "webhook" &&
          mayWrite && (
            <Button size="sm" asChild>
              <Link to="/settings/integrations/deliveries">
                <History aria-hidden="true" />
                Deliveries
              </Link>
            </Button>
          )
        }
      />
      <ul aria-label={title} className="divide-y divide-edge">
        {entries.map((entry) => (
          <ProviderRow key={entry.provider} entry={entry} isAdmin={isAdmin} onLink={() => onLink(entry)} onUnlink={() => onUnlink(entry)} />
        ))}
      </ul>
    </Card>
  );
}
