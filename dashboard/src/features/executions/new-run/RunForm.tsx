import { zodResolver } from "@hookform/resolvers/zod";
import type { Defaults } from "@gantry/contract/configuration/schemas.ts";
import type { RunSettings } from "@gantry/contract/projects/schemas.ts";
import { environments } from "@gantry/contract/executions/constants.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Controller, type UseFormReturn, useForm } from "react-hook-form";
import { call } from "../../../api/client.ts";
import { createKeyring } from "../../../api/idempotency-key.ts";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { focusFirstProblem } from "../../../forms/focus-first-problem.ts";
import { fieldErrorsOf, variableErrorsOf, remainingError } from "../../../forms/field-errors.ts";
import { Combobox } from "../../../ui/fields/Combobox.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { useCurrentProject } from "../../projects/current-project.ts";
import { environmentLabel } from "../names/environment-label.ts";
import { hasRepository } from "../source/source-fields.ts";
import { SourceFields } from "../source/SourceFields.tsx";
import { PartsFields } from "../parts/PartsFields.tsx";
import { partsIn, runsOfParts } from "../parts/parts-text.ts";
import { NewRunForm, newRunLabels, type OfProject, formFromDefaults, toRequest } from "./new-run-form.ts";
import { CachesFields } from "../run-lists/CachesFields.tsx";
import { ServicesFields } from "../run-lists/ServicesFields.tsx";
import { executionKeys, foldersQuery, groupsOf, updateCaches } from "../queries.ts";
import { repeatedTestsHint, repeatedTestsOptions } from "../options/repeated-tests-options.ts";
import { RunVariables } from "./RunVariables.tsx";
import { formatCount } from "../../../ui/text/format.ts";

interface RunFormProps {
  /** The HTML id, for a submit button outside the form. */
  id: string;
  defaults: Defaults;
  projectId: string;
  onProject: (id: string) => void;
  onSending: (isSending: boolean) => void;
  /** How many runs a matrix starts; `undefined` without one. */
  onMatrix: (runs: number | undefined) => void;
  /** Whether something was typed that closing would lose. */
  onChanged: (isChanged: boolean) => void;
}

type Form = UseFormReturn<NewRunForm>;

/** What to run, how and where. Opens the page of the run, or of the matrix run, when it is created. */
export function RunForm({ id, defaults, projectId, onProject, onSending, onMatrix, onChanged }: RunFormProps) {
  const { projects } = useCurrentProject();
  const [ofProject] = useState<OfProject>(
    () => projects.find((project) => project.id === projectId)?.runSettings ?? { workerLabels: [], priority: 0 },
  );
  const form = useForm<NewRunForm>({
    resolver: zodResolver(NewRunForm),
    defaultValues: formFromDefaults(defaults, projectId, ofProject),
    // It would go by the order in which the fields were registered, which is not that of the page.
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  useEffect(() => onChanged(isDirty), [onChanged, isDirty]);
  const hasOwnUrl = form.formState.dirtyFields.baseUrl === true;
  const create = useCreateRun({
    ofProject,
    hasOwnUrl,
    onSending,
    onRefused: (error) => {
      for (const [name, message] of fieldErrorsOf(error, newRunLabels)) if (isField(name)) form.setError(name, { type: "server", message });
      for (const [index, message] of variableErrorsOf(error, form.getValues("variables")))
        form.setError(`variables.${index}.name`, { type: "server", message });
    },
  });
  const ofVariables = variableErrorsOf(create.error, create.variables?.variables ?? []).size > 0 ? { envVars: "Variables" } : {};
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (create.error) focusFirstProblem(element.current);
  }, [create.error]);
  return (
    <form
      ref={element}
      id={id}
      className="grid gap-4 sm:grid-cols-2"
      noValidate
      onSubmit={(event) => {
        create.reset();
        void form.handleSubmit(
          (values) => create.mutate(values),
          () => requestAnimationFrame(() => focusFirstProblem(element.current)),
        )(event);
      }}
    >
      <ProjectField form={form} projectId={projectId} onProject={onProject} />
      <WhatFields form={form} defaults={defaults} projectId={projectId} />
      <WhereFields form={form} defaults={defaults} projectId={projectId} />
      <GroupField form={form} projectId={projectId} />
      <RunVariables form={form} />
      <MatrixField form={form} onMatrix={onMatrix} />
      <AdvancedFields form={form} />
      <FailureNotice error={remainingError(create.error, { ...newRunLabels, ...ofVariables })} className="sm:col-span-2" />
    </form>
  );
}

