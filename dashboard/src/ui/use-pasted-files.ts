import { useEffect } from "react";

/**
 * Takes files from the clipboard, and files that are dropped on the page. What is pasted or dropped inside of an element with `data-step` belongs
 * to that step. Text is pasted as usual.
 */
export function usePastedFiles(isOn: boolean, onFiles: (files: File[], step: number | undefined) => void): void {
  useEffect(() => {
    if (!isOn) return;
    const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      const place = event.target instanceof Element ? event.target : undefined;
      if (files.length === 0 || place?.closest("[role=dialog]")) return;
      event.preventDefault();
      const step = place?.closest("[data-step]")?.getAttribute("data-step");
      onFiles(files, step ? Number(step) : undefined);
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
  }, [isOn, onFiles]);
}
