/** Puts text on the clipboard. False when the browser does not allow it (an http URL of another machine). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// The clipboard API exists only in a secure context, which a self-hosted http URL is not.
function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed";
  area.style.opacity = "0";
  const home = document.querySelector("[role=dialog],[role=alertdialog]") ?? document.body;
  const focused = document.activeElement;
  home.append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
