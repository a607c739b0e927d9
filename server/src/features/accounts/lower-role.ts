import { type Role, roles } from "@gantry/contract/route.ts";

/** Roles are listed from highest to lowest. */
export function lowerRole(a: Role, b: Role): Role {
  return roles.indexOf(a) > roles.indexOf(b) ? a : b;
}
