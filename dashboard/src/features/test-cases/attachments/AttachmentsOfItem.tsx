import { useQuery } from "@tanstack/react-query";
import { attachmentsQuery } from "../queries.ts";
import { AttachmentRow } from "./AttachmentRow.tsx";

/** The files of the case that a tester executes. Draws nothing without a file, and when the case was deleted meanwhile. */
export function AttachmentsOfItem({ caseId }: { caseId: string }) {
  const attachments = useQuery(attachmentsQuery(caseId)).data ?? [];
  if (attachments.length === 0) return null;
  return (
    <section className="grid max-w-3xl gap-1.5" aria-label="Attachments of the case">
      <h3 className="text-xs font-medium text-ink-soft">Attachments</h3>
      <ul className="divide-y divide-edge rounded-lg border border-edge">
        {attachments.map((attachment) => (
          <AttachmentRow key={attachment.id} caseId={caseId} attachment={attachment} />
        ))}
      </ul>
    </section>
  );
}
