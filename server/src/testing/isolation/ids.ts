import { randomBytes } from "node:crypto";

/** Every id that a URL, a query or a body can contain. Add new kinds of records here. */
const kinds = [
  "organization",
  "user",
  "invitation",
  "apiKey",
  "project",
  "execution",
  "otherExecution",
  "testCase",
  "caseField",
  "attachment",
  "cycle",
  "cycleItem",
  "screenshot",
  "test",
  "fingerprint",
  "failure",
  "delivery",
  "schedule",
  "trigger",
  "notificationRule",
  "registryCredential",
  "runLink",
  "view",
  "flakeCheck",
  "matrixRun",
  "shardQueue",
  "worker",
  "workerToken",
  "cache",
] as const;
export type IdKind = (typeof kinds)[number];
export type Ids = Record<IdKind, string>;

/** Ids of missing records, in the format of their kind. */
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
    caseField: id(),
    attachment: id(),
    cycle: id(),
    cycleItem: id(),
    screenshot: id(),
    test: id(),
    fingerprint: randomBytes(16).toString("hex"),
    failure: id(),
    delivery: id(),
    schedule: id(),
    cache: id(),
    trigger: id(),
    notificationRule: id(),
    registryCredential: id(),
    runLink: id(),
    view: id(),
    flakeCheck: id(),
    matrixRun: id(),
    shardQueue: id(),
    worker: id(),
    workerToken: id(),
  };
}
