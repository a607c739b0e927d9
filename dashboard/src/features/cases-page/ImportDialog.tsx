import type { CaseFileFormat, ImportReport } from "@gantry/contract/test-cases/schemas.ts";
import { caseFileFormats } from "@gantry/contract/test-cases/constants.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { newKey } from "../../api/idempotency-key.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { inputClasses } from "../../ui/fields/Input.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { invalidateCases } from "../test-cases/queries.ts";

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
      void invalidateCases(client);
      onClose();
    },
  });
  const report = look.data;
  return (
    <FormDialog
      title="Import test cases"
      description="CSV with a header row, or JSON, in the format of the export."
      submitLabel={report ? "Import" : "Check the file"}
      save={report ? store : look}
      isComplete={report ? report.inserted + report.updated > 0 : file !== undefined}
      onSubmit={() => (report ? store.mutate() : look.mutate())}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
