import { visibleText } from "../../../ui/text/visible-text.ts";

const automatic = /^(Schedule|Trigger) (.+)$/u;

/** Who started a run, inside a sentence: `Ada Lovelace`, `the schedule “Nightly”`. Only a person has an id. */
export function starterText({ id, name }: { id: string | null; name: string }): string {
  const [, kind, own] = (id === null && automatic.exec(name)) || [];
  return kind === undefined ? visibleText(name) : `the ${kind.toLowerCase()} “${visibleText(own ?? "")}”`;
}
