import { maxScreenshotBytes, screenshotTypes } from "@gantry/contract/test-cycles/constants.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { useChange } from "../../../api/use-change.ts";
import { toast } from "../../../ui/messages/Toaster.tsx";
import { base64Of, nameOfFile } from "../../../ui/read-file.ts";
import { putInCache } from "../queries.ts";

interface NewScreenshot {
  file: File;
  /** From 0; `undefined` for the case as a whole. */
  step: number | undefined;
}

/** Attaches pictures to an item. Files that are no pictures, or too large, are refused before they are sent. */
export function useAddScreenshots({ cycleId, itemId }: { cycleId: string; itemId: string }) {
  const client = useQueryClient();
  const add = useChange({
    call: async ({ file, step }: NewScreenshot) =>
      call("POST /api/test-cycles/:id/items/:itemId/screenshots", {
        params: { id: cycleId, itemId },
        body: { name: nameOf(file), content: await base64Of(file), ...(step === undefined ? {} : { step }) },
      }),
    onSuccess: ({ data }) => {
      putInCache(client, data);
      toast.success("Screenshot attached");
    },
    failureText: "Could not attach the screenshot.",
  });
  const addAll = (files: Iterable<File>, step: number | undefined) => {
    for (const file of files) {
      const refusal = refusalOf(file);
      if (refusal) toast.error(refusal);
      else add.mutate({ file, step });
    }
  };
  return { addAll, isAdding: add.isPending };
}

const nameOf = (file: File) => nameOfFile(file, "screenshot");

function refusalOf(file: File): string | undefined {
  if (!screenshotTypes.some((type) => type === file.type)) return `${nameOf(file)} is not a PNG, JPEG, GIF or WebP image.`;
  if (file.size > maxScreenshotBytes) return `${nameOf(file)} is larger than 5 MiB. Crop it, or save it as JPEG.`;
  return undefined;
}
