import { Download, LoaderCircle } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { callForBlob } from "../../api/client.ts";
import { saveBlob } from "../../ui/save-blob.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { BarButton } from "./BarButton.tsx";

interface DownloadButtonProps {
  id: string;
  service: string | undefined;
  disabled: boolean;
}

export function DownloadButton({ id, service, disabled }: DownloadButtonProps) {
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
  return (
    <BarButton label="Download the output" disabled={disabled || busy} onClick={() => void download()}>
      {busy ? <LoaderCircle className="animate-spin" aria-hidden="true" /> : <Download aria-hidden="true" />}
    </BarButton>
  );
}
