import { z } from "zod";
import { button, note, paragraph } from "../content.ts";
import { Link, Text, mailType } from "../mail-type.ts";

export const passwordReset = mailType({
  data: z.object({ name: Text, link: Link }),
  secretLink: true,
  // As long as its link.
  usefulForMs: 60 * 60_000,
  compose: ({ name, link }) => ({
    subject: "Reset your Gantry password",
    preview: "The link works once, for one hour.",
    heading: "Reset your password",
    blocks: [
      paragraph`Hello ${name}, someone requested a password reset for your Gantry account.`,
      button("Choose a new password", link),
      note`The link works once, for one hour. If it was not you, ignore this email. Your password does not change.`,
    ],
    reason: "You received this email because a password reset was requested for your address.",
  }),
});
