import { LogOut } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { signOut } from "../../api/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";

/** Ends every session of the person: for a lost laptop. */
export function Sessions() {
  const [asking, setAsking] = useState(false);
  const end = useChange({
    call: () => call("POST /api/auth/sign-out-everywhere", {}),
    onSuccess: () => signOut("signed-out"),
    failureText: "Could not sign out everywhere.",
    onError: () => setAsking(false),
  });
  return (
    <Card>
      <CardHeader
        title="Sessions"
        description="Sign out on all devices, in every organization."
        actions={
          <Button tone="danger" onClick={() => setAsking(true)}>
            <LogOut aria-hidden="true" />
            Sign out everywhere
          </Button>
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      >
        <p>You are signed out in every browser, including this one. API keys keep working.</p>
      </ConfirmDialog>
    </Card>
  );
}
