import { zodResolver } from "@hookform/resolvers/zod";
import type { Defaults } from "@gantry/contract/configuration/schemas.ts";
import type { RunSettings } from "@gantry/contract/projects/schemas.ts";
import { environments } from "@gantry/contract/executions/constants.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ChevronRight, Play, Plus, Trash2 } from "lucide-react";
import { type ClipboardEvent, useState } from "react";
import { type Control, Controller, type UseFormReturn, useFieldArray, useForm } from "react-hook-form";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { createKeyring } from "../../api/idempotency-key.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Combobox } from "../../ui/fields/Combobox.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { useCurrentProject } from "../projects/current-project.ts";
import { repeatedTestsHint, repeatedTestsOptions } from "./repeated-tests-options.ts";
import { environmentLabel } from "./environment-label.ts";
import { NewRunForm, formFromDefaults, readDotEnv, toRequest } from "./new-run-form.ts";
import { defaultsQuery, executionKeys, foldersQuery, groupsQuery, tellCaches } from "./queries.ts";

const formId = "new-run";

export function NewRunDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { project, projects, isKnown } = useCurrentProject();
  const [chosen, setChosen] = useState<string>();
  const projectId = chosen ?? project?.id ?? projects[0]?.id;
  const defaults = useQuery({ ...defaultsQuery(projectId), enabled: open && isKnown });
  const [isSending, setIsSending] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New run"
      description="Run your test image in a container and watch it live."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button tone="primary" type="submit" form={formId} busy={isSending} disabled={!defaults.data}>
            <Play aria-hidden="true" />
            Run
          </Button>
        </>
      }
    >
      {defaults.isError ? (
        <ErrorState title="The project's settings could not be loaded" onRetry={() => void defaults.refetch()} className="py-6">
          {errorText(defaults.error)}
        </ErrorState>
      ) : defaults.data ? (
        // Another project has other settings, so the form is reset.
        <RunForm key={projectId} defaults={defaults.data} projectId={projectId ?? ""} onProject={setChosen} onSending={setIsSending} />
      ) : (
        <FormSkeleton />
      )}
    </Dialog>
  );
}

interface RunFormProps {
  defaults: Defaults;
  projectId: string;
  onProject: (id: string) => void;
  onSending: (isSending: boolean) => void;
}

function RunForm({ defaults, projectId, onProject, onSending }: RunFormProps) {
  const { projects } = useCurrentProject();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [keyring] = useState(createKeyring);
  const folders = useQuery(foldersQuery(projectId || undefined)).data ?? [];
  const groups = useQuery(groupsQuery(projectId || undefined)).data ?? [];
  const form = useForm<NewRunForm>({ resolver: zodResolver(NewRunForm), defaultValues: formFromDefaults(defaults, projectId) });
  const { errors } = form.formState;
  const baseUrls = projects.find((project) => project.id === projectId)?.runSettings.baseUrls;
  const chooseEnvironment = (next: string) => {
    const before = form.getValues();
    form.setValue("environment", next);
    // An address that was typed stays; the project's own follows its environment.
    if (baseUrls && (before.baseUrl === "" || before.baseUrl === urlOf(baseUrls, before.environment)))
      form.setValue("baseUrl", urlOf(baseUrls, next));
  };
  const create = useMutation({
    mutationFn: (values: NewRunForm) => {
      const body = toRequest(values);
      return call("POST /api/execution-request", { body, idempotencyKey: keyring(body) });
    },
    onMutate: () => onSending(true),
    onSettled: () => onSending(false),
    onSuccess: ({ data }) => {
      client.setQueryData(executionKeys.one(data.id), data);
      tellCaches(client, data);
      void navigate({ to: "/runs/$id", params: { id: data.id } });
    },
  });

  return (
    <form id={formId} className="grid gap-4 sm:grid-cols-2" noValidate onSubmit={form.handleSubmit((values) => create.mutate(values))}>
      <FailureNotice error={create.error} className="sm:col-span-2" />
      {projects.length !== 1 && (
        <Field
          label="Project"
          error={errors.projectId?.message}
          className="sm:col-span-2"
          {...(projects.length === 0 ? { hint: "There is no project yet. Create one under Settings → Projects." } : {})}
        >
          <Select
            value={projectId}
            onChange={onProject}
            options={projects.map((project) => ({ value: project.id, label: project.name }))}
            placeholder="Choose a project"
            disabled={projects.length === 0}
          />
        </Field>
      )}
      <Controller
        control={form.control}
        name="image"
        render={({ field }) => (
          <Field label="Image" error={errors.image?.message} className="sm:col-span-2">
            <Combobox {...field} mono placeholder="registry.example.com/team/suite:1.4" suggestions={imagesOf(defaults)} />
          </Field>
        )}
      />
      <Field
        label="Command"
        required={false}
        error={errors.command?.message}
        hint="Arguments for the image's entry point. Leave empty to use the image's own command."
        className="sm:col-span-2"
      >
        <Input mono {...form.register("command")} placeholder="npx playwright test" spellCheck={false} autoComplete="off" />
      </Field>
      <Controller
        control={form.control}
        name="folder"
        render={({ field }) => (
          <Field label="Folder" error={errors.folder?.message} hint="“all” runs every test.">
            <Combobox
              {...field}
              mono
              suggestions={folders.map((folder) => ({
                value: folder.path,
                detail: folder.tests > 0 ? `${folder.tests.toLocaleString("en")} tests` : undefined,
              }))}
            />
          </Field>
        )}
      />
      <Controller
        control={form.control}
        name="environment"
        render={({ field }) => (
          <Field label="Environment" error={errors.environment?.message}>
            <Select
              value={field.value}
              onChange={chooseEnvironment}
              options={environmentsOf(defaults).map((name) => ({ value: name, label: environmentLabel(name) }))}
            />
          </Field>
        )}
      />
      <Field
        label="Base URL"
        required={false}
        error={errors.baseUrl?.message}
        hint="The address of the application under test, passed as BASE_URL."
      >
        <Input type="url" {...form.register("baseUrl")} placeholder="https://staging.example.com" spellCheck={false} />
      </Field>
      <Controller
        control={form.control}
        name="groupName"
        render={({ field }) => (
          <Field label="Group" required={false} error={errors.groupName?.message} hint="Runs of one group share their history.">
            <Combobox
              {...field}
              suggestions={groups.map((group) => ({ value: group.groupName, detail: `${group.executions.toLocaleString("en")} runs` }))}
              placeholder="nightly"
            />
          </Field>
        )}
      />
      <Variables form={form} control={form.control} />
      <details className="group/more sm:col-span-2">
        <summary className="inline-flex list-none items-center gap-1 rounded text-sm font-medium text-ink-soft hover:text-ink">
          <ChevronRight className="size-4 transition-transform group-open/more:rotate-90" aria-hidden="true" />
          Advanced
        </summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-3">
          <Field
            label="Report folder"
            error={errors.reportFolder?.message}
            hint="Path below /app. Leave empty to search the usual folders."
          >
            <Input mono {...form.register("reportFolder")} placeholder="reports" spellCheck={false} />
          </Field>
          <Field label="Time limit" error={errors.timeoutMinutes?.message} hint="Minutes, at most 240.">
            <Input inputMode="numeric" {...form.register("timeoutMinutes")} />
          </Field>
          <Field label="Priority" error={errors.priority?.message} hint="-10 to 10. Higher priority runs first.">
            <Input inputMode="numeric" {...form.register("priority")} />
          </Field>
          <Controller
            control={form.control}
            name="repeatedTests"
            render={({ field: { value, onChange } }) => (
              <Field
                label="Results with the same name"
                error={errors.repeatedTests?.message}
                hint={repeatedTestsHint}
                className="sm:col-span-3"
              >
                <Select value={value} onChange={onChange} options={repeatedTestsOptions} />
              </Field>
            )}
          />
        </div>
      </details>
    </form>
  );
}

