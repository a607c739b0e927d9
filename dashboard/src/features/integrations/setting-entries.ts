import { settingFields } from "@gantry/contract/integrations/settings.ts";
import type { Integration } from "@gantry/contract/integrations/schemas.ts";

/** What may be read of a link's settings, in the order of its form; secrets read `********`. */
export function settingEntries({ provider, settings }: Integration): { title: string; value: string }[] {
  return settingFields(provider).flatMap(({ name, title }) => {
    const value = settings[name];
    if (value === undefined) return [];
    return [{ title, value: typeof value === "string" ? value : value.join(", ") }];
  });
}
