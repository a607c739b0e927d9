import { expect, it } from "vitest";
import { startError } from "./start-error.ts";
import { fitsAlone, isQuotaContended, isQuotaUsedUp } from "./quota.ts";

const refusal = (amounts: string) => {
  const message = `pods "run-1" is forbidden: exceeded quota: runs, ${amounts}`;
  return Object.assign(new Error(message), { code: 403, body: JSON.stringify({ message }) });
};

// As Kubernetes 1.20.2 said it.
it.each([
  ["requested: pods=1, used: pods=10, limited: pods=10", true],
  ["requested: pods=1, used: pods=0, limited: pods=0", false],
  ["requested: limits.memory=256Mi,pods=1, used: limits.memory=1Gi,pods=4, limited: limits.memory=1Gi,pods=4", true],
  ["requested: limits.cpu=2500m,pods=1, used: limits.cpu=0,pods=0, limited: limits.cpu=2,pods=4", false],
  ["requested: requests.memory=2Gi, used: requests.memory=0, limited: requests.memory=1500Mi", false],
])("knows whether a pod fits into a quota: %s", (amounts, fits) => {
  const error = refusal(amounts);
  expect([isQuotaUsedUp(error), fitsAlone(error)]).toEqual([true, fits]);
});

// As clusters said it: https://github.com/kubernetes/kubernetes/issues/67761
it.each([
  `Operation cannot be fulfilled on resourcequotas "runs": the object has been modified; please apply your changes to the latest version and try again`,
  `Operation cannot be fulfilled on clusterresourcequotas.quota.openshift.io "runs": the object has been modified; please apply your changes`,
])("does not take a quota that is changed at the same moment for a pod that exists: %s", (message) => {
  const error = Object.assign(new Error(message), { code: 409, body: JSON.stringify({ message, reason: "Conflict" }) });
  expect(isQuotaContended(error)).toBe(true);
  expect(startError(error)).toMatchObject({ retryable: true, message: expect.stringContaining("quota") });
  const exists = { message: 'pods "run-quota-1" already exists', reason: "AlreadyExists" };
  expect(isQuotaContended(Object.assign(new Error("x"), { code: 409, body: JSON.stringify(exists) }))).toBe(false);
});
