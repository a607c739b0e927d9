import { useIsAdmin } from "../auth/queries.ts";
import { navigation, settingsNavigation } from "./navigation.ts";

/** The pages that this person's role may open. */
export function useNavigation() {
  const isAdmin = useIsAdmin();
  const settings = settingsNavigation.filter((entry) => isAdmin || !("adminsOnly" in entry));
  return { pages: navigation, settings, all: [...navigation, ...settings] };
}
