import { zodResolver } from "@hookform/resolvers/zod";
import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/ConfirmDialog.tsx";
import { useMayWrite } from "../../auth/queries.ts";
import { CaseForm, copyForm, formOf } from "../case-form.ts";
import { CaseFields } from "./CaseFields.tsx";
import { LastResult } from "../LastResult.tsx";
import { StepFields } from "./StepFields.tsx";
import { useCaseChanges } from "../use-case-changes.ts";

interface CaseEditorProps {
  /** `undefined` for a new one. */
  testCase: TestCase | undefined;
  /** The case that a new one starts as a copy of. */
  copyOf?: TestCase | undefined;
  projectId: string;
  /** The suite a new case starts in. */
  suite: string | undefined;
  onClose: () => void;
  onCreated: (id: string) => void;
  onDeleted: () => void;
}

export function CaseEditor({ testCase, copyOf, projectId, suite, onClose, onCreated, onDeleted }: CaseEditorProps) {
  const mayWrite = useMayWrite();
  const [deleting, setDeleting] = useState(false);
  const form = useForm<CaseForm>({ resolver: zodResolver(CaseForm), defaultValues: copyOf ? copyForm(copyOf) : formOf(testCase, suite) });
  const { save, remove } = useCaseChanges({ testCase, projectId, onSaved: (id) => (testCase ? onClose() : onCreated(id)), onDeleted });
  return (
    <form className="flex h-full flex-col" noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))}>
      <div className="thin-scroll grid min-h-0 flex-1 auto-rows-max gap-4 overflow-y-auto px-4 py-4 sm:px-5">
        <FailureNotice error={save.error} />
        {testCase && <LastResult {...testCase} />}
        <fieldset disabled={!mayWrite} className="contents">
          <CaseFields form={form} projectId={projectId} isNew={!testCase} mayWrite={mayWrite} />
          <StepFields form={form} mayWrite={mayWrite} />
        </fieldset>
        {testCase?.source && <SourceText source={testCase.source} />}
      </div>
      {mayWrite && (
        <div className="flex flex-wrap items-center gap-2 border-t border-edge bg-surface px-4 py-3 sm:px-5">
          {testCase && (
            <Button tone="danger" onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" />
              Delete
            </Button>
          )}
          <span className="flex-1" />
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" busy={save.isPending} disabled={testCase !== undefined && !form.formState.isDirty}>
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
