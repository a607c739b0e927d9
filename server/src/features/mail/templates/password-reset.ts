import { z } from "zod";
import { button, note, paragraph } from "../content.ts";
import { Link, Text, mailType } from "../mail-type.ts";

export const passwordReset = mailType({
  data: z.object({ name: Text, link: Link }),
  secretLink: true,
  // As long as its link.
  usefulForMs: 60 * 60_000,
  compose: ({ name, link }) => ({
    subject: "Choose a new password for Gantry",
    preview: "The link works once, for one hour.",
    heading: "Choose a new password",
    blocks: [
      paragraph`Hello ${name}, someone requested a new password for your Gantry account.`,
      button("Choose a new password", link),
      note`The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.`,
    ],
    reason: "You get this mail because a new password was asked for with your address.",
  }),
});
