import type { InvitationMail } from "@gantry/contract/invitations/schemas.ts";
import type { MailOutcome } from "@gantry/contract/invitations/constants.ts";

/** What an admin can do about a mail. The mail server's own message is for the operator and stays in the server's log. */
const advice: Readonly<Record<MailOutcome, string | null>> = {
  queued: null,
  sent: null,
  delayed: "The mail server has not accepted the email yet. Gantry tries again for up to a day.",
  failed: "The email could not be delivered. Check the address, or copy a link and send it yourself.",
  logged: "No email was sent: this Gantry has no working mail server. Copy a link and send it yourself.",
};

export const mailState = (status: MailOutcome): InvitationMail => ({ status, message: advice[status] });
