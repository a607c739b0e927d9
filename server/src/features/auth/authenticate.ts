import { type Role, roles } from "@gantry/contract/route.ts";
import type { Authenticator, Caller } from "../../platform/http/caller.ts";
import { unauthorized } from "../../platform/http/errors.ts";
import type { ChannelMember } from "../../platform/realtime/channel.ts";
import type { KeyRing } from "../api-keys/find-key.ts";
import type { Members } from "./members.ts";
import type { Tokens } from "./tokens.ts";

export interface Authentication extends Authenticator {
  /** @throws 401 when the token is bad or its member is gone. */
  authenticateChannel(token: string): Promise<ChannelMember>;
}

/** Credentials to callers. The role is the database's, never the token's; every refusal has the same words. */
export function createAuthentication(tokens: Tokens, members: Members, keys: KeyRing): Authentication {
  async function memberOfToken(token: string) {
    const claims = tokens.verify(token);
    const member = claims && (await members.find(claims.userId, claims.organizationId));
    if (!claims || !member || claims.iat < Math.floor(member.authEpochSeconds)) throw unauthorized("Invalid or expired token");
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
      };
    },
    async isMember(userId, organizationId) {
      return (await members.find(userId, organizationId)) !== undefined;
    },
    async authenticateChannel(token) {
      const { claims, member } = await memberOfToken(token);
      return {
        userId: member.userId,
        organizationId: member.organizationId,
        organizationName: member.organizationName,
        role: member.role,
        expiresAtSeconds: claims.exp,
      };
    },
  };
}

/** Roles are listed from the highest down. */
export function lowerRole(a: Role, b: Role): Role {
  return roles.indexOf(a) > roles.indexOf(b) ? a : b;
}
