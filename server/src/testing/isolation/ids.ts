import { randomBytes } from "node:crypto";

/** Everything that an address, a query or a body can name. A new kind of record goes here. */
const kinds = [
  "organization",
  "user",
  "invitation",
  "apiKey",
  "project",
  "execution",
  "otherExecution",
  "testCase",
  "cycle",
  "cycleItem",
  "test",
  "fingerprint",
  "delivery",
  "schedule",
  "notificationRule",
  "registryCredential",
] as const;
export type IdKind = (typeof kinds)[number];
export type Ids = Record<IdKind, string>;

/** Ids of records that are nowhere, in the shape of their kind. */
export function freshIds(): Ids {
  const id = () => randomBytes(12).toString("hex");
  return {
    organization: id(),
    user: id(),
    invitation: id(),
    apiKey: id(),
    project: id(),
    execution: id(),
    otherExecution: id(),
    testCase: id(),
    cycle: id(),
    cycleItem: id(),
    test: id(),
    fingerprint: randomBytes(16).toString("hex"),
    delivery: id(),
    schedule: id(),
    notificationRule: id(),
    registryCredential: id(),
  };
}
