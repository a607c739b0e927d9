import { maxCaseFields } from "@gantry/contract/test-cases/constants.ts";
import type { CaseField } from "@gantry/contract/test-cases/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, ListPlus, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { useChange } from "../../../api/use-change.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card, CardHeader } from "../../../ui/Card.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { EmptyState } from "../../../ui/messages/EmptyState.tsx";
import { toast } from "../../../ui/messages/Toaster.tsx";
import { ConfirmDialog } from "../../../ui/overlays/ConfirmDialog.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { CardContent } from "../../../frame/CardContent.tsx";
import { caseFieldsQuery, invalidateCases } from "../queries.ts";
import { FieldDialog } from "./FieldDialog.tsx";
import { countCases, fieldTypeLabels } from "./field-types.ts";

/** The fields that a project adds to its test cases. */
export function CaseFieldsCard({ projectId, isAdmin }: { projectId: string; isAdmin: boolean }) {
  const query = useQuery(caseFieldsQuery(projectId));
  const [editing, setEditing] = useState<CaseField | "new">();
  const [deleting, setDeleting] = useState<CaseField>();
  const fields = query.data ?? [];
  const add = isAdmin && fields.length < maxCaseFields && (
    <Button onClick={() => setEditing("new")}>
      <Plus aria-hidden="true" />
      Add field
    </Button>
  );
  return (
    <Card>
      <CardHeader
        title="Custom fields of test cases"
        description="Up to 20 fields in addition to title, suite, priority and the others."
        actions={fields.length > 0 && add}
      />
      <CardContent query={query} what="custom fields">
        {() =>
          fields.length === 0 ? (
            <EmptyState icon={<ListPlus />} title="No custom fields yet" className="py-8" action={add}>
              {isAdmin ? "Add one for what your cases need, for example a browser or a risk." : "An admin can add one."}
            </EmptyState>
          ) : (
            <FieldRows projectId={projectId} fields={fields} isAdmin={isAdmin} onEdit={setEditing} onDelete={setDeleting} />
          )
        }
      </CardContent>
      {editing && (
        <FieldDialog projectId={projectId} field={editing === "new" ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
      {deleting && <DeleteField projectId={projectId} field={deleting} onClose={() => setDeleting(undefined)} />}
    </Card>
  );
}

interface FieldRowsProps {
  projectId: string;
  fields: readonly CaseField[];
  isAdmin: boolean;
  onEdit: (field: CaseField) => void;
  onDelete: (field: CaseField) => void;
}

function FieldRows({ projectId, fields, isAdmin, onEdit, onDelete }: FieldRowsProps) {
  const client = useQueryClient();
  const move = useChange({
    call: ({ field, position }: { field: CaseField; position: number }) =>
      call("PATCH /api/projects/:id/case-fields/:fieldId", { params: { id: projectId, fieldId: field.id }, body: { position } }),
    onSuccess: ({ data }) => client.setQueryData(caseFieldsQuery(projectId).queryKey, data),
    failureText: "Could not move the field.",
  });
  return (
    <ul aria-label="Custom fields" className="divide-y divide-edge">
      {fields.map((field, index) => (
        <li key={field.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 sm:px-5">
          <div className="min-w-0 flex-1 basis-48">
            <p className="text-sm font-medium break-words">{visibleText(field.name)}</p>
            <p className="text-xs break-words text-ink-soft">
              {fieldTypeLabels[field.type]}
              {field.choices.length > 0 && `: ${field.choices.map(({ name }) => visibleText(name)).join(", ")}`}
              {` · ${countCases(field.cases)}`}
            </p>
          </div>
          {isAdmin && (
            <div className="flex">
              <IconButton
                label={`Move ${field.name} up`}
                disabled={index === 0 || move.isPending}
                onClick={() => move.mutate({ field, position: index - 1 })}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move ${field.name} down`}
                disabled={index === fields.length - 1 || move.isPending}
                onClick={() => move.mutate({ field, position: index + 1 })}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton label={`Edit ${field.name}`} onClick={() => onEdit(field)}>
                <Pencil aria-hidden="true" />
              </IconButton>
              <IconButton label={`Delete ${field.name}`} onClick={() => onDelete(field)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function DeleteField({ projectId, field, onClose }: { projectId: string; field: CaseField; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useChange({
    call: () => call("DELETE /api/projects/:id/case-fields/:fieldId", { params: { id: projectId, fieldId: field.id } }),
    onSuccess: ({ data }) => {
      client.setQueryData(caseFieldsQuery(projectId).queryKey, data);
      toast.success("Custom field deleted");
      onClose();
      void invalidateCases(client);
    },
    failureText: "Could not delete the field.",
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${visibleText(field.name)}”?`}
      confirmLabel="Delete field"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p>
        {field.cases === 0 ? "No case has a value in this field." : `The values of ${countCases(field.cases)} are deleted.`} This cannot be
        undone. Test cycles and the history of the cases keep their copies.
      </p>
    </ConfirmDialog>
  );
}
