import type { Role } from "@gantry/contract/route.ts";

export const roleWords: Record<Role, string> = { admin: "Admin", developer: "Developer", viewer: "Viewer" };

/** What a role may do, in a line. */
export const roleMeanings: Record<Role, string> = {
  admin: "everything, people and settings too",
  developer: "starts and changes runs, cases and cycles",
  viewer: "reads everything, changes nothing",
};
