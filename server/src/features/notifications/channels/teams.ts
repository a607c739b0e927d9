import { type ChatChannel, signs } from "./channel.ts";

/**
 * Source: learn.microsoft.com, Teams: webhooks by Workflows, Adaptive Cards 1.4. Rich text blocks are not Markdown, so text from suites never
 * becomes a link or markup.
 */
export const teams: ChatChannel = {
  compose({ status, title, facts, failures, moreFailures, link }) {
    const more = moreFailures > 0 ? [`…and ${moreFailures} more`] : [];
    return {
      type: "message",
      attachments: [
        {
          contentType: "application/vnd.microsoft.card.adaptive",
          contentUrl: null,
          content: {
            $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
            type: "AdaptiveCard",
            version: "1.4",
            body: [
              textBlock(`${status ? `${signs[status]} ` : ""}${title}`, { size: "medium", weight: "bolder" }),
              ...(facts.length > 0 ? [textBlock(facts.join(" · "), { isSubtle: true })] : []),
              ...failures.map((name) => textBlock(`• ${name}`)),
              ...more.map((words) => textBlock(words, { isSubtle: true })),
            ],
            ...(link ? { actions: [{ type: "Action.OpenUrl", title: link.label, url: link.url }] } : {}),
          },
        },
      ],
    };
  },
  // A workflow responds with 202 before it runs (learn.microsoft.com, "Create incoming webhooks with Workflows").
  accepted: "Teams accepted the message. Check that it appears in the channel.",
  // Connectors of the old kind respond with 200 and report failures in the text.
  failureIn: (text) => (/webhook message delivery failed/i.test(text) ? text : undefined),
};

const textBlock = (text: string, style: Readonly<Record<string, unknown>> = {}) => ({
  type: "RichTextBlock",
  inlines: [{ type: "TextRun", text, ...style }],
});
