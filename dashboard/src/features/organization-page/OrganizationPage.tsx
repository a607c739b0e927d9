import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../api/api-error.ts";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { useIsAdmin } from "../auth/queries.ts";
import { RunLinksCard } from "../run-links/RunLinksCard.tsx";
import { SettingsStack } from "../../frame/SettingsStack.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { PagePending } from "../../frame/PagePending.tsx";
import { AiSwitches } from "./AiSwitches.tsx";
import { ModelForm } from "./ModelForm.tsx";
import { NameForm } from "./NameForm.tsx";
import { organizationQuery } from "../organizations/queries.ts";

export function OrganizationPage() {
  const organization = useQuery(organizationQuery());
  const isAdmin = useIsAdmin();
  if (organization.isPending) return <PagePending />;
  if (organization.isError) {
    return (
      <ErrorState level={1} title="The organization could not be loaded" onRetry={() => void organization.refetch()}>
        {errorText(organization.error)}
      </ErrorState>
    );
  }
  return (
    <>
      <PageHeader title="Organization" description="Settings for all projects and members." />
      <SettingsStack>
        {!isAdmin && <Notice tone="idle">Only admins can change the organization.</Notice>}
        <NameForm organization={organization.data} isAdmin={isAdmin} />
        <AiSwitches organization={organization.data} isAdmin={isAdmin} />
        <RunLinksCard organization={organization.data} isAdmin={isAdmin} />
        <ModelForm key={organization.data.updatedAt} current={organization.data.ai} isAdmin={isAdmin} />
      </SettingsStack>
    </>
  );
}
