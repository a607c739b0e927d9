import type { Retention } from "@gantry/contract/retention/schemas.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { CardContent } from "../settings/CardContent.tsx";
import { ApplyRetention } from "./ApplyRetention.tsx";
import { retentionQuery } from "./queries.ts";
import { RetentionPreview } from "./RetentionPreview.tsx";

/** How long a project keeps what its runs leave behind, and what would go now. */
export function RetentionCard({ projectId, isAdmin }: { projectId: string; isAdmin: boolean }) {
  const retention = useQuery(retentionQuery(projectId));
  return (
    <Card>
      <CardHeader
        title="Retention"
        description="Deletes old files. Results and history are kept, and pinned runs keep everything."
        actions={isAdmin && <ApplyRetention projectId={projectId} />}
      />
      <CardContent query={retention} what="retention">
        {(data) => <RetentionForm key={`${data.logDays} ${data.reportDays}`} projectId={projectId} current={data} isAdmin={isAdmin} />}
      </CardContent>
    </Card>
  );
}

const offered = [7, 14, 30, 60, 90, 180, 365];
const forEver = "never";

function RetentionForm({ projectId, current, isAdmin }: { projectId: string; current: Retention; isAdmin: boolean }) {
  const client = useQueryClient();
  const [days, setDays] = useState(current);
  const save = useMutation({
    mutationFn: async () => (await call("PUT /api/projects/:id/retention", { params: { id: projectId }, body: days })).data,
    onSuccess: (saved) => {
      client.setQueryData(retentionQuery(projectId).queryKey, saved);
      toast.success("Retention saved");
    },
  });
  const isChanged = days.logDays !== current.logDays || days.reportDays !== current.reportDays;
  return (
    <div className="grid gap-4 px-4 py-4 sm:grid-cols-2 sm:px-5">
      <FailureNotice error={save.error} className="sm:col-span-2" />
      {(
        [
          ["logDays", "Keep output"],
          ["reportDays", "Keep reports and artifacts"],
        ] as const
      ).map(([name, label]) => (
        <Field key={name} label={label}>
          <Select
            value={days[name] === null ? forEver : String(days[name])}
            onChange={(value) => setDays((before) => ({ ...before, [name]: value === forEver ? null : Number(value) }))}
            options={optionsWith(current[name])}
            disabled={!isAdmin}
          />
        </Field>
      ))}
      <div className="sm:col-span-2">
        <RetentionPreview projectId={projectId} days={days} isChanged={isChanged} />
      </div>
      {isAdmin && (
        <div className="flex gap-2 sm:col-span-2">
          <Button tone="primary" busy={save.isPending} disabled={!isChanged} onClick={() => save.mutate()}>
            Save
          </Button>
          {isChanged && (
            <Button tone="quiet" onClick={() => setDays(current)}>
              Undo changes
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The usual spans, and the one that is set when it is another. */
function optionsWith(current: number | null) {
  const spans = [...new Set(current === null ? offered : [...offered, current])].sort((a, b) => a - b);
  return [...spans.map((days) => ({ value: String(days), label: `${days} days` })), { value: forEver, label: "Forever" }];
}
