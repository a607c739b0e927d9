import type { SummaryPreview } from "@gantry/contract/weekly-summary/schemas.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { SwitchRow } from "../../ui/fields/SwitchRow.tsx";
import { formatDay } from "../../ui/text/format.ts";
import { useIsAdmin } from "../auth/queries.ts";
import { CardContent } from "../../frame/CardContent.tsx";
import { SummaryFigures } from "./SummaryFigures.tsx";
import { TimeZoneForm } from "./TimeZoneForm.tsx";
import { weeklySummaryQuery } from "./queries.ts";

interface WeeklySummaryCardProps {
  /** `undefined`: all projects. */
  projectId: string | undefined;
  projectName: string | undefined;
}

/** Turns the weekly mail on, and shows the last whole week as the mail does. */
export function WeeklySummaryCard({ projectId, projectName }: WeeklySummaryCardProps) {
  const preview = useQuery(weeklySummaryQuery(projectId));
  return (
    <Card>
      <CardHeader
        title="Weekly summary"
        description={`Pass rate, flaky tests, new failures and slow tests of ${projectName ?? "all projects"}, with the week before.`}
      />
      <CardContent query={preview} what="summary">
        {(data) => <Content data={data} projectId={projectId} projectName={projectName} />}
      </CardContent>
    </Card>
  );
}

function Content({ data, projectId, projectName }: WeeklySummaryCardProps & { data: SummaryPreview }) {
  const client = useQueryClient();
  const isAdmin = useIsAdmin();
  const { queryKey } = weeklySummaryQuery(projectId);
  const change = useChange({
    call: (subscribed: boolean) => call("PUT /api/weekly-summary/subscription", { body: { projectId: projectId ?? null, subscribed } }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    failureText: "Could not change the subscription.",
  });
  return (
    <div className="grid gap-4 px-4 py-4 sm:px-5">
      <SwitchRow
        label={`Email me the summary of ${projectName ?? "all projects"}`}
        hint={`Every Monday at 8:00 (${data.timeZone}), next on ${formatDay(data.nextAt)}. Each email has a link that stops it.`}
        checked={change.isPending ? change.variables : data.subscribed}
        onChange={(subscribed) => change.mutate(subscribed)}
        disabled={change.isPending}
      />
      <SummaryFigures summary={data.summary} />
      {isAdmin && <TimeZoneForm key={data.timeZone} timeZone={data.timeZone} />}
    </div>
  );
}
