/** Resolves when the stylesheet of the built page has arrived, or cannot be loaded. Without it, the application would be drawn bare for a moment. */
export function untilStyled(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link === null || link.sheet !== null) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ["load", "error"]) link.addEventListener(type, () => resolve(), { once: true });
  });
}