interface Creating {
  ofProject: OfProject;
  /** The base URL was typed, so it is not just the one of the chosen environment. */
  hasOwnUrl: boolean;
  onSending: (isSending: boolean) => void;
  onRefused: (error: Error) => void;
}

const isField = (name: string): name is keyof NewRunForm => Object.hasOwn(NewRunForm.shape, name);

function useCreateRun({ ofProject, hasOwnUrl, onSending, onRefused }: Creating) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [keyring] = useState(createKeyring);
  return useMutation({
    mutationFn: async (values: NewRunForm) => {
      const body = toRequest(values, ofProject);
      const { matrix, shards } = partsIn(values);
      if (matrix === undefined && shards === undefined)
        return { run: (await call("POST /api/execution-request", { body, idempotencyKey: keyring(body) })).data };
      const config = matrix?.axes["environment"] === undefined || hasOwnUrl ? body.config : { ...body.config, baseUrl: undefined };
      const ofMatrix = { ...body, config, ...(matrix ? { matrix } : {}), ...(shards ? { shards } : {}) };
      return { matrixRun: (await call("POST /api/matrix-runs", { body: ofMatrix, idempotencyKey: keyring(ofMatrix) })).data };
    },
    onMutate: () => onSending(true),
    onSettled: () => onSending(false),
    onError: onRefused,
    onSuccess: ({ run, matrixRun }) => {
      if (matrixRun) return void navigate({ to: "/matrix-runs/$id", params: { id: matrixRun.id } });
      client.setQueryData(executionKeys.one(run.id), run);
      updateCaches(client, run);
      void navigate({ to: "/runs/$id", params: { id: run.id } });
    },
  });
}

function ProjectField({ form, projectId, onProject }: { form: Form; projectId: string; onProject: (id: string) => void }) {
  const { projects } = useCurrentProject();
  if (projects.length === 1) return null;
  return (
    <Field
      label="Project"
      error={form.formState.errors.projectId?.message}
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
  );
}

interface FieldsProps {
  form: Form;
  defaults: Defaults;
  projectId: string;
}

/** Image, command and folder. */
function WhatFields({ form, defaults, projectId }: FieldsProps) {
  const folders = useQuery(foldersQuery(projectId || undefined)).data ?? [];
  const repository = form.watch("repository");
  const { errors } = form.formState;
  return (
    <>
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
        {...(hasRepository({ repository }) ? {} : { required: false })}
        error={errors.command?.message}
        hint="Extra arguments for /app/entrypoint.sh. Images without it, and runs with a Git repository, run this command in a shell."
        className="sm:col-span-2"
      >
        <Input mono {...form.register("command")} placeholder="--grep @smoke" spellCheck={false} autoComplete="off" />
      </Field>
      <SourceFields repository={repository} input={(name) => form.register(name)} error={(name) => errors[name]?.message} />
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
                detail: folder.tests > 0 ? `${formatCount(folder.tests)} tests` : undefined,
              }))}
            />
          </Field>
        )}
      />
    </>
  );
}

/** Environment and base URL. */
function WhereFields({ form, defaults, projectId }: FieldsProps) {
  const { projects } = useCurrentProject();
  const { errors } = form.formState;
  const baseUrls = projects.find((project) => project.id === projectId)?.runSettings.baseUrls;
  const chooseEnvironment = (next: string) => {
    const before = form.getValues();
    form.setValue("environment", next);
    // An address that was typed stays; the project's own follows its environment.
    if (baseUrls && (before.baseUrl === "" || before.baseUrl === urlOf(baseUrls, before.environment)))
      form.setValue("baseUrl", urlOf(baseUrls, next));
  };
  return (
    <>
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
    </>
  );
}

function GroupField({ form, projectId }: Omit<FieldsProps, "defaults">) {
  const groups = useQuery(groupsOf(projectId || undefined)).data ?? [];
  const { errors } = form.formState;
  return (
    <Controller
      control={form.control}
      name="groupName"
      render={({ field }) => (
        <Field
          label="Group"
          required={false}
          error={errors.groupName?.message}
          hint="Runs in one group are compared with each other, and count together for Auto-Quarantine."
        >
          <Combobox
            {...field}
            suggestions={groups.map((group) => ({ value: group.groupName, detail: `${formatCount(group.executions)} runs` }))}
            placeholder="nightly"
          />
        </Field>
      )}
    />
  );
}

