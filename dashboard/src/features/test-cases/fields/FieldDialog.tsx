import { caseFieldTypes, maxFieldNameLength, maxFieldChoices } from "@gantry/contract/test-cases/constants.ts";
import type { CaseField } from "@gantry/contract/test-cases/schemas.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input } from "../../../ui/fields/Input.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { Notice } from "../../../ui/messages/Notice.tsx";
import { toast } from "../../../ui/messages/Toaster.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { caseFieldsQuery, invalidateCases } from "../queries.ts";
import { ChoiceFields } from "./ChoiceFields.tsx";
import { type ChoiceRow, lostValues, newRow, renamedChoices, rowsOf } from "./choice-rows.ts";
import { countCases, fieldTypeLabels } from "./field-types.ts";

interface FieldDialogProps {
  projectId: string;
  /** `undefined` for a new one. */
  field: CaseField | undefined;
  onClose: () => void;
}

/** Adds a custom field, or changes its name and choices. */
export function FieldDialog({ projectId, field, onClose }: FieldDialogProps) {
  const [name, setName] = useState(field?.name ?? "");
  const [type, setType] = useState<CaseField["type"]>(field?.type ?? "text");
  const [rows, setRows] = useState<ChoiceRow[]>(() => (field ? rowsOf(field) : [newRow()]));
  const client = useQueryClient();
  const choices = type === "choice" ? rows.map((row) => row.name.trim()).filter(Boolean) : [];
  const save = useMutation({
    mutationFn: () =>
      field
        ? call("PATCH /api/projects/:id/case-fields/:fieldId", {
            params: { id: projectId, fieldId: field.id },
            body: { name: name.trim(), choices, renamedChoices: type === "choice" ? renamedChoices(rows) : [] },
          })
        : call("POST /api/projects/:id/case-fields", { params: { id: projectId }, body: { name: name.trim(), type, choices } }),
    onSuccess: ({ data }) => {
      client.setQueryData(caseFieldsQuery(projectId).queryKey, data);
      toast.success(field ? "Custom field saved" : "Custom field added");
      void invalidateCases(client);
      onClose();
    },
  });
  return (
    <FormDialog
      title={field ? "Edit the custom field" : "Add a custom field"}
      submitLabel={field ? "Save" : "Add"}
      save={save}
      isComplete={name.trim() !== "" && (type !== "choice" || choices.length > 0)}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Field label="Name">
        <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={maxFieldNameLength} autoFocus autoComplete="off" />
      </Field>
      <Field label="Type" hint={field && "The type of a field cannot be changed."}>
        <Select
          value={type}
          onChange={(value) => setType(caseFieldTypes.find((each) => each === value) ?? "text")}
          disabled={field !== undefined}
          options={caseFieldTypes.map((value) => ({ value, label: fieldTypeLabels[value] }))}
        />
      </Field>
      {type === "choice" && <ChoiceFields rows={rows} onChange={setRows} most={maxFieldChoices} />}
      {field && <LostValues field={field} rows={rows} />}
    </FormDialog>
  );
}

function LostValues({ field, rows }: { field: CaseField; rows: readonly ChoiceRow[] }) {
  const lost = lostValues(field, rows);
  if (lost.length === 0) return null;
  return (
    <Notice tone="warn" role="status">
      {lost.map(({ name, cases }) => `${visibleText(name)}: ${countCases(cases)}`).join(", ")}. The values of these cases are deleted when
      you save.
    </Notice>
  );
}
