import type { Selectable } from "kysely";
import type { Schema } from "../../platform/db/schema.ts";

export type ScheduleRow = Selectable<Schema["schedules"]>;
