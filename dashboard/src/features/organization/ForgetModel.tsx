import { api } from "@gantry/contract/api.ts";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useChangeOrganization } from "./queries.ts";

export function ForgetModel() {
  const [asking, setAsking] = useState(false);
  const forget = useChangeOrganization(() => call(api.organization.forgetModel, {}), "The platform's model answers again");
  return (
    <>
      <Button onClick={() => setAsking(true)}>Use the platform's</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Forget your own model?"
        confirmLabel="Forget it"
        busy={forget.isPending}
        onConfirm={() => forget.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <p>Its key is deleted. The model of this installation answers from now on, or the built-in rules when it has none.</p>
      </ConfirmDialog>
    </>
  );
}
