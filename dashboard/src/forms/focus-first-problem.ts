/** Moves the focus to the first field of a form that shows what is wrong with it. A folded section around it opens. */
export function focusFirstProblem(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true], [data-refused]");
  const section = field?.closest("details");
  if (section) section.open = true;
  field?.focus();
}
