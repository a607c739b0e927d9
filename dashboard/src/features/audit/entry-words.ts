import { exactWords } from "../../ui/time-words.ts";
import { visibleText } from "../../ui/visible-text.ts";

const spoken: Readonly<Record<string, string>> = { api_key: "API key", ai: "AI", user: "member" };

/** `user.role_changed` as "Member role changed". Actions that are new here read well too. */
export function actionWords(action: string): string {
  const [noun = "", verb = ""] = action.split(".");
  const words = `${spoken[noun] ?? noun.replaceAll("_", " ")} ${verb
    .split("_")
    .map((word) => spoken[word] ?? word)
    .join(" ")}`.trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface Detail {
  name: string;
  value: string;
  /** Says by itself what happened; an id, a time or a list does not. */
  isTelling: boolean;
}

/** The details of an entry as text: `oldRole` and `newRole` as one "role: viewer → admin", nothing as nothing. */
export function detailWords(details: Readonly<Record<string, unknown>>): Detail[] {
  return Object.entries(details).flatMap(([key, value]): Detail[] => {
    if (value === null || value === undefined) return [];
    const changed = /^(old|new)([A-Z]\w*)$/.exec(key);
    const before = changed && details[`old${changed[2]}`];
    if (changed && before !== undefined && details[`new${changed[2]}`] !== undefined) {
      const words = `${wordsOf(before)} → ${wordsOf(details[`new${changed[2]}`])}`;
      return changed[1] === "new" ? [{ name: nameOf(changed[2] ?? ""), value: words, isTelling: true }] : [];
    }
    return [{ name: nameOf(key), value: wordsOf(value), isTelling: isTelling(value) }];
  });
}

function nameOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
}

const isTime = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
const isTelling = (value: unknown) => typeof value !== "object" && !isTime(value) && !/^[0-9a-f]{24}$/.test(String(value));

function wordsOf(value: unknown): string {
  if (isTime(value)) return exactWords(Date.parse(value));
  if (typeof value === "boolean") return value ? "yes" : "no";
  return visibleText(typeof value === "string" ? value : JSON.stringify(value));
}
