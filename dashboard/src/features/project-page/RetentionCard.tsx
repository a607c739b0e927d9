import type { ProjectRetention, Retention } from "@gantry/contract/retention/schemas.ts";
import { minResultDays } from "@gantry/contract/retention/constants.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { CardContent } from "../../frame/CardContent.tsx";
import { ApplyRetention } from "./ApplyRetention.tsx";
import { retentionQuery } from "../projects/queries.ts";
import { RetentionPreview } from "./RetentionPreview.tsx";

/** How long a project keeps the files and results of its runs, and what would be deleted now. */
export function RetentionCard({ projectId, isAdmin }: { projectId: string; isAdmin: boolean }) {
  const retention = useQuery(retentionQuery(projectId));
  return (
    <Card>
      <CardHeader
        title="Retention"
        description="Deletes old files and test results. Verdicts and counts are kept, and pinned runs keep everything."
        actions={isAdmin && <ApplyRetention projectId={projectId} />}
      />
      <CardContent query={retention} what="retention">
        {(data) => (
          <RetentionForm
            key={`${data.logDays} ${data.reportDays} ${data.resultDays}`}
            projectId={projectId}
            current={data}
            isAdmin={isAdmin}
          />
        )}
      </CardContent>
    </Card>
  );
}

const kinds = [
  { name: "logDays", label: "Keep output", least: 1 },
  { name: "reportDays", label: "Keep reports and artifacts", least: 1 },
  { name: "resultDays", label: "Keep test results and their history", least: minResultDays },
] as const;

const limitText = (maxDays: number | null) => (maxDays === null ? undefined : `This installation keeps them for at most ${maxDays} days.`);

const offered = [7, 14, 30, 60, 90, 180, 365];
const forEver = "never";

function RetentionForm({ projectId, current, isAdmin }: { projectId: string; current: ProjectRetention; isAdmin: boolean }) {
  const client = useQueryClient();
  const { maxResultDays, ...saved } = current;
  const [days, setDays] = useState<Retention>(saved);
  const save = useMutation({
    mutationFn: async () => (await call("PUT /api/projects/:id/retention", { params: { id: projectId }, body: days })).data,
    onSuccess: (changed) => {
      client.setQueryData(retentionQuery(projectId).queryKey, changed);
      toast.success("Retention saved");
    },
  });
  const isChanged = kinds.some(({ name }) => days[name] !== saved[name]);
  return (
    <div className="grid gap-4 px-4 py-4 sm:grid-cols-2 sm:px-5">
      <FailureNotice error={save.error} className="sm:col-span-2" />
      {kinds.map(({ name, label, least }) => (
        <Field key={name} label={label} hint={name === "resultDays" ? limitText(maxResultDays) : undefined}>
          <Select
            value={days[name] === null ? forEver : String(days[name])}
            onChange={(value) => setDays((before) => ({ ...before, [name]: value === forEver ? null : Number(value) }))}
            options={optionsWith(saved[name], least)}
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
            <Button tone="quiet" onClick={() => setDays(saved)}>
              Undo changes
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The usual spans, and the one that is set when it is another. */
function optionsWith(current: number | null, least: number) {
  const spans = [...new Set(current === null ? offered : [...offered, current])].filter((days) => days >= least).sort((a, b) => a - b);
  return [...spans.map((days) => ({ value: String(days), label: `${days} days` })), { value: forEver, label: "Forever" }];
}
