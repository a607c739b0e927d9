import type { CaseFileFormat, ImportReport } from "@gantry/contract/test-cases/schemas.ts";
import { caseFileFormats } from "@gantry/contract/test-cases/constants.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { newKey } from "../../api/idempotency-key.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { inputClasses } from "../../ui/fields/Input.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { forgetCases } from "./queries.ts";

const duplicates = {
  skip: "Keep the existing case",
  update: "Update the existing case",
  create: "Create another case",
} as const;
type OnDuplicate = keyof typeof duplicates;
const choices = Object.keys(duplicates) as OnDuplicate[];

const formatOf = (name: string): CaseFileFormat => caseFileFormats.find((format) => name.toLowerCase().endsWith(`.${format}`)) ?? "csv";

/** Says first what a file would change, then brings it in whole or not at all. */
export function ImportDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [onDuplicate, setOnDuplicate] = useState<OnDuplicate>("skip");
  const [idempotencyKey] = useState(newKey);
  const bring = async (dryRun: boolean): Promise<ImportReport | undefined> => {
    if (!file) return undefined;
    const body = { projectId, format: formatOf(file.name), content: await file.text(), onDuplicate, dryRun };
    return (await call("POST /api/test-cases/import", { body, ...(dryRun ? {} : { idempotencyKey }) })).data;
  };
  const look = useMutation({ mutationFn: () => bring(true) });
  const store = useMutation({
    mutationFn: () => bring(false),
    onSuccess: (report) => {
      toast.success(`${report?.inserted ?? 0} created, ${report?.updated ?? 0} changed`);
      void forgetCases(client);
      onClose();
    },
  });
  const failure = look.error ?? store.error;
  const report = look.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import test cases"
      description="CSV with a header row, or JSON, in the format of the export."
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {report ? (
            <Button tone="primary" busy={store.isPending} disabled={report.inserted + report.updated === 0} onClick={() => store.mutate()}>
              Import
            </Button>
          ) : (
            <Button tone="primary" busy={look.isPending} disabled={file === undefined} onClick={() => look.mutate()}>
              Check the file
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <Notice tone="bad" role="alert">
            {errorText(failure)}
          </Notice>
        )}
        <Field label="File">
          <input
            type="file"
            accept=".csv,.json"
            className={inputClasses}
            onChange={(event) => {
              setFile(event.target.files?.[0]);
              look.reset();
            }}
          />
        </Field>
        <Field label="If a case with the same suite and title exists">
          <Select
            value={onDuplicate}
            onChange={(value) => {
              setOnDuplicate(choices.find((choice) => choice === value) ?? "skip");
              look.reset();
            }}
            options={choices.map((value) => ({ value, label: duplicates[value] }))}
          />
        </Field>
        {report && (
          <Notice tone={report.inserted + report.updated > 0 ? "ok" : "warn"} role="status">
            {report.inserted} would be created, {report.updated} changed, {report.unchanged + report.skipped} left as they are.
            {report.ignoredColumns.length > 0 && ` Ignored columns: ${report.ignoredColumns.join(", ")}.`}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
