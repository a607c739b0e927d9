import { type Issue, referenceLine } from "../api/provider.ts";

/** GitHub accepts 65,536 characters, GitLab a million. */
const longest = 60_000;

/**
 * An issue's text for a source host: the description as a code block, then the link. In code, a suite's text mentions no one, refers to no issue and
 * runs none of GitLab's quick actions; a backslash prevents none of these. The reference is a comment that is not shown.
 */
export function issueMarkdown(issue: Issue): string {
  const description = Array.from(issue.description).slice(0, longest).join("");
  const row = Math.max(2, ...(description.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(row + 1);
  return [`${fence}text\n${description}\n${fence}`, `[${issue.linkText}](<${issue.url}>)`, `<!-- ${referenceLine(issue)} -->`].join("\n\n");
}
