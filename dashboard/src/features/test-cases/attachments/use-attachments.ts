import { maxAttachmentBytes } from "@gantry/contract/test-cases/constants.ts";
import type { CaseAttachment } from "@gantry/contract/test-cases/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { useChange } from "../../../api/use-change.ts";
import { toast } from "../../../ui/messages/Toaster.tsx";
import { base64Of, nameOfFile } from "../../../ui/read-file.ts";
import { attachmentsQuery, caseHistoryQuery } from "../queries.ts";

/** Adds and deletes files of a case. Files that are too large are refused before they are sent. */
export function useAttachments(caseId: string) {
  const client = useQueryClient();
  const show = ({ data }: { data: CaseAttachment[] }) => {
    client.setQueryData(attachmentsQuery(caseId).queryKey, data);
    void client.invalidateQueries({ queryKey: caseHistoryQuery(caseId).queryKey });
  };
  const add = useChange({
    call: async (file: File) =>
      call("POST /api/test-cases/:id/attachments", {
        params: { id: caseId },
        body: { name: nameOfFile(file, "file"), content: await base64Of(file) },
      }),
    onSuccess: (response) => {
      show(response);
      toast.success("File attached");
    },
    failureText: "Could not attach the file.",
  });
  const remove = useChange({
    call: (attachmentId: string) => call("DELETE /api/test-cases/:id/attachments/:attachmentId", { params: { id: caseId, attachmentId } }),
    onSuccess: show,
    failureText: "Could not delete the file.",
  });
  const addAll = (files: Iterable<File>) => {
    for (const file of files) {
      if (file.size > maxAttachmentBytes) toast.error(`${nameOfFile(file, "The file")} is larger than 10 MiB.`);
      else if (file.size === 0) toast.error(`${nameOfFile(file, "The file")} is empty.`);
      else add.mutate(file);
    }
  };
  return { addAll, isAdding: add.isPending, remove };
}
