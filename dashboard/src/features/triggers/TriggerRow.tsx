import type { CreatedRunTrigger, RunTrigger } from "@gantry/contract/triggers/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { KeyRound, ListChecks, Pencil, Trash2, Webhook } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { ConfirmChange } from "../../forms/ConfirmChange.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { DeliveriesSheet } from "./DeliveriesSheet.tsx";
import { triggersQuery } from "./queries.ts";
import { TriggerSummary } from "./TriggerSummary.tsx";

interface TriggerRowProps {
  trigger: RunTrigger;
  mayWrite: boolean;
  onChange: () => void;
  /** Shows how the webhook is set up. */
  onWebhook: (trigger: RunTrigger) => void;
  /** Shows a secret that was just made. */
  onNewSecret: (trigger: CreatedRunTrigger) => void;
}

type Asking = "deliveries" | "secret" | "delete";

export function TriggerRow({ trigger, mayWrite, onChange, onWebhook, onNewSecret }: TriggerRowProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking>();
  const params = { id: trigger.projectId, triggerId: trigger.id };
  const refresh = () => client.invalidateQueries(triggersQuery(trigger.projectId));
  const pause = useChange({
    call: (paused: boolean) => call("PATCH /api/projects/:id/triggers/:triggerId", { params, body: { paused } }),
    failureText: "Could not change the trigger.",
    onSettled: refresh,
  });
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 sm:px-5">
      {mayWrite && (
        <Switch
          aria-label={`Trigger ${trigger.name} is on`}
          checked={pause.isPending ? !pause.variables : !trigger.paused}
          disabled={pause.isPending}
          onCheckedChange={(on) => pause.mutate(!on)}
        />
      )}
      <TriggerSummary trigger={trigger} />
      <More trigger={trigger} mayWrite={mayWrite} onChange={onChange} onWebhook={onWebhook} ask={setAsking} />
      {asking === "deliveries" && <DeliveriesSheet trigger={trigger} onClose={() => setAsking(undefined)} />}
      <ConfirmChange
        open={asking === "secret"}
        onClose={() => setAsking(undefined)}
        title={`Create a new secret for “${trigger.name}”?`}
        confirmLabel="New secret"
        call={async () => onNewSecret((await call("POST /api/projects/:id/triggers/:triggerId/secret", { params })).data)}
        done="New secret created"
        failed="Could not create a new secret."
        refresh={refresh}
      >
        <p>Deliveries signed with the current secret will be rejected until you enter the new one at the Git host.</p>
      </ConfirmChange>
      <ConfirmChange
        open={asking === "delete"}
        onClose={() => setAsking(undefined)}
        title={`Delete the trigger “${trigger.name}”?`}
        confirmLabel="Delete"
        call={() => call("DELETE /api/projects/:id/triggers/:triggerId", { params })}
        done="Trigger deleted"
        failed="Could not delete the trigger."
        refresh={refresh}
      >
        <p>Its address stops working. Delete the webhook at the Git host, too. The runs that it started are kept.</p>
      </ConfirmChange>
    </li>
  );
}

function More({ trigger, mayWrite, onChange, onWebhook, ask }: Omit<TriggerRowProps, "onNewSecret"> & { ask: (what: Asking) => void }) {
  return (
    <Menu>
      <MoreTrigger label={`More for ${trigger.name}`} />
      <MenuContent align="end">
        <MenuItem onSelect={() => ask("deliveries")}>
          <ListChecks aria-hidden="true" />
          Deliveries
        </MenuItem>
        <MenuItem onSelect={() => onWebhook(trigger)}>
          <Webhook aria-hidden="true" />
          Address of the webhook
        </MenuItem>
        {mayWrite && (
          <>
            <MenuItem onSelect={() => ask("secret")}>
              <KeyRound aria-hidden="true" />
              New secret…
            </MenuItem>
            <MenuItem onSelect={onChange}>
              <Pencil aria-hidden="true" />
              Change…
            </MenuItem>
            <MenuItem danger onSelect={() => ask("delete")}>
              <Trash2 aria-hidden="true" />
              Delete…
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
