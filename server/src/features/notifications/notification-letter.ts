import { z } from "zod";

/** How a run ended, for a rule's room. */
export const NotificationLetter = { name: "notification", payload: z.object({ ruleId: z.string(), executionId: z.string() }) };
