/** Where what floats over the page is put: in the open dialog, else in the page's own landmark, so that it is never outside all of them. */
export function portalHome(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>("[role=dialog][data-state=open]:not([data-radix-popper-content-wrapper] *)") ??
    document.getElementById("page")
  );
}
