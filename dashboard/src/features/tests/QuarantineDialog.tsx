import type { TestDetail } from "@gantry/contract/tests/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { invalidateTests } from "./queries.ts";

/** Quarantines a test, or edits an existing quarantine. */
export function QuarantineDialog({ test, onClose }: { test: Pick<TestDetail, "id" | "quarantine">; onClose: () => void }) {
  const known = test.quarantine;
  const client = useQueryClient();
  const [reason, setReason] = useState(known?.reason ?? "");
  const [owner, setOwner] = useState(known?.owner ?? "");
  // An automatic quarantine ends with a pass; only a manual one can be kept longer.
  const isAuto = known?.source === "auto";
  const [knownUntil] = useState(dateOf(isAuto ? known.expiresAt : known?.keepUntil));
  const [until, setUntil] = useState(knownUntil);
  const save = useMutation({
    mutationFn: () => {
      // The day is the reader's own and counts whole.
      const end = until === "" ? null : new Date(`${until}T23:59:59`).toISOString();
      const ends = until === knownUntil ? {} : isAuto ? { expiresAt: end } : { keepUntil: end };
      const named = owner.trim() === (known?.owner ?? "") ? {} : { owner: owner.trim() || null };
      const body = { reason: reason.trim(), ...named, ...ends };
      return known
        ? call("PATCH /api/quarantine/:id", { params: { id: test.id }, body })
        : call("POST /api/quarantine", { body: { ...body, testId: test.id } });
    },
    onSuccess: async () => {
      await invalidateTests(client);
      toast.success(known ? "Saved" : "In quarantine: its failures no longer fail the gate");
      onClose();
    },
  });
  return (
    <FormDialog
      title={known ? "Edit quarantine" : "Quarantine test"}
      description="The test still runs. Its failures are shown but do not fail the gate."
      submitLabel={known ? "Save" : "Quarantine test"}
      save={save}
      browserChecks
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Field label="Reason" required={false} hint="A ticket number or a short explanation.">
        <Input value={reason} onChange={(event) => setReason(event.target.value)} maxLength={500} autoFocus />
      </Field>
      <Field label="Owner" required={false} hint={ownerHint(known !== null)}>
        <Input value={owner} onChange={(event) => setOwner(event.target.value)} maxLength={200} autoComplete="off" />
      </Field>
      <Field
        label={isAuto ? "At the latest until" : "Keep until"}
        required={false}
        hint={
          isAuto
            ? "Ends when the test passes once, or on this day at the latest."
            : "The test stays in quarantine until this day, even if it passes. Leave empty to end it when the test passes once."
        }
      >
        <Input type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

// The server takes over the test's owner only when it creates the quarantine.
const ownerHint = (isKnown: boolean) =>
  `The person or team that takes care of the quarantine.${isKnown ? "" : " Leave empty for the owner of the test."}`;

/** The reader's own day of a moment, as a date field holds it. */
function dateOf(moment: string | null | undefined): string {
  if (!moment) return "";
  const at = new Date(moment);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
