import type { Role } from "@gantry/contract/route.ts";

export const roleLabels: Record<Role, string> = { admin: "Admin", developer: "Developer", viewer: "Viewer" };

/** A role's permissions in one line. */
export const roleMeanings: Record<Role, string> = {
  admin: "full access, including members and settings",
  developer: "can start and change runs, test cases and test cycles",
  viewer: "read-only access",
};
