import { casePriorities, caseTypes } from "@gantry/contract/test-cases/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { Controller, type UseFormReturn } from "react-hook-form";
import { Combobox } from "../../../ui/fields/Combobox.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input, Textarea } from "../../../ui/fields/Input.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import type { CaseForm } from "../case-form.ts";
import { priorityStyles, typeLabels } from "../case-styles.ts";
import { FieldInputs } from "../fields/FieldInputs.tsx";
import { suitesQuery } from "../queries.ts";
import { formatCount } from "../../../ui/text/format.ts";

interface CaseFieldsProps {
  form: UseFormReturn<CaseForm>;
  projectId: string;
  isNew: boolean;
  mayWrite: boolean;
}

/** The fields of a test case, without its steps. */
export function CaseFields({ form, projectId, isNew, mayWrite }: CaseFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        <Input {...form.register("title")} autoFocus={isNew} autoComplete="off" disabled={!mayWrite} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <SuiteField form={form} projectId={projectId} mayWrite={mayWrite} />
        <Controller
          control={form.control}
          name="priority"
          render={({ field }) => (
            <Field label="Priority">
              <Select
                value={field.value}
                onChange={field.onChange}
                disabled={!mayWrite}
                options={casePriorities.map((value) => ({ value, label: priorityStyles[value].label }))}
              />
            </Field>
          )}
        />
        <Controller
          control={form.control}
          name="type"
          render={({ field }) => (
            <Field label="Type">
              <Select
                value={field.value}
                onChange={field.onChange}
                disabled={!mayWrite}
                options={caseTypes.map((value) => ({ value, label: typeLabels[value] }))}
              />
            </Field>
          )}
        />
      </div>
      <Field label="Description" required={false} error={errors.description?.message}>
        <Textarea {...form.register("description")} disabled={!mayWrite} />
      </Field>
      <Field label="Preconditions" required={false} error={errors.preconditions?.message}>
        <Textarea {...form.register("preconditions")} disabled={!mayWrite} />
      </Field>
      <Field label="Test data" required={false} error={errors.testData?.message} hint="Accounts, amounts and files that the steps use.">
        <Textarea {...form.register("testData")} disabled={!mayWrite} />
      </Field>
      <Field
        label="Data table"
        required={false}
        error={errors.dataTable?.message}
        hint="Names of columns in the first line, then one line for each row, separated by bars. In a cycle, the case runs once per row."
      >
        <Textarea
          {...form.register("dataTable")}
          disabled={!mayWrite}
          className="font-mono text-xs"
          placeholder={"browser | amount\nFirefox | 10\nSafari  | 250"}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Tags" required={false} error={errors.tags?.message} hint="Separated by commas.">
          <Input {...form.register("tags")} disabled={!mayWrite} autoComplete="off" />
        </Field>
        <Field label="Requirements" required={false} error={errors.requirements?.message} hint="IDs, separated by commas.">
          <Input {...form.register("requirements")} disabled={!mayWrite} autoComplete="off" />
        </Field>
        <Field label="Owner" required={false} error={errors.owner?.message} hint="A person or team.">
          <Input {...form.register("owner")} disabled={!mayWrite} autoComplete="off" />
        </Field>
      </div>
      <FieldInputs form={form} projectId={projectId} mayWrite={mayWrite} />
    </>
  );
}

function SuiteField({ form, projectId, mayWrite }: Omit<CaseFieldsProps, "isNew">) {
  const suites = useQuery(suitesQuery(projectId)).data ?? [];
  return (
    <Controller
      control={form.control}
      name="suite"
      render={({ field }) => (
        <Field label="Suite" required={false} error={form.formState.errors.suite?.message} hint="A path such as Shop/Checkout.">
          <Combobox
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            disabled={!mayWrite}
            suggestions={suites.filter((each) => each.suite !== "").map((each) => ({ value: each.suite, detail: formatCount(each.cases) }))}
          />
        </Field>
      )}
    />
  );
}
