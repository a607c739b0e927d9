import { Verdict } from "@gantry/contract/executions/schemas.ts";
import { z } from "zod";

/** How a run ended, for a rule's chat. */
export const NotificationMessage = {
  name: "notification",
  payload: z.object({
    ruleId: z.string(),
    executionId: z.string(),
    /** The status that the message is about; a callback may have changed the run's status since. Absent in messages of earlier versions. */
    status: Verdict.optional(),
    /** The previous terminal status, if a callback replaced it. */
    before: Verdict.optional(),
  }),
};
