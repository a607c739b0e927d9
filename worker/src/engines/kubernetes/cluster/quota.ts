import { reasonOf, statusOf } from "./cluster.ts";

/** The API rejects a pod because its namespace's quota is used up. */
export const isQuotaUsedUp = (error: unknown): boolean => statusOf(error) === 403 && /exceeded quota/i.test(reasonOf(error));

/** Many pods at once: the API server could not count this one. Nothing was created. */
export const isQuotaContended = (error: unknown): boolean =>
  statusOf(error) === 409 && /cannot be fulfilled on .*quota/i.test(reasonOf(error));

/** Whether the refused pod would fit if no other used the quota: `… requested: limits.cpu=1,pods=1, used: …, limited: limits.cpu=4,pods=10`. */
export function fitsAlone(error: unknown): boolean {
  const message = reasonOf(error);
  const limits = amountsIn(message, "limited");
  return [...amountsIn(message, "requested")].every(([name, amount]) => amount <= (limits.get(name) ?? Number.POSITIVE_INFINITY));
}

function amountsIn(message: string, part: "requested" | "limited"): Map<string, number> {
  const list = new RegExp(`\\b${part}: (\\S+?)(?:, |$)`).exec(message)?.[1] ?? "";
  return new Map(
    list.split(",").flatMap((amount) => {
      const [name = "", text = ""] = amount.split("=");
      return name === "" ? [] : [[name, inUnits(text)] as const];
    }),
  );
}

const factors: Record<string, number> = {
  m: 1e-3,
  "": 1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  Ki: 1024,
  Mi: 1024 ** 2,
  Gi: 1024 ** 3,
  Ti: 1024 ** 4,
};

/** A quantity of Kubernetes: `500m`, `2`, `1Gi`. What is none counts as little. */
function inUnits(text: string): number {
  const [, digits, unit = ""] = /^(\d+(?:\.\d+)?)([a-zA-Z]*)$/.exec(text) ?? [];
  return digits === undefined ? 0 : Number(digits) * (factors[unit] ?? 1);
}
