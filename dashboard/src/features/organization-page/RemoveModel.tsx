import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { useChangeOrganization } from "../organizations/queries.ts";

export function RemoveModel() {
  const [asking, setAsking] = useState(false);
  const removeModel = useChangeOrganization(() => call("DELETE /api/organization/ai", {}), "The platform's model is in use again");
  return (
    <>
      <Button onClick={() => setAsking(true)}>Use the platform's model</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove the organization's model?"
        confirmLabel="Remove it"
        busy={removeModel.isPending}
        onConfirm={() => removeModel.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <p>Its key is deleted. The model of this installation is used instead, or the built-in rules if it has none.</p>
      </ConfirmDialog>
    </>
  );
}
