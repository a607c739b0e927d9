import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { moveTo } from "./move-to.ts";

/** Switches to another of the person's organizations. */
export function useSwitchOrganization() {
  return useChange({
    call: (organizationId: string) => call("POST /api/auth/switch", { body: { organizationId } }),
    onSuccess: (session) => moveTo(session.token),
    failed: "Could not switch the organization.",
  });
}
