import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { starterText } from "./starter-text.ts";

/** `The run was cancelled by Ada Lovelace.`; without a name if it is not known. */
export const cancelledText = ({ cancelledBy }: { cancelledBy?: Execution["cancelledBy"] }): string =>
  cancelledBy ? `The run was cancelled by ${starterText(cancelledBy)}.` : "The run was cancelled.";