function MatrixField({ form, onMatrix }: { form: Form; onMatrix: RunFormProps["onMatrix"] }) {
  const [matrix, shards, files] = form.watch(["matrix", "shards", "files"]);
  const typed = { matrix, shards, files };
  const runs = runsOfParts(typed);
  useEffect(() => onMatrix(runs), [onMatrix, runs]);
  return (
    <PartsFields
      form={typed}
      area={(name) => form.register(name)}
      input={(name) => form.register(name)}
      error={(name) => form.formState.errors[name]?.message}
    />
  );
}

const advanced = [
  "reportFolder",
  "timeoutMinutes",
  "priority",
  "retries",
  "workerLabels",
  "concurrencyGroup",
  "services",
  "caches",
] as const satisfies (keyof NewRunForm)[];

function AdvancedFields({ form }: { form: Form }) {
  const { errors } = form.formState;
  const details = useOpenOnError(form);
  return (
    <details ref={details} className="group/more sm:col-span-2">
      <summary className="inline-flex list-none items-center gap-1 rounded text-sm font-medium text-ink-soft hover:text-ink">
        <ChevronRight className="size-4 transition-transform group-open/more:rotate-90" aria-hidden="true" />
        Advanced
      </summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-3">
        <Field
          label="Report folder"
          error={errors.reportFolder?.message}
          hint="Path below /app, or below the folder of a Git repository. Leave empty to search the usual folders."
        >
          <Input mono {...form.register("reportFolder")} placeholder="reports" spellCheck={false} />
        </Field>
        <Field label="Time limit" error={errors.timeoutMinutes?.message} hint="Minutes, at most 240.">
          <Input inputMode="numeric" {...form.register("timeoutMinutes")} />
        </Field>
        <Field
          label="Priority"
          error={errors.priority?.message}
          hint="-10 to 10. Runs with a higher number start first. Leave empty for the project's."
        >
          <Input inputMode="numeric" {...form.register("priority")} />
        </Field>
        <Field
          label="Retries of failed tests"
          error={errors.retries?.message}
          hint="0 to 5. How often the suite starts again with the tests that failed, within this run and its time limit. Leave empty for the project's."
          className="sm:col-span-3"
        >
          <Input inputMode="numeric" {...form.register("retries")} />
        </Field>
        <Field
          label="Worker labels"
          required={false}
          error={errors.workerLabels?.message}
          hint="The run starts only on a worker that has all of these labels. Leave empty for any worker."
          className="sm:col-span-3"
        >
          <Input mono {...form.register("workerLabels")} placeholder="gpu, arch=arm64" spellCheck={false} autoComplete="off" />
        </Field>
        <Field
          label="Concurrency group"
          required={false}
          error={errors.concurrencyGroup?.message}
          hint="Runs of the project in the same group run one at a time. Leave empty to use the project's setting."
          className="sm:col-span-3"
        >
          <Input {...form.register("concurrencyGroup")} placeholder="staging-database" autoComplete="off" />
        </Field>
        <ServicesAndCaches form={form} />
        <RepeatedTests form={form} />
      </div>
    </details>
  );
}

/** Fields with errors must be visible, so that they can be focused. */
function useOpenOnError({ formState: { errors, submitCount } }: Form): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const hasError = advanced.some((name) => errors[name] !== undefined);
  useEffect(() => {
    if (hasError && details.current) details.current.open = true;
  }, [hasError, submitCount]);
  return details;
}

function ServicesAndCaches({ form }: { form: Form }) {
  return (
    <>
      <Controller
        control={form.control}
        name="services"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <ServicesFields
            ref={ref}
            value={value}
            onChange={onChange}
            showsAll={fieldState.invalid}
            refused={fieldState.error?.type === "server" ? fieldState.error.message : undefined}
          />
        )}
      />
      <Controller
        control={form.control}
        name="caches"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <CachesFields
            ref={ref}
            value={value}
            onChange={onChange}
            showsAll={fieldState.invalid}
            refused={fieldState.error?.type === "server" ? fieldState.error.message : undefined}
          />
        )}
      />
    </>
  );
}

function RepeatedTests({ form }: { form: Form }) {
  return (
    <Controller
      control={form.control}
      name="repeatedTests"
      render={({ field: { value, onChange } }) => (
        <Field
          label="Results with the same name"
          error={form.formState.errors.repeatedTests?.message}
          hint={repeatedTestsHint}
          className="sm:col-span-3"
        >
          <Select value={value} onChange={onChange} options={repeatedTestsOptions} />
        </Field>
      )}
    />
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
