import type { MailSettings } from "@gantry/contract/organizations/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { SwitchRow } from "../../ui/fields/SwitchRow.tsx";
import { useIsAdmin } from "../auth/queries.ts";
import { organizationQuery, useChangeOrganization } from "../organizations/queries.ts";

/** What the organization's admins are mailed. */
export function MailSwitches() {
  const organization = useQuery(organizationQuery());
  const isAdmin = useIsAdmin();
  const change = useChangeOrganization(
    (settings: Partial<MailSettings>) => call("PATCH /api/organization/notifications", { body: settings }),
    "Notifications changed",
  );
  const shown = organization.data && { ...organization.data.notifications, ...(change.isPending ? change.variables : {}) };
  return (
    <Card>
      <CardHeader title="Email" description="Sent to the organization's admins." />
      {organization.isError ? (
        <ErrorState title="The settings could not be loaded" onRetry={() => void organization.refetch()} className="py-8">
          {errorText(organization.error)}
        </ErrorState>
      ) : shown ? (
        <div className="grid gap-4 px-4 py-4 sm:px-5">
          <SwitchRow
            label="Usage"
            hint="When 50, 80, 90 and 100 percent of the plan's runs or storage are used. Each threshold is sent at most once a month."
            checked={shown.usageAlerts}
            onChange={(usageAlerts) => change.mutate({ usageAlerts })}
            disabled={!isAdmin || change.isPending}
          />
          <SwitchRow
            label="Billing"
            hint="When a payment succeeds or fails."
            checked={shown.billing}
            onChange={(billing) => change.mutate({ billing })}
            disabled={!isAdmin || change.isPending}
          />
        </div>
      ) : (
        <div className="grid gap-3 p-5">
          <Loading label="Loading the settings" />
          <Skeleton className="w-1/2" />
        </div>
      )}
    </Card>
  );
}
