import { zodResolver } from "@hookform/resolvers/zod";
import type { Project } from "@gantry/contract/projects/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Control, Controller, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { call } from "../../api/client.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { SwitchRow } from "../../ui/fields/SwitchRow.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { environmentLabel } from "../executions/names/environment-label.ts";
import { SourceFields } from "../executions/source/SourceFields.tsx";
import { repeatedTestsHint, repeatedTestsOptions } from "../executions/options/repeated-tests-options.ts";
import { CachesFields } from "../executions/run-lists/CachesFields.tsx";
import { ServicesFields } from "../executions/run-lists/ServicesFields.tsx";
import { projectsQuery } from "../projects/queries.ts";
import { QuietHoursFields } from "./QuietHoursFields.tsx";
import { RunSettingsForm as Form, formFromProject, toChange, totalIn } from "./run-settings-form.ts";

const switches = [
  {
    name: "autoQuarantine",
    label: "Auto-Quarantine",
    hint: "A test that fails three times in a row in one group no longer fails the gate. One pass ends its quarantine.",
  },
  {
    name: "quarantineGuard",
    label: "Quarantine guard",
    hint: "If more than half of a run's tests fail, the environment is probably at fault. With the guard on, such a run quarantines no test, and its failures do not count.",
  },
] as const;

const concurrencyOptions = [
  { value: "unlimited", label: "Any number" },
  { value: "environment", label: "One for each environment" },
  { value: "project", label: "One" },
] as const;

/** A project's name and how its runs are executed. */
export function RunSettingsForm({ project, isAdmin }: { project: Project; isAdmin: boolean }) {
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: formFromProject(project) });
  const { errors, isDirty } = form.formState;
  const save = useSave(project);
  const error = (name: keyof Form) => errors[name]?.message;
  const repository = useWatch({ control: form.control, name: "repository" });
  return (
    <Card>
      <CardHeader title="Runs" description="Defaults for new runs of this project. Each run can override them." />
      <form
        className="grid gap-x-4 gap-y-4 px-4 py-4 sm:grid-cols-6 sm:px-5"
        noValidate
        onSubmit={(event) => {
          save.reset();
          void form.handleSubmit((values) => save.mutate(values))(event);
        }}
      >
        <fieldset disabled={!isAdmin} className="contents">
          <SuiteFields form={form} disabled={!isAdmin} />
          <SourceFields
            repository={repository}
            input={(name) => form.register(name)}
            error={(name) => error(name)}
            isOfProject
            disabled={!isAdmin}
          />
          <FolderFields form={form} disabled={!isAdmin} />
          <QueueFields form={form} disabled={!isAdmin} />
          <QuietHoursFields form={form} disabled={!isAdmin} />
          <ServiceFields form={form} disabled={!isAdmin} />
          <LimitFields form={form} disabled={!isAdmin} />
          <RepeatedTestsField form={form} disabled={!isAdmin} />
          <SettingSwitches control={form.control} disabled={!isAdmin} />
        </fieldset>
        <FailureNotice error={save.error} className="sm:col-span-6" />
        {isAdmin && (
          <div className="flex items-center gap-2 sm:col-span-6">
            <Button tone="primary" type="submit" busy={save.isPending} disabled={!isDirty}>
              Save
            </Button>
            {isDirty && (
              <Button tone="quiet" onClick={() => form.reset()}>
                Undo changes
              </Button>
            )}
          </div>
        )}
      </form>
    </Card>
  );
}

interface FieldsProps {
  form: UseFormReturn<Form>;
  disabled: boolean;
}

/** The name of the project and the image of its suite. */
function SuiteFields({ form, disabled }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Name" error={errors.name?.message} className="sm:col-span-6">
        <Input {...form.register("name")} autoComplete="off" disabled={disabled} />
      </Field>
      <Field label="Image" required={false} error={errors.image?.message} className="sm:col-span-6">
        <Input mono {...form.register("image")} placeholder="registry.example.com/team/suite:1.4" spellCheck={false} disabled={disabled} />
      </Field>
    </>
  );
}

/** The tests to run, the report's folder, and the application under test. */
function FolderFields({ form, disabled }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Folder" error={errors.folder?.message} hint="“all” runs every test." className="sm:col-span-3">
        <Input mono {...form.register("folder")} spellCheck={false} disabled={disabled} />
      </Field>
      <Field
        label="Report folder"
        required={false}
        error={errors.reportFolder?.message}
        hint="Path below /app. Leave empty to search the usual folders."
        className="sm:col-span-3"
      >
        <Input mono {...form.register("reportFolder")} placeholder="reports" spellCheck={false} disabled={disabled} />
      </Field>
      {(["development", "staging", "production"] as const).map((name) => (
        <Field key={name} label={`${environmentLabel(name)} URL`} required={false} error={errors[name]?.message} className="sm:col-span-2">
          <Input type="url" {...form.register(name)} placeholder="https://…" spellCheck={false} disabled={disabled} />
        </Field>
      ))}
    </>
  );
}

