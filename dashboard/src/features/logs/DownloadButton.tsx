import { Download, LoaderCircle } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { callForBlob } from "../../api/client.ts";
import { saveBlob } from "../../ui/save-blob.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { BarButton } from "./BarButton.tsx";

export function DownloadButton({ id, disabled }: { id: string; disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveBlob(await callForBlob("GET /api/executions/:id/logs/download", { params: { id } }), `gantry-${id}.log`);
    } catch (error) {
      toast.error(`Could not download the output. ${errorText(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <BarButton label="Download the output" disabled={disabled || busy} onClick={() => void download()}>
      {busy ? <LoaderCircle className="animate-spin" aria-hidden="true" /> : <Download aria-hidden="true" />}
    </BarButton>
  );
}
