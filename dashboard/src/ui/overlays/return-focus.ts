import { useState } from "react";

/**
 * For overlays: restores the focus, or moves it to the page if the element is gone. Pass the returned function as
 * `onCloseAutoFocus`. The library itself does so only for what its own trigger opened.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  // While rendering, so before a field in the dialog takes the focus.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(findOpener());
  }
  return (event) => {
    event.preventDefault();
    // Another element has the focus now: a new page or the next dialog.
    if (document.activeElement !== document.body) return;
    const target = opener?.isConnected ? opener : document.getElementById("page");
    target?.focus({ preventScroll: true });
  };
}

function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  // An item of a menu goes with its menu; what opened the menu stays.
  const trigger = focused?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  if (trigger) return document.getElementById(trigger);
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}