function Variables({ form, control }: { form: UseFormReturn<NewRunForm>; control: Control<NewRunForm> }) {
  const { fields, append, remove, replace } = useFieldArray({ control, name: "variables" });
  const errors = form.formState.errors.variables;
  const onPaste = (event: ClipboardEvent, index: number) => {
    const pasted = readDotEnv(event.clipboardData.getData("text"));
    if (!pasted) return;
    event.preventDefault();
    const before = form.getValues("variables");
    replace([...before.slice(0, index), ...pasted, ...before.slice(index + 1)].slice(0, 100));
  };
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="mb-1 text-sm font-medium">
        Variables <span className="font-normal text-ink-soft">(for this run only)</span>
      </legend>
      {fields.map((field, index) => {
        const error = errors?.[index]?.name?.message;
        return (
          <div key={field.id} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] gap-2">
            <Input
              mono
              aria-label={`Name of variable ${index + 1}`}
              aria-invalid={error ? true : undefined}
              placeholder="NAME"
              autoComplete="off"
              spellCheck={false}
              {...form.register(`variables.${index}.name`)}
              onPaste={(event) => onPaste(event, index)}
            />
            <Input
              mono
              aria-label={`Value of variable ${index + 1}`}
              placeholder="value"
              autoComplete="off"
              spellCheck={false}
              {...form.register(`variables.${index}.value`)}
            />
            <IconButton label={`Remove variable ${index + 1}`} onClick={() => remove(index)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
            {error && <p className="col-span-3 text-xs text-bad">{error}</p>}
          </div>
        );
      })}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="sm" onClick={() => append({ name: "", value: "" })}>
          <Plus aria-hidden="true" />
          Add variable
        </Button>
        <span className="text-xs text-ink-soft">
          {fields.length === 0
            ? "The project's variables are always set. Store secrets there."
            : "You can paste lines of a .env file into a name field."}
        </span>
      </div>
    </fieldset>
  );
}

function urlOf(baseUrls: RunSettings["baseUrls"], environment: string): string {
  const known = environments.find((name) => name === environment);
  return known ? baseUrls[known] : "";
}

function imagesOf(defaults: Defaults) {
  const samples = defaults.samples.map((sample) => ({ value: sample.image, detail: sample.title }));
  return defaults.image && !samples.some((sample) => sample.value === defaults.image)
    ? [{ value: defaults.image, detail: "the project's" }, ...samples]
    : samples;
}

function environmentsOf(defaults: Defaults): string[] {
  return defaults.environments.includes(defaults.environment) ? defaults.environments : [defaults.environment, ...defaults.environments];
}

function FormSkeleton() {
  return (
    <div className="grid gap-4">
      <Loading label="Loading the project's settings" />
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-1.5">
          <Skeleton className="w-24" />
          <Skeleton className="h-8 w-full" />
        </div>
      ))}
    </div>
  );
}