/** When and where runs start. */
function QueueFields({ form, disabled }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field
        label="Worker labels"
        required={false}
        error={errors.workerLabels?.message}
        hint="Runs start only on workers that have all of these labels. Leave empty for any worker."
        className="sm:col-span-6"
      >
        <Input mono {...form.register("workerLabels")} placeholder="gpu, arch=arm64" spellCheck={false} disabled={disabled} />
      </Field>
      <Controller
        control={form.control}
        name="concurrency"
        render={({ field: { value, onChange } }) => (
          <Field
            label="Concurrency groups"
            error={errors.concurrency?.message}
            hint="A run may name a concurrency group of its own instead."
            className="sm:col-span-3"
          >
            <Select value={value} onChange={onChange} options={concurrencyOptions} disabled={disabled} />
          </Field>
        )}
      />
      <Field
        label="Maximum concurrent runs"
        required={false}
        error={errors.maxConcurrentRuns?.message}
        hint="Leave empty for as many as the plan allows."
        className="sm:col-span-3"
      >
        <Input inputMode="numeric" {...form.register("maxConcurrentRuns")} autoComplete="off" disabled={disabled} />
      </Field>
      <Field
        label="Maximum starts per hour"
        required={false}
        error={errors.maxStartsPerHour?.message}
        hint="Further runs wait. Leave empty for any number."
        className="sm:col-span-3"
      >
        <Input inputMode="numeric" {...form.register("maxStartsPerHour")} autoComplete="off" disabled={disabled} />
      </Field>
      <Field
        label="Priority"
        error={errors.priority?.message}
        hint="-10 to 10. Runs with a higher number start first."
        className="sm:col-span-3"
      >
        <Input inputMode="numeric" {...form.register("priority")} disabled={disabled} />
      </Field>
    </>
  );
}

/** Services and caches. */
function ServiceFields({ form, disabled }: FieldsProps) {
  const [cpus, memoryMb] = useWatch({ control: form.control, name: ["cpus", "memoryMb"] });
  return (
    <>
      <Controller
        control={form.control}
        name="services"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <ServicesFields
            {...{ ref, value, onChange }}
            total={totalIn({ cpus, memoryMb })}
            isOfProject
            areStored
            showsAll={fieldState.invalid}
            disabled={disabled}
          />
        )}
      />
      <Controller
        control={form.control}
        name="caches"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <CachesFields {...{ ref, value, onChange }} isOfProject showsAll={fieldState.invalid} disabled={disabled} />
        )}
      />
    </>
  );
}

/** Whether results with the same name are separate tests or retries. */
function RepeatedTestsField({ form, disabled }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <Controller
      control={form.control}
      name="repeatedTests"
      render={({ field: { value, onChange } }) => (
        <Field label="Results with the same name" error={errors.repeatedTests?.message} hint={repeatedTestsHint} className="sm:col-span-6">
          <Select value={value} onChange={onChange} options={repeatedTestsOptions} disabled={disabled} />
        </Field>
      )}
    />
  );
}

function useSave(project: Project) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (values: Form) =>
      (await call("PATCH /api/projects/:id", { params: { id: project.id }, body: toChange(values) })).data,
    onSuccess: (saved) => {
      client.setQueryData(projectsQuery().queryKey, (known) => known?.map((each) => (each.id === saved.id ? saved : each)));
      void client.invalidateQueries({ queryKey: ["defaults"] });
      toast.success("Settings saved");
    },
  });
}

function LimitFields({ form, disabled }: { form: UseFormReturn<Form>; disabled: boolean }) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Time limit" error={errors.timeoutMinutes?.message} hint="Minutes." className="sm:col-span-3 lg:col-span-2">
        <Input inputMode="numeric" {...form.register("timeoutMinutes")} disabled={disabled} />
      </Field>
      <Field
        label="Retries of failed tests"
        error={errors.retries?.message}
        hint="In the same run."
        className="sm:col-span-3 lg:col-span-2"
      >
        <Input inputMode="numeric" {...form.register("retries")} disabled={disabled} />
      </Field>
      <Field label="Retries after a lost worker" error={errors.maxRetries?.message} className="sm:col-span-3 lg:col-span-2">
        <Input inputMode="numeric" {...form.register("maxRetries")} disabled={disabled} />
      </Field>
      <Field label="CPUs" error={errors.cpus?.message} className="sm:col-span-3 lg:col-span-1">
        <Input inputMode="decimal" {...form.register("cpus")} disabled={disabled} />
      </Field>
      <Field label="Memory" error={errors.memoryMb?.message} hint="MB." className="sm:col-span-3 lg:col-span-1">
        <Input inputMode="numeric" {...form.register("memoryMb")} disabled={disabled} />
      </Field>
    </>
  );
}

function SettingSwitches({ control, disabled }: { control: Control<Form>; disabled: boolean }) {
  return switches.map(({ name, label, hint }) => (
    <div key={name} className="sm:col-span-6">
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <SwitchRow label={label} hint={hint} checked={value} onChange={onChange} disabled={disabled} />
        )}
      />
    </div>
  ));
}
