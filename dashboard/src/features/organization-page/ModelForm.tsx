import type { ModelProvider } from "@gantry/contract/models/schemas.ts";
import { modelNeeds, modelProviders } from "@gantry/contract/models/constants.ts";
import type { ModelInUse } from "@gantry/contract/organizations/schemas.ts";
import { type FormEvent, useState } from "react";
import { call } from "../../api/client.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { RemoveModel } from "./RemoveModel.tsx";
import { TestModel } from "./TestModel.tsx";
import { modelExamples, providerLabels } from "./model-labels.ts";
import { useChangeOrganization } from "../organizations/queries.ts";

interface Choice {
  provider: ModelProvider;
  model: string;
  baseUrl: string;
  apiKey: string;
}

/** The organization's model. The key is write-only. */
export function ModelForm({ current, isAdmin }: { current: ModelInUse; isAdmin: boolean }) {
  const initial = choiceOf(current);
  const [choice, setChoice] = useState(initial);
  const choose = useChangeOrganization(
    (chosen: Choice) => call("PATCH /api/organization/ai", { body: toChange(chosen) }),
    "Model saved",
    false,
  );
  const needs = modelNeeds[choice.provider];
  const set = (change: Partial<Choice>) => setChoice((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate(choice);
  };
  return (
    <Card>
      <CardHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            Model
            <Badge tone={current.configured ? "accent" : "idle"}>{current.configured ? "Organization's model" : "Platform default"}</Badge>
          </span>
        }
        description={`In use: ${providerLabels[current.provider]}${current.provider === "builtin" ? "" : `, ${current.model}`}.`}
        actions={
          isAdmin && (
            <>
              {current.provider !== "builtin" && <TestModel />}
              {current.configured && <RemoveModel />}
            </>
          )
        }
      />
      {isAdmin && (
        <form className="grid items-start gap-4 px-4 py-4 sm:grid-cols-2 sm:px-5" noValidate onSubmit={submit}>
          <FailureNotice error={choose.error} className="sm:col-span-2" />
          <Field label="Provider">
            <Select
              value={choice.provider}
              onChange={(value) => set({ provider: modelProviders.find((known) => known === value) ?? "builtin" })}
              options={modelProviders.map((provider) => ({ value: provider, label: providerLabels[provider] }))}
            />
          </Field>
          {choice.provider !== "builtin" && (
            <ConnectionFields provider={choice.provider} choice={choice} set={set} hasKey={current.hasKey === true} />
          )}
          <div className="sm:col-span-2">
            <Button
              tone="primary"
              type="submit"
              busy={choose.isPending}
              disabled={(current.configured && isSame(choice, initial)) || (needs.model && choice.model.trim() === "")}
            >
              Use this model
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}

interface ConnectionFieldsProps {
  provider: Exclude<ModelProvider, "builtin">;
  choice: Choice;
  set: (change: Partial<Choice>) => void;
  hasKey: boolean;
}

/** How the provider is reached. */
function ConnectionFields({ provider, choice, set, hasKey }: ConnectionFieldsProps) {
  const needs = modelNeeds[provider];
  return (
    <>
      <Field label="Model" hint={`The provider's name for the model, such as ${modelExamples[provider]}.`}>
        <Input mono value={choice.model} onChange={(event) => set({ model: event.target.value })} spellCheck={false} autoComplete="off" />
      </Field>
      <Field label="Address" required={needs.baseUrl} hint="Including the version, such as https://models.example.com/v1.">
        <Input
          type="url"
          value={choice.baseUrl}
          onChange={(event) => set({ baseUrl: event.target.value })}
          placeholder={needs.baseUrl ? "https://…" : "The provider's default"}
          spellCheck={false}
          autoComplete="off"
        />
      </Field>
      <Field
        label="Key"
        required={needs.apiKey}
        hint={
          hasKey
            ? "A key is set. Leave empty to keep it. It is only sent to the address it was saved for."
            : "Stored encrypted, never shown again, and only sent to this address."
        }
      >
        <Input
          type="password"
          value={choice.apiKey}
          onChange={(event) => set({ apiKey: event.target.value })}
          placeholder={hasKey ? "••••••••" : ""}
          autoComplete="new-password"
          spellCheck={false}
        />
      </Field>
    </>
  );
}

function choiceOf(current: ModelInUse): Choice {
  if (!current.configured) return { provider: "openai", model: "", baseUrl: "", apiKey: "" };
  return {
    provider: current.provider,
    model: current.provider === "builtin" ? "" : current.model,
    baseUrl: current.baseUrl ?? "",
    apiKey: "",
  };
}

/** Fields that are left empty are not sent. */
function toChange({ provider, ...texts }: Choice) {
  const [model, baseUrl, apiKey] = [texts.model.trim(), texts.baseUrl.trim(), texts.apiKey.trim()];
  return { provider, ...(model ? { model } : {}), ...(baseUrl ? { baseUrl } : {}), ...(apiKey ? { apiKey } : {}) };
}

function isSame(one: Choice, other: Choice): boolean {
  return one.provider === other.provider && one.model === other.model && one.baseUrl === other.baseUrl && one.apiKey === other.apiKey;
}
