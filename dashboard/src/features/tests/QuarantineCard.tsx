import type { TestDetail } from "@gantry/contract/tests/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ShieldAlert, ShieldOff } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { formatDay } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";
import { useMayWrite } from "../auth/queries.ts";
import { invalidateTests } from "./queries.ts";
import { QuarantineDialog } from "./QuarantineDialog.tsx";

export function QuarantineCard({ test }: { test: TestDetail }) {
  const mayWrite = useMayWrite();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const release = useChange({
    call: () => call("DELETE /api/quarantine/:id", { params: { id: test.id } }),
    onSuccess: () => {
      toast.success("Its failures count again");
      void invalidateTests(client);
    },
    failureText: "Could not remove the test from quarantine.",
  });
  const { quarantine } = test;
  return (
    <Card>
      <CardHeader
        title="Quarantine"
        description={quarantine ? "Its failures are shown and do not fail the gate." : "When it fails, the gate of its run fails."}
      />
      <div className="grid gap-3 px-4 py-3 text-sm sm:px-5">
        {quarantine && <Facts quarantine={quarantine} />}
        {mayWrite && (
          <div className="flex flex-wrap gap-2">
            {quarantine ? (
              <>
                <Button busy={release.isPending} onClick={() => release.mutate()}>
                  <ShieldOff aria-hidden="true" />
                  Remove from quarantine
                </Button>
                <Button tone="quiet" onClick={() => setAsking(true)}>
                  Change
                </Button>
              </>
            ) : (
              <Button onClick={() => setAsking(true)}>
                <ShieldAlert aria-hidden="true" />
                Quarantine test
              </Button>
            )}
          </div>
        )}
      </div>
      {asking && <QuarantineDialog test={test} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Facts({ quarantine }: { quarantine: NonNullable<TestDetail["quarantine"]> }) {
  return (
    <dl className="grid gap-2">
      <Line name="Why">{visibleText(quarantine.reason) || "no reason given"}</Line>
      {quarantine.owner && <Line name="Owner">{visibleText(quarantine.owner)}</Line>}
      <Line name="Since">
        <RelativeTime at={quarantine.quarantinedAt} />,{" "}
        {quarantine.source === "auto" ? "by Auto-Quarantine" : (quarantine.quarantinedBy?.name ?? "manually")}
      </Line>
      <Line name="Until">
        {quarantine.keepUntil ? (
          <>{formatDay(quarantine.keepUntil)}, even if it passes before</>
        ) : quarantine.expiresAt ? (
          <>it passes once, at the latest {formatDay(quarantine.expiresAt)}</>
        ) : (
          "it passes once"
        )}
      </Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
