import { type ChatChannel, signs } from "./channel.ts";

/** A section's text is cut by Slack with an error, not silently. */
const longestText = 2900;

/** Source: docs.slack.dev: incoming webhooks, Block Kit's sections, formatting text (what has to be escaped). */
export const slack: ChatChannel = {
  compose({ status, title, facts, failures, moreFailures, link }) {
    const heading = escape(`${status ? `${signs[status]} ` : ""}${title}`);
    const body = [facts.join(" · "), ...failures.map((name) => `• ${name}`), moreFailures > 0 ? `…and ${moreFailures} more` : ""].filter(
      Boolean,
    );
    return {
      // Shown in notifications, where blocks are not.
      text: heading,
      blocks: [
        { type: "section", text: { type: "mrkdwn", text: link ? `<${link.url}|${heading}>` : heading, verbatim: true } },
        // Plain text: nothing a suite wrote becomes a link, a mention or markup.
        ...(body.length > 0
          ? [{ type: "section", text: { type: "plain_text", text: body.join("\n").slice(0, longestText), emoji: false } }]
          : []),
      ],
    };
  },
  failureIn: () => undefined,
};

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("|", "¦");
