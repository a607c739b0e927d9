import { z } from "zod";
import { button, userTextInSubject, note, paragraph } from "../content.ts";
import { Link, Moment, Text, mailType } from "../mail-type.ts";
import { moment } from "../format.ts";

const rights: Record<string, string> = {
  admin: "Admins run tests and manage members, projects and billing.",
  developer: "Developers start runs and work with their results.",
  viewer: "Viewers see runs and reports.",
};

export const invitation = mailType({
  data: z.object({ organizationName: Text, inviterName: Text, role: z.string(), link: Link, expiresAt: Moment }),
  secretLink: true,
  compose: ({ organizationName, inviterName, role, link, expiresAt }) => ({
    subject: `${userTextInSubject(inviterName)} invited you to ${userTextInSubject(organizationName)} on Gantry`,
    preview: `Join as ${role}. The invitation expires on ${moment(expiresAt)}.`,
    heading: "You are invited",
    blocks: [
      paragraph`${inviterName} invited you to join ${organizationName} on Gantry as ${role === "admin" ? "an" : "a"} ${role}.`,
      ...(rights[role] ? [{ kind: "text" as const, parts: [{ text: rights[role], strong: false }] }] : []),
      button("Accept the invitation", link),
      note`The link works once, for this address, until ${moment(expiresAt)}. If you did not expect this invitation, you can ignore this email.`,
    ],
    reason: "You received this email because someone entered your address to invite you.",
  }),
});
