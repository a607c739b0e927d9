/** The address of a badge with its parameters; those that are empty are left out. */
export function badgeAddress(url: string, { branch, label }: { branch: string; label: string }): string {
  const address = new URL(url);
  if (branch.trim()) address.searchParams.set("branch", branch.trim());
  if (label.trim()) address.searchParams.set("label", label.trim());
  return address.href;
}

/** `alt` is the text for people who do not see the image; `target` is the page that the image leads to. */
export function markdownBadge(address: string, alt: string, target: string): string {
  return `[![${alt.replace(/[\\[\]]/g, "\\$&")}](${address})](${target})`;
}

export function htmlBadge(address: string, alt: string, target: string): string {
  return `<a href="${escaped(target)}"><img src="${escaped(address)}" alt="${escaped(alt)}"></a>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
