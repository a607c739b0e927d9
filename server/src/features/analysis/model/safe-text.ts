const address = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)[^\s)\]>"'`]+/gi;

/**
 * A model's answer as plain text: no image, link or markup, and no URL that the model was not shown. A URL that a log made the model write could leak
 * data when it is opened.
 */
export function safeText(text: string, shown: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\(([^)]*)\)/g, (_whole, words: string, target: string) =>
      shown.includes(target) ? `${words} (${target})` : words,
    )
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(address, (found) => (shown.includes(found.replace(/[.,;:!?]+$/, "")) ? found : "[address removed]"))
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .trim();
}
