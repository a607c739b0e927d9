import { errorText } from "../../api/api-error.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { openReport } from "./report-link.ts";

/** Opens the report or one of its files in a new tab, or says why not. */
export function open(id: string, path?: string): void {
  openReport(id, path).catch((error: unknown) => toast.error(`Could not open the file. ${errorText(error)}`));
}
