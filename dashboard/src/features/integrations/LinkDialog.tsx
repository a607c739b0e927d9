import { type SettingField, settingFields } from "@gantry/contract/integrations/settings.ts";
import type { Integration, IntegrationEntry } from "@gantry/contract/integrations/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { OneTimeDialog } from "../../ui/overlays/OneTimeDialog.tsx";
import { SettingInput, type SettingValue } from "./SettingInput.tsx";
import { integrationsQuery } from "./queries.ts";

/** Links a provider, or changes its link: the form is drawn from the provider's settings. The server checks the credentials first. */
export function LinkDialog({ entry, onClose }: { entry: IntegrationEntry; onClose: () => void }) {
  const client = useQueryClient();
  const fields = settingFields(entry.provider);
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map((field) => [field.name, shownAtFirst(field, entry.integration)])),
  );
  const link = useMutation({
    mutationFn: () => call("PUT /api/integrations/:provider", { params: { provider: entry.provider }, body: given(values) }),
    onSuccess: async ({ signingSecret, data }) => {
      await client.invalidateQueries(integrationsQuery());
      if (signingSecret) return;
      toast.success(`${entry.name} is linked${data?.account ? ` as ${data.account}` : ""}`);
      onClose();
    },
  });
  if (link.data?.signingSecret) {
    return (
      <OneTimeDialog title="The signing secret" text={link.data.signingSecret} what="the secret" onClose={onClose}>
        The secret is shown only once. The receiver uses it to check that a message comes from Gantry.
      </OneTimeDialog>
    );
  }
  const issues = link.error instanceof ApiError ? link.error.issues : [];
  const issueOf = (name: string) => issues.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message;
  return (
    <FormDialog
      title={entry.integration ? `Change ${entry.name}` : `Link ${entry.name}`}
      description={
        entry.integration ? "Leave a secret empty to keep its current value." : "The credentials are tested before they are saved."
      }
      submitLabel={entry.integration ? "Test and save" : "Test and link"}
      save={link}
      onSubmit={() => link.mutate()}
      onClose={onClose}
    >
      {fields.map((field, index) => (
        <SettingInput
          key={field.name}
          field={field}
          stored={entry.integration?.settings[field.name]}
          value={values[field.name] ?? ""}
          onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          error={issueOf(field.name)}
          autoFocus={index === 0}
        />
      ))}
    </FormDialog>
  );
}

/** Prefills the settings that are not secret. */
function shownAtFirst(field: SettingField, integration: Integration | null): SettingValue {
  const stored = field.secrecy ? undefined : integration?.settings[field.name];
  if (stored !== undefined) return stored;
  if (Array.isArray(field.default)) return field.default.map(String);
  return typeof field.default === "string" ? field.default : "";
}

function given(values: Readonly<Record<string, SettingValue>>): Record<string, SettingValue> {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, typeof value === "string" ? value.trim() : value] as const)
      .filter(([, value]) => value !== ""),
  );
}
