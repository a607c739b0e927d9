import { type Role, roles } from "@gantry/contract/route.ts";

/** Roles are listed from the highest down. */
export function lowerRole(a: Role, b: Role): Role {
  return roles.indexOf(a) > roles.indexOf(b) ? a : b;
}
