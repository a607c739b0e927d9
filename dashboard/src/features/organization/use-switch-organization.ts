import { useMutation } from "@tanstack/react-query";
import { errorText } from "../../api/api-error.ts";
import { call } from "../../api/client.ts";
import { toast } from "../../ui/Toaster.tsx";
import { moveTo } from "./move-to.ts";

/** Switches to another of the person's organizations. */
export function useSwitchOrganization() {
  return useMutation({
    mutationFn: (organizationId: string) => call("POST /api/auth/switch", { body: { organizationId } }),
    onSuccess: (session) => moveTo(session.token),
    onError: (error) => toast.error(`Could not switch the organization. ${errorText(error)}`),
  });
}
