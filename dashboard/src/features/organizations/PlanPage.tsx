import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../api/api-error.ts";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { meQuery } from "../auth/queries.ts";
import { SettingsStack } from "../../frame/SettingsStack.tsx";
import { PageHeader } from "../../frame/PageHeader.tsx";
import { PagePending } from "../../frame/PagePending.tsx";
import { Plans } from "./Plans.tsx";
import { UsageBars } from "./UsageBars.tsx";
import { planLabels } from "./limit-labels.ts";
import { plansQuery } from "./queries.ts";

export function PlanPage() {
  const me = useQuery(meQuery());
  const plans = useQuery(plansQuery());
  if (me.isPending || plans.isPending) return <PagePending />;
  if (me.isError || plans.isError) {
    const failed = me.isError ? me : plans;
    return (
      <ErrorState level={1} title="The plan could not be loaded" onRetry={() => void failed.refetch()}>
        {errorText(failed.error)}
      </ErrorState>
    );
  }
  const { organization } = me.data;
  return (
    <>
      <PageHeader title="Plan and usage" description={`${organization.name} is on the ${planLabels[organization.plan]} plan.`} />
      <SettingsStack>
        <UsageBars />
        <Plans organization={organization} plans={plans.data} />
      </SettingsStack>
    </>
  );
}
