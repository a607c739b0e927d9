/** How long an invitation can be accepted. */
export const invitationDays = 7;

export const invitationStatuses = ["pending", "accepted", "expired", "revoked"] as const;

/**
 * The state of an invitation's newest mail; `delayed`: not accepted yet, will be retried; `logged`: not sent, because there is no working mail
 * server.
 */
export const mailOutcomes = ["queued", "sent", "delayed", "failed", "logged"] as const;
export type MailOutcome = (typeof mailOutcomes)[number];
