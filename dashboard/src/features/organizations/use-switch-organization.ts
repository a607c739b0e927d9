import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { moveTo } from "./move-to.ts";

/** Switches to another of the person's organizations, to its home page or, for a link that belongs to it, to the same path. */
export function useSwitchOrganization({ samePath = false } = {}) {
  return useChange({
    call: (organizationId: string) => call("POST /api/auth/switch", { body: { organizationId } }),
    onSuccess: (session) => (samePath ? moveTo(session.token, location.pathname + location.search + location.hash) : moveTo(session.token)),
    failureText: "Could not switch the organization.",
  });
}
