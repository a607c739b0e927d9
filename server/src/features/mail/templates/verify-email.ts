import { z } from "zod";
import { button, note, paragraph } from "../content.ts";
import { Link, Text, mailType } from "../mail-type.ts";

export const verifyEmail = mailType({
  data: z.object({ name: Text, link: Link }),
  secretLink: true,
  compose: ({ name, link }) => ({
    subject: "Confirm your email address for Gantry",
    preview: "One step, and your account is ready.",
    heading: "Confirm your address",
    blocks: [
      paragraph`Hello ${name}, please confirm that this is your address. Then your Gantry account is ready.`,
      button("Confirm the address", link),
      note`If you did not create an account, ignore this email.`,
    ],
    reason: "You received this email because an account was created with your address.",
  }),
});
