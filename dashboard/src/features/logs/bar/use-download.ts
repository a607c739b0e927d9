import { useState } from "react";
import { errorText } from "../../../api/api-error.ts";
import { callForBlob } from "../../../api/client.ts";
import { saveBlob } from "../../../ui/save-blob.ts";
import { toast } from "../../../ui/messages/Toaster.tsx";

/** Saves the output of a run, or of one of its services, as a file. */
export function useDownload(id: string, service: string | undefined) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const file = await callForBlob("GET /api/executions/:id/logs/download", { params: { id }, query: { service } });
      saveBlob(file, `gantry-${id}${service === undefined ? "" : `-${service}`}.log`);
    } catch (error) {
      toast.error(`Could not download the output. ${errorText(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return { busy, download: () => void download() };
}
