import { maxScreenshotBytes, screenshotTypes } from "@gantry/contract/test-cycles/constants.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { toast } from "../../ui/messages/Toaster.tsx";
import { putInCache } from "./queries.ts";

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
    failed: "Could not attach the screenshot.",
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

const nameOf = (file: File) =>
  file.name
    .replaceAll(/\p{Cc}/gu, "")
    .trim()
    .slice(0, 200) || "screenshot";

function refusalOf(file: File): string | undefined {
  if (!screenshotTypes.some((type) => type === file.type)) return `${nameOf(file)} is not a PNG, JPEG, GIF or WebP image.`;
  if (file.size > maxScreenshotBytes) return `${nameOf(file)} is larger than 5 MiB. Crop it, or save it as JPEG.`;
  return undefined;
}

const base64Of = async (file: File) => (await dataUrlOf(file)).replace(/^[^,]*,/, "");

/** `data:image/png;base64,…` */
export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("The file could not be read."));
    reader.readAsDataURL(blob);
  });
}

/**
 * Takes pictures from the clipboard and from files that are dropped on the page. What is pasted or dropped inside of an element with `data-step` belongs
 * to that step. Text is pasted as usual.
 */
export function usePastedImages(isOn: boolean, onImages: (files: File[], step: number | undefined) => void): void {
  useEffect(() => {
    if (!isOn) return;
    const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      const place = event.target instanceof Element ? event.target : undefined;
      if (files.length === 0 || place?.closest("[role=dialog]")) return;
      event.preventDefault();
      const step = place?.closest("[data-step]")?.getAttribute("data-step");
      onImages(files, step ? Number(step) : undefined);
    };
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
    const allowDrop = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && event.preventDefault();
    document.addEventListener("paste", onPaste);
    document.addEventListener("drop", onDrop);
    document.addEventListener("dragover", allowDrop);
    return () => {
      document.removeEventListener("paste", onPaste);
      document.removeEventListener("drop", onDrop);
      document.removeEventListener("dragover", allowDrop);
    };
  }, [isOn, onImages]);
}
