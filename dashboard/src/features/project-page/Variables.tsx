import type { Variable } from "@gantry/contract/projects/schemas.ts";
import { maxVariables } from "@gantry/contract/projects/constants.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Braces, FileText, Lock, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { useMayWrite } from "../auth/queries.ts";
import { variablesQuery } from "../projects/queries.ts";
import { VariableDialog } from "./VariableDialog.tsx";

/** The environment variables that every run of a project gets. */
export function Variables({ projectId }: { projectId: string }) {
  const variables = useQuery(variablesQuery(projectId));
  const mayWrite = useMayWrite();
  const [editing, setEditing] = useState<Variable | "new">();
  const [removing, setRemoving] = useState<Variable>();
  const isFull = (variables.data?.length ?? 0) >= maxVariables;
  return (
    <Card>
      <CardHeader
        title="Variables"
        description="Set in every run's container, as environment variables or files. Secrets are stored encrypted, never shown again and masked in the output."
        actions={
          mayWrite && (
            <Button onClick={() => setEditing("new")} disabled={isFull} {...(isFull ? { title: `At most ${maxVariables} variables` } : {})}>
              <Plus aria-hidden="true" />
              Add variable
            </Button>
          )
        }
      />
      {variables.isPending ? (
        <div className="grid gap-3 p-5">
          <Loading label="Loading the variables" />
          <Skeleton className="w-1/2" />
          <Skeleton className="w-2/3" />
        </div>
      ) : variables.isError ? (
        <ErrorState title="The variables could not be loaded" onRetry={() => void variables.refetch()} className="py-8">
          {errorText(variables.error)}
        </ErrorState>
      ) : variables.data.length === 0 ? (
        <EmptyState icon={<Braces />} title="No variables yet" className="py-8">
          {mayWrite
            ? "Add what your suite reads from its environment, such as addresses, users and tokens."
            : "A developer or admin can add variables."}
        </EmptyState>
      ) : (
        <ul aria-label="Variables" className="divide-y divide-edge">
          {variables.data.map((variable) => (
            <VariableRow
              key={variable.name}
              variable={variable}
              mayWrite={mayWrite}
              onChange={() => setEditing(variable)}
              onRemove={() => setRemoving(variable)}
            />
          ))}
        </ul>
      )}
      {editing && (
        <VariableDialog
          projectId={projectId}
          variable={editing === "new" ? undefined : editing}
          taken={variables.data?.map((variable) => variable.name) ?? []}
          onClose={() => setEditing(undefined)}
        />
      )}
      <RemoveDialog projectId={projectId} variable={removing} onClose={() => setRemoving(undefined)} />
    </Card>
  );
}

interface VariableRowProps {
  variable: Variable;
  mayWrite: boolean;
  onChange: () => void;
  onRemove: () => void;
}

function VariableRow({ variable, mayWrite, onChange, onRemove }: VariableRowProps) {
  return (
    <li className="flex items-center gap-3 px-4 py-2 sm:px-5">
      <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <code className="text-xs leading-6 font-medium break-all">{variable.name}</code>
        {variable.secret ? (
          <span className="flex items-center gap-2 text-xs text-ink-soft">
            <Badge>
              <Lock aria-hidden="true" />
              Secret
            </Badge>
            {variable.file && (
              <Badge>
                <FileText aria-hidden="true" />
                File
              </Badge>
            )}
          </span>
        ) : (
          <code className="truncate text-xs leading-6 text-ink-soft" title={variable.value}>
            {variable.value || "(empty)"}
          </code>
        )}
      </div>
      {mayWrite && (
        <span className="flex shrink-0">
          <IconButton label={`Change ${variable.name}`} onClick={onChange}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label={`Remove ${variable.name}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </li>
  );
}

function RemoveDialog({ projectId, variable, onClose }: { projectId: string; variable: Variable | undefined; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useChange({
    call: (name: string) => call("DELETE /api/projects/:id/variables/:name", { params: { id: projectId, name } }),
    onSuccess: async () => {
      await client.invalidateQueries(variablesQuery(projectId));
      onClose();
    },
    failureText: "Could not remove the variable.",
    onError: () => onClose(),
  });
  return (
    <ConfirmDialog
      open={variable !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${variable?.name ?? ""}?`}
      confirmLabel="Remove"
      busy={remove.isPending}
      onConfirm={() => variable && remove.mutate(variable.name)}
    >
      <p>Runs that start from now on no longer get it. {variable?.secret ? "Its value cannot be read back." : ""}</p>
    </ConfirmDialog>
  );
}
