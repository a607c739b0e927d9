/** "Unlimited" as a number, so that `used < limit` stays true for every client. */
export const unlimited = Number.MAX_SAFE_INTEGER;

export const planNames = ["free", "starter", "team", "business", "enterprise"] as const;
