import { createSigner, createVerifier } from "fast-jwt";
import { z } from "zod";
import { Id } from "@gantry/contract/ids.ts";
import { RoleName } from "@gantry/contract/auth/schemas.ts";
import type { Role } from "@gantry/contract/route.ts";

/**
 * The claims of a sign-in token. The role is for clients; the server never reads it. `authEpoch` (milliseconds) ties the token to the account's
 * epoch, which changes with a new password or "sign out everywhere"; `iat` has only seconds.
 */
const Claims = z.object({
  userId: Id,
  organizationId: Id,
  role: RoleName,
  iat: z.number(),
  exp: z.number(),
  authEpoch: z.number().optional(),
});
export type Claims = z.infer<typeof Claims>;

export interface Tokens {
  sign(claims: { userId: string; organizationId: string; role: Role; authEpoch: number }): string;
  /** `undefined` when it is forged, expired, signed with another algorithm, or has other claims. */
  verify(token: string): Claims | undefined;
}

/** HS256 only; a token without expiry is rejected. */
export function createTokens(secret: string, lifetimeSeconds: number): Tokens {
  const signer = createSigner({ key: secret, algorithm: "HS256", expiresIn: lifetimeSeconds * 1000 });
  const verifier = createVerifier({ key: secret, algorithms: ["HS256"], requiredClaims: ["exp", "iat"], cache: 1000, cacheTTL: 60_000 });
  return {
    sign: (claims) => signer({ ...claims }),
    verify(token) {
      try {
        const parsed = Claims.safeParse(verifier(token));
        return parsed.success ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
