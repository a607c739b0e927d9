import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Card, CardHeader } from "../../../ui/Card.tsx";
import { usePastedFiles } from "../../../ui/use-pasted-files.ts";
import { useMayWrite } from "../../auth/queries.ts";
import { CardContent } from "../../../frame/CardContent.tsx";
import { attachmentsQuery } from "../queries.ts";
import { AttachmentRow } from "./AttachmentRow.tsx";
import { useAttachments } from "./use-attachments.ts";

/** The files of a case: chosen, pasted or dropped on the page. */
export function AttachmentsCard({ testCase: { id } }: { testCase: TestCase }) {
  const mayWrite = useMayWrite();
  const query = useQuery(attachmentsQuery(id));
  const { addAll, isAdding, remove } = useAttachments(id);
  const input = useRef<HTMLInputElement>(null);
  usePastedFiles(mayWrite, addAll);
  return (
    <Card aria-label="Attachments">
      <CardHeader
        title="Attachments"
        actions={
          mayWrite && (
            <>
              <input
                ref={input}
                type="file"
                multiple
                hidden
                aria-label="Files of the case"
                onChange={(event) => {
                  addAll([...(event.target.files ?? [])]);
                  event.target.value = "";
                }}
              />
              <Button size="sm" busy={isAdding} onClick={() => input.current?.click()}>
                <Paperclip aria-hidden="true" />
                Attach files
              </Button>
            </>
          )
        }
      />
      <CardContent query={query} what="attachments">
        {(attachments) =>
          attachments.length === 0 ? (
            <p className="px-4 py-3 text-sm text-ink-soft sm:px-5">
              {mayWrite ? "No files yet. Attach them, or paste or drop them on this page." : "No files."}
            </p>
          ) : (
            <ul className="divide-y divide-edge" aria-label="Attachments">
              {attachments.map((attachment) => (
                <AttachmentRow key={attachment.id} caseId={id} attachment={attachment} remove={mayWrite ? remove : undefined} />
              ))}
            </ul>
          )
        }
      </CardContent>
    </Card>
  );
}
