import type { MailData, MailTypeName } from "../templates/registry.ts";

/** A sample of each type, for tests and previews. */
export const sampleMails: { [Type in MailTypeName]: MailData<Type> } = {
  invitation: {
    organizationName: "Harbour Systems",
    inviterName: "Ada Lovelace",
    role: "developer",
    link: "https://gantry.example/invite/kJ8vQm2x",
    expiresAt: "2026-11-28T14:03:00.000Z",
  },
  welcome: { name: "Grace Hopper", organizationName: "Harbour Systems", link: "https://gantry.example/" },
  "payment-success": {
    organizationName: "Harbour Systems",
    plan: "team",
    payment: { amount: 9900, currency: "eur" },
    paidAt: "2026-11-01T08:00:00.000Z",
    invoiceLink: "https://billing.example/invoice/1",
    link: "https://gantry.example/settings/plan",
  },
  "payment-failed": {
    organizationName: "Harbour Systems",
    plan: "team",
    payment: { amount: 9900, currency: "eur" },
    nextAttemptAt: "2026-11-04T08:00:00.000Z",
    link: "https://gantry.example/settings/plan",
  },
  "usage-alert": {
    organizationName: "Harbour Systems",
    kind: "testRuns",
    level: 80,
    used: 200,
    limit: 250,
    plan: "starter",
    resetsAt: "2026-12-01T00:00:00.000Z",
    link: "https://gantry.example/settings/plan",
  },
  "subscription-canceled": {
    organizationName: "Harbour Systems",
    formerPlan: "team",
    plan: "free",
    link: "https://gantry.example/settings/plan",
  },
  "password-reset": { name: "Grace Hopper", link: "https://gantry.example/reset-password/kJ8vQm2x" },
  "failure-regressed": {
    organizationName: "Harbour Systems",
    projectName: "Web shop",
    runNumber: 1482,
    branch: "main",
    failures: ["AssertionError: the discount is missing, 2500 !== 2250", "connect ECONNREFUSED 10.0.0.7:5432"],
    total: 2,
    link: "https://gantry.example/failures?state=regressed",
  },
  "verify-email": { name: "Grace Hopper", link: "https://gantry.example/verify-email/kJ8vQm2x" },
};
