import type { Organization } from "@gantry/contract/organizations/schemas.ts";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { SwitchRow } from "../../ui/fields/SwitchRow.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { useChangeOrganization } from "../organizations/queries.ts";

/** Whether members may create public links of runs. Turning this off ends all links, so it requires confirmation. */
export function RunLinksCard({ organization, isAdmin }: { organization: Organization; isAdmin: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useChangeOrganization(
    (enabled: boolean) => call("PATCH /api/organization/run-links", { body: { enabled } }),
    "Public links changed",
  );
  const turnOff = () => change.mutate(false, { onSettled: () => setIsAsking(false) });
  return (
    <Card>
      <CardHeader title="Sharing" description="Applies to the whole organization." />
      <div className="px-4 py-4 sm:px-5">
        <SwitchRow
          label="Public links of runs"
          hint="Developers and admins can create links that show one run to anyone, for up to 30 days."
          checked={change.isPending ? change.variables : organization.runLinksEnabled}
          onChange={(enabled) => (enabled ? change.mutate(true) : setIsAsking(true))}
          disabled={!isAdmin || change.isPending}
        />
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Turn off public links?"
        confirmLabel="Turn off"
        busy={change.isPending}
        onConfirm={turnOff}
      >
        <p>All existing links stop working immediately. They do not work again if you turn public links back on.</p>
      </ConfirmDialog>
    </Card>
  );
}
