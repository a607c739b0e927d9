import { useLayoutEffect, useRef } from "react";

/** Takes the letters that are typed while a dialog with a text field opens: its code may have to load first. */
export function useTypedAhead(isOpen: boolean, onLetter: (letter: string) => void): void {
  const current = useRef(onLetter);
  useLayoutEffect(() => {
    current.current = onLetter;
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest("[role=dialog]")) return;
      event.preventDefault();
      // Nor are they shortcuts of the page.
      event.stopImmediatePropagation();
      current.current(event.key);
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [isOpen]);
}
