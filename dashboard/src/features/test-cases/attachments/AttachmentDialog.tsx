import type { CaseAttachment } from "@gantry/contract/test-cases/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../../api/api-error.ts";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { StoredPicture } from "./StoredPicture.tsx";

/** Longer texts are downloaded. */
const maxPreviewLength = 100_000;

export const hasPreview = ({ contentType, sizeBytes }: CaseAttachment): boolean =>
  contentType.startsWith("image/") || (contentType === "text/plain" && sizeBytes <= maxPreviewLength);

interface AttachmentDialogProps {
  attachment: CaseAttachment;
  load: (signal: AbortSignal) => Promise<Blob>;
  onClose: () => void;
}

/** Shows an image or a text. */
export function AttachmentDialog({ attachment, load, onClose }: AttachmentDialogProps) {
  const name = visibleText(attachment.name);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={`Attached by ${visibleText(attachment.createdBy.name)}`}
      size="lg"
    >
      {attachment.contentType === "text/plain" ? (
        <TextOf id={attachment.id} load={load} />
      ) : (
        <StoredPicture id={attachment.id} load={load} alt={name} className="mx-auto max-w-full" />
      )}
    </Dialog>
  );
}

function TextOf({ id, load }: { id: string; load: (signal: AbortSignal) => Promise<Blob> }) {
  const text = useQuery({
    queryKey: ["texts", id],
    queryFn: async ({ signal }) => (await load(signal)).text(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (text.isError) return <p className="text-sm text-bad">{errorText(text.error)}</p>;
  if (text.data === undefined) return <Skeleton className="h-24" />;
  return <pre className="rounded-md bg-sunken p-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap">{visibleText(text.data)}</pre>;
}
