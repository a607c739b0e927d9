import { z } from "zod";
import { button, userTextInSubject, note, paragraph } from "../content.ts";
import { Link, Text, mailType } from "../mail-type.ts";

export const welcome = mailType({
  data: z.object({ name: Text, organizationName: Text, link: Link }),
  secretLink: false,
  compose: ({ name, organizationName, link }) => ({
    subject: `Welcome to ${userTextInSubject(organizationName)} on Gantry`,
    preview: "Start a run, watch it live, and see why it failed.",
    heading: "Welcome to Gantry",
    blocks: [
      paragraph`Hello ${name}, your account is ready and you are a member of ${organizationName}.`,
      paragraph`Gantry runs your test suites in containers, shows them live, and explains what failed. The first steps take a few minutes: create a project, run a sample, and copy the command for your pipeline.`,
      button("Open Gantry", link),
      note`Gantry never asks for your password by email.`,
    ],
    reason: "You received this email because an account was created with your address.",
  }),
});
