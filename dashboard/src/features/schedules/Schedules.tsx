import type { Project } from "@gantry/contract/projects/schemas.ts";
import type { Schedule } from "@gantry/contract/schedules/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadFile } from "../../load-file.ts";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { useMayWrite } from "../auth/queries.ts";
import { CardContent } from "../../frame/CardContent.tsx";
import { ScheduleRow } from "./ScheduleRow.tsx";
import { schedulesQuery } from "./queries.ts";
import { refetchIntervalMs } from "./refetch-interval.ts";

const ScheduleDialog = lazy(async () => ({ default: (await loadFile(() => import("./ScheduleDialog.tsx"))).ScheduleDialog }));

export function Schedules({ project }: { project: Project }) {
  const schedules = useQuery({
    ...schedulesQuery(project.id),
    refetchInterval: ({ state }) => refetchIntervalMs(state.data?.data ?? [], Date.now()),
  });
  const mayWrite = useMayWrite();
  const [editing, setEditing] = useState<Schedule | "new">();
  const add = mayWrite && (
    <Button onClick={() => setEditing("new")}>
      <Plus aria-hidden="true" />
      Add schedule
    </Button>
  );
  const rows = schedules.data?.data ?? [];
  return (
    <Card>
      <CardHeader title="Schedules" description="Start runs automatically at set times." actions={rows.length > 0 && add} />
      <CardContent query={schedules} what="schedules">
        {() =>
          rows.length === 0 ? (
            <EmptyState icon={<CalendarClock />} title="No schedules yet" className="py-8" action={add}>
              {mayWrite ? "Add one for the nightly run." : "A developer or admin can add one."}
            </EmptyState>
          ) : (
            <ul aria-label="Schedules" className="divide-y divide-edge">
              {rows.map((schedule) => (
                <ScheduleRow key={schedule.id} schedule={schedule} mayWrite={mayWrite} onChange={() => setEditing(schedule)} />
              ))}
            </ul>
          )
        }
      </CardContent>
      <Suspense>
        {editing && (
          <ScheduleDialog
            project={project}
            schedule={editing === "new" ? undefined : editing}
            others={rows.filter((each) => each !== editing)}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
    </Card>
  );
}
