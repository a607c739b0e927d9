import { type ChatChannel, signs } from "./channel.ts";

/** Slack rejects a longer section text instead of truncating it. */
const maxTextLength = 2900;

/**
 * Source: docs.slack.dev: incoming webhooks, Block Kit's section and rich text blocks. Rich text blocks and plain text contain no markup, so text
 * from suites and members never becomes a link, a mention, emphasis or an emoji.
 */
export const slack: ChatChannel = {
  compose({ status, title, facts, failures, moreFailures, link }) {
    const heading = `${status ? `${signs[status]} ` : ""}${title}`;
    const body = [facts.join(" · "), ...failures.map((name) => `• ${name}`), moreFailures > 0 ? `…and ${moreFailures} more` : ""].filter(
      Boolean,
    );
    const style = { bold: true };
    const element = link ? { type: "link", url: link.url, text: heading, style } : { type: "text", text: heading, style };
    return {
      // Shown in notifications instead of the blocks. Without markup; Slack requires three characters to be escaped anyway.
      text: escape(heading),
      mrkdwn: false,
      blocks: [
        { type: "rich_text", elements: [{ type: "rich_text_section", elements: [element] }] },
        ...(body.length > 0
          ? [{ type: "section", text: { type: "plain_text", text: body.join("\n").slice(0, maxTextLength), emoji: false } }]
          : []),
      ],
    };
  },
  failureIn: () => undefined,
  accepted: "Slack has posted the message.",
};

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
