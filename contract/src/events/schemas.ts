import { z } from "zod";
import { LogChunk, type Execution } from "../executions/schemas.ts";
import { roles } from "../route.ts";
import { TestCycleRow, CycleItem } from "../test-cycles/schemas.ts";

export const AuthSuccess = z.object({ message: z.string(), organizationId: z.string(), userId: z.string(), role: z.enum(roles) });
export type AuthSuccess = z.infer<typeof AuthSuccess>;

export const AuthError = z.object({ message: z.string() });
export type AuthError = z.infer<typeof AuthError>;

export const ExecutionLog = LogChunk.extend({ taskId: z.string() });
export type ExecutionLog = z.infer<typeof ExecutionLog>;

/** A cycle that a person changed, and the changed item, if any. Changes by its runs are sent as `execution-updated`. */
export const TestCycleUpdated = TestCycleRow.extend({ item: CycleItem.nullable() });
export type TestCycleUpdated = z.infer<typeof TestCycleUpdated>;

export interface ServerEvents {
  "auth-success": (payload: AuthSuccess) => void;
  "auth-error": (payload: AuthError) => void;
  "execution-updated": (execution: Execution) => void;
  "execution-log": (chunk: ExecutionLog) => void;
  "test-cycle-updated": (cycle: TestCycleUpdated) => void;
}
