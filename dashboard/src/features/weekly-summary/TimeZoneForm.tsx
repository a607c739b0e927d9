import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../api/client.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Combobox } from "../../ui/fields/Combobox.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";

const zones = (): string[] => ["UTC", ...Intl.supportedValuesOf("timeZone")];

/** The organization's time zone, which admins choose. */
export function TimeZoneForm({ timeZone }: { timeZone: string }) {
  const [text, setText] = useState(timeZone);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => call("PATCH /api/organization/time-zone", { body: { timeZone: text.trim() } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["weekly-summary"] });
      toast.success("Time zone changed");
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className="grid gap-2" noValidate onSubmit={submit}>
      <FailureNotice error={save.error} />
      <Field label="Time zone of the organization" hint="Decides when the summaries are sent.">
        <Combobox value={text} onChange={setText} suggestions={zones().map((value) => ({ value }))} />
      </Field>
      {text.trim() !== timeZone && (
        <div>
          <Button type="submit" busy={save.isPending} disabled={text.trim() === ""}>
            Save time zone
          </Button>
        </div>
      )}
    </form>
  );
}
