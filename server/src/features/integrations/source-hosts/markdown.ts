import { oneLine } from "../providers/api/provider-message.ts";

/**
 * Formats a suite's text as code, so that it contains no links, mentions or markup, and stays on its line.
 * Source: CommonMark, code spans: the fence is longer than any row of backticks inside.
 */
export function code(text: string, max = 200): string {
  const line = oneLine(text, max).replaceAll("|", "¦") || " ";
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([row]) => row.length));
  const fence = "`".repeat(longest + 1);
  const padding = longest > 0 ? " " : "";
  return `${fence}${padding}${line}${padding}${fence}`;
}

/** Text of ours or of a member, which may contain no markup either. */
export const plain = (text: string, max = 100): string => oneLine(text, max).replace(/[\\`*_{}[\]()#+!<>|~@&]/g, "\\$&");

/** Folded text, if the host's Markdown supports it. */
export function folded(markdown: "details" | "plain", title: string, lines: readonly string[]): string {
  const list = lines.join("\n");
  return markdown === "details" ? `<details><summary>${title}</summary>\n\n${list}\n\n</details>` : `**${title}**\n\n${list}`;
}

/** A duration in seconds and minutes. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
