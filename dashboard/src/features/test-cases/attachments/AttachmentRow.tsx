import type { CaseAttachment } from "@gantry/contract/test-cases/schemas.ts";
import type { UseMutationResult } from "@tanstack/react-query";
import { Download, File, FileText, Trash2 } from "lucide-react";
import { useState } from "react";
import { callForBlob } from "../../../api/client.ts";
import { useChange } from "../../../api/use-change.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { ConfirmDialog } from "../../../ui/overlays/ConfirmDialog.tsx";
import { saveBlob } from "../../../ui/save-blob.ts";
import { formatBytes } from "../../../ui/text/format.ts";
import { RelativeTime } from "../../../ui/text/RelativeTime.tsx";
import { visibleText } from "../../../ui/text/visible-text.ts";
import { AttachmentDialog, hasPreview } from "./AttachmentDialog.tsx";
import { StoredPicture } from "./StoredPicture.tsx";

interface AttachmentRowProps {
  caseId: string;
  attachment: CaseAttachment;
  /** Left out for those who may not delete. */
  remove?: Pick<UseMutationResult<unknown, Error, string>, "mutate" | "isPending"> | undefined;
}

/** A file: images and texts open in place, everything can be saved. */
export function AttachmentRow({ caseId, attachment, remove }: AttachmentRowProps) {
  const [open, setOpen] = useState<"preview" | "delete">();
  const { id, contentType, sizeBytes, createdBy, createdAt } = attachment;
  const name = visibleText(attachment.name);
  const params = { id: caseId, attachmentId: id };
  const load = (signal?: AbortSignal) =>
    callForBlob("GET /api/test-cases/:id/attachments/:attachmentId", { params, ...(signal ? { signal } : {}) });
  const save = useChange({
    call: async () => saveBlob(await load(), attachment.name),
    failureText: "Could not save the file.",
  });
  const Icon = contentType === "text/plain" || contentType === "application/pdf" ? FileText : File;
  return (
    <li className="flex items-center gap-3 px-4 py-2 text-sm sm:px-5">
      <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-md border border-edge text-ink-soft">
        {contentType.startsWith("image/") ? (
          <StoredPicture id={id} load={load} alt="" className="size-full object-cover" />
        ) : (
          <Icon className="size-5" aria-hidden="true" />
        )}
      </span>
      <span className="grid min-w-0 flex-1">
        {hasPreview(attachment) ? (
          <button
            type="button"
            className="truncate rounded-sm text-left font-medium hover:underline"
            title={name}
            onClick={() => setOpen("preview")}
          >
            {name}
          </button>
        ) : (
          <span className="truncate font-medium" title={name}>
            {name}
          </span>
        )}
        <span className="truncate text-xs text-ink-soft">
          {formatBytes(sizeBytes)} · {visibleText(createdBy.name)}, <RelativeTime at={createdAt} />
        </span>
      </span>
      <IconButton label={`Download ${name}`} busy={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden="true" />
      </IconButton>
      {remove && (
        <IconButton label={`Delete ${name}`} onClick={() => setOpen("delete")}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      {open === "preview" && <AttachmentDialog attachment={attachment} load={load} onClose={() => setOpen(undefined)} />}
      {remove && (
        <ConfirmDialog
          open={open === "delete"}
          onOpenChange={(isOpen) => setOpen(isOpen ? "delete" : undefined)}
          title="Delete this file?"
          confirmLabel="Delete"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(id)}
        >
          <p className="break-words">{name} is deleted for everyone. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
