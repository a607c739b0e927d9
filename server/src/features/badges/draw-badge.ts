import type { BadgeColor, BadgeState } from "./badge-state.ts";

/** White text on each has a contrast of at least 4.5. */
const colors: Record<BadgeColor, string> = { green: "#1a7f37", red: "#cf222e", amber: "#9a6700", blue: "#0969da", grey: "#59636e" };

const padding = 6;

/** In pixels at 11 px, roughly; `textLength` fits the text exactly into it. Wide characters are those of East Asia and pictures. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (width, character) =>
      width + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\uff60]|\p{Extended_Pictographic}/u.test(character) ? 12 : 6.8),
    0,
  );

/** A badge as SVG: `label` on the left, the state on the right. The label comes from the address and is only ever text. */
export function drawBadge(label: string, { text, color }: BadgeState): string {
  const [name, state] = [visible(label), visible(text)];
  const [left, right] = [part(name), part(state)];
  const width = left + right;
  const words = `${name}: ${state}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" viewBox="0 0 ${width} 20" role="img" aria-label="${words}">
<title>${words}</title>
<clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#424a53"/><rect x="${left}" width="${right}" height="20" fill="${colors[color]}"/></g>
<g fill="#fff" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">
<text x="${padding}" y="14" textLength="${left - 2 * padding}">${name}</text>
<text x="${left + padding}" y="14" textLength="${right - 2 * padding}">${state}</text>
</g>
</svg>
`;
}

const part = (text: string): number => Math.ceil(widthOf(text)) + 2 * padding;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Without characters that XML does not allow or that change the direction of the text around them. */
const visible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Cn}]/gu, "").replace(/[&<>"']/g, (character) => entities[character] ?? "");
