import type { RunError } from "@gantry/contract/executions/schemas.ts";

export const cancelledError: RunError = { code: "CANCELLED", message: "The run was cancelled." };
