import { zodResolver } from "@hookform/resolvers/zod";
import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { casePriorities, caseTypes } from "@gantry/contract/test-cases/constants.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Combobox } from "../../ui/fields/Combobox.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input, Textarea } from "../../ui/fields/Input.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { useMayWrite } from "../auth/queries.ts";
import { CaseForm, contentOf, formOf } from "./case-form.ts";
import { priorityStyles, typeLabels } from "./case-styles.ts";
import { LastResult } from "./LastResult.tsx";
import { forgetCases, suitesQuery } from "./queries.ts";
import { StepFields } from "./StepFields.tsx";

interface CaseEditorProps {
  /** None for one that is being written. */
  testCase: TestCase | undefined;
  projectId: string;
  /** The suite a new case starts in. */
  suite: string | undefined;
  onClose: () => void;
}

export function CaseEditor({ testCase, projectId, suite, onClose }: CaseEditorProps) {
  const client = useQueryClient();
  const mayWrite = useMayWrite();
  const suites = useQuery(suitesQuery(projectId)).data ?? [];
  const [deleting, setDeleting] = useState(false);
  const form = useForm<CaseForm>({ resolver: zodResolver(CaseForm), defaultValues: formOf(testCase, suite) });
  const { errors, isDirty } = form.formState;
  const save = useMutation({
    mutationFn: (values: CaseForm) =>
      testCase
        ? call("PATCH /api/test-cases/:id", { params: { id: testCase.id }, body: contentOf(values) })
        : call("POST /api/test-cases", { body: { ...contentOf(values), projectId } }),
    onSuccess: () => {
      toast.success(testCase ? "Test case saved" : "Test case created");
      void forgetCases(client);
      onClose();
    },
  });
  const remove = useChange({
    call: (id: string) => call("DELETE /api/test-cases/:id", { params: { id } }),
    onSuccess: () => {
      toast.success("Test case deleted");
      void forgetCases(client);
      onClose();
    },
    failed: "Could not delete it.",
  });
  return (
    <form className="grid gap-4 px-4 py-4 sm:px-5" noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))}>
      <FailureNotice error={save.error} />
      {testCase?.lastResult && <LastResult result={testCase.lastResult} />}
      <fieldset disabled={!mayWrite} className="contents">
        <Field label="Title" error={errors.title?.message}>
          <Input {...form.register("title")} autoFocus={!testCase} autoComplete="off" disabled={!mayWrite} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-3">
          <Controller
            control={form.control}
            name="suite"
            render={({ field }) => (
              <Field label="Suite" required={false} error={errors.suite?.message} hint="A path such as Shop / Checkout.">
                <Combobox
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  disabled={!mayWrite}
                  suggestions={suites
                    .filter((each) => each.suite !== "")
                    .map((each) => ({ value: each.suite, detail: each.cases.toLocaleString("en") }))}
                />
              </Field>
            )}
          />
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
        <StepFields form={form} mayWrite={mayWrite} />
      </fieldset>
      {testCase?.source && <SourceText source={testCase.source} />}
      {mayWrite && (
        <div className="sticky bottom-0 -mx-4 -mb-4 flex flex-wrap items-center gap-2 border-t border-edge bg-surface px-4 py-3 sm:-mx-5 sm:px-5">
          {testCase && (
            <Button tone="danger" onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" />
              Delete
            </Button>
          )}
          <span className="flex-1" />
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" busy={save.isPending} disabled={testCase !== undefined && !isDirty}>
            {testCase ? "Save" : "Create"}
          </Button>
        </div>
      )}
      {testCase && (
        <ConfirmDialog
          open={deleting}
          onOpenChange={setDeleting}
          title="Delete this test case?"
          confirmLabel={testCase.type === "AUTOMATED" ? "Delete Anyway" : "Delete"}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(testCase.id)}
        >
          <p>This cannot be undone. Existing test cycles keep their copy.</p>
        </ConfirmDialog>
      )}
    </form>
  );
}

/** Where a generated case came from. */
function SourceText({ source }: { source: Readonly<Record<string, unknown>> }) {
  const words = ["document", "heading", "quote"].flatMap((key) => {
    const value = source[key];
    return typeof value === "string" && value !== "" ? [{ key, value }] : [];
  });
  if (words.length === 0) return null;
  return (
    <figure className="grid gap-1 rounded-lg bg-sunken px-3 py-2 text-xs text-ink-soft">
      <figcaption className="font-medium">
        From the specification{words.filter(({ key }) => key !== "quote").map(({ value }) => ` · ${value}`)}
      </figcaption>
      {words
        .filter(({ key }) => key === "quote")
        .map(({ value }) => (
          <blockquote key={value} className="border-l-2 border-edge-strong/50 pl-2.5 text-ink">
            {value}
          </blockquote>
        ))}
    </figure>
  );
}
