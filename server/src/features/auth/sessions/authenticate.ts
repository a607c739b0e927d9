import type { Authenticator, Caller } from "../../../platform/http/caller.ts";
import { unauthorized } from "../../../platform/errors.ts";
import type { ChannelMember } from "../../../platform/realtime/live-socket.ts";
import { lowerRole } from "../../accounts/lower-role.ts";
import type { KeyRing } from "../../api-keys/find-key.ts";
import type { Members } from "../../accounts/members.ts";
import type { Claims, Tokens } from "../../accounts/tokens.ts";

export interface Authentication extends Authenticator {
  /** @throws 401 when the token is invalid or its member is gone. */
  authenticateChannel(token: string): Promise<ChannelMember>;
  /** Whether a socket's member still exists, and no new password or "sign out everywhere" has ended its token. */
  isCurrent(member: ChannelMember): Promise<boolean>;
}

/** Turns credentials into callers. The role comes from the database, never from the token; all errors have the same text. */
export function createAuthentication(tokens: Tokens, members: Members, keys: KeyRing): Authentication {
  async function memberOfToken(token: string) {
    const claims = tokens.verify(token);
    const member = claims && (await members.find(claims.userId, claims.organizationId));
    if (!claims || !member || !isOfEpoch(claims, member.authEpochMs)) throw unauthorized("Invalid or expired token");
    return { claims, member };
  }

  async function byKey(apiKey: string, ip: string): Promise<Caller> {
    const key = await keys.find(apiKey, ip);
    const member = key && (await members.find(key.userId, key.organizationId));
    if (!key || !member) throw unauthorized("Invalid or expired token");
    return {
      userId: member.userId,
      organizationId: member.organizationId,
      role: lowerRole(member.role, key.role),
      name: member.name,
      email: member.email,
      via: "key",
      keyName: key.name,
      authEpochMs: member.authEpochMs,
    };
  }

  return {
    async authenticate({ bearer, apiKey, ip }) {
      if (apiKey !== undefined) return byKey(apiKey, ip);
      if (bearer === undefined) throw unauthorized("Authentication required");
      const { member } = await memberOfToken(bearer);
      return {
        userId: member.userId,
        organizationId: member.organizationId,
        role: member.role,
        name: member.name,
        email: member.email,
        via: "token",
        authEpochMs: member.authEpochMs,
      };
    },
    async isMember(userId, organizationId) {
      return (await members.find(userId, organizationId)) !== undefined;
    },
    async isCurrent({ userId, organizationId, authEpochMs }) {
      return (await members.find(userId, organizationId))?.authEpochMs === authEpochMs;
    },
    async authenticateChannel(token) {
      const { claims, member } = await memberOfToken(token);
      return {
        userId: member.userId,
        organizationId: member.organizationId,
        organizationName: member.organizationName,
        role: member.role,
        expiresAtSeconds: claims.exp,
        authEpochMs: member.authEpochMs,
      };
    },
  };
}

/** A token without an epoch is compared by seconds. */
function isOfEpoch(claims: Claims, epochMs: number): boolean {
  return claims.authEpoch === undefined ? claims.iat >= Math.floor(epochMs / 1000) : claims.authEpoch === epochMs;
}
