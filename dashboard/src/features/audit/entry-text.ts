import { formatExactTime } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";

const spoken: Readonly<Record<string, string>> = {
  api_key: "API key",
  ai: "AI",
  user: "member",
  execution: "run",
  run_link: "public link",
  run_links: "public links",
  targetEmail: "e-mail address",
  executionId: "run ID",
  projectId: "project ID",
};

/** What a target or a detail is called; a new one by its name. */
export const nounOf = (name: string): string => spoken[name] ?? name.replaceAll("_", " ");

/** Settings of the organization, whose names say enough alone. */
const settings: Readonly<Record<string, string>> = {
  "organization.run_links_changed": "Setting for public links changed",
  "organization.workers_changed": "Setting for workers changed",
  "organization.ai_analysis_changed": "Setting for AI analysis changed",
};

/** `user.role_changed` as "Member role changed". Unknown actions get a readable default. */
export function actionLabel(action: string): string {
  if (settings[action]) return settings[action];
  const [noun = "", verb = ""] = action.split(".");
  const text = `${nounOf(noun)} ${verb
    .split("_")
    .map((word) => spoken[word] ?? word)
    .join(" ")}`.trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export interface Detail {
  name: string;
  value: string;
  /** True when the value is meaningful alone; an id, a time or a list is not. */
  isTelling: boolean;
}

/** The details of an entry as text: `oldRole` and `newRole` as one "role: viewer → admin", nothing as nothing. */
export function detailEntries(details: Readonly<Record<string, unknown>>): Detail[] {
  return Object.entries(details).flatMap(([key, value]): Detail[] => {
    if (value === null || value === undefined) return [];
    const changed = /^(old|new)([A-Z]\w*)$/.exec(key);
    const before = changed && details[`old${changed[2]}`];
    if (changed && before !== undefined && details[`new${changed[2]}`] !== undefined) {
      const text = `${textOf(before)} → ${textOf(details[`new${changed[2]}`])}`;
      return changed[1] === "new" ? [{ name: nameOf(changed[2] ?? ""), value: text, isTelling: true }] : [];
    }
    return [{ name: nameOf(key), value: textOf(value), isTelling: isTelling(value) }];
  });
}

function nameOf(key: string): string {
  return spoken[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
}

const isTime = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
const isTelling = (value: unknown) => typeof value !== "object" && !isTime(value) && !/^[0-9a-f]{24}$/.test(String(value));

function textOf(value: unknown): string {
  if (isTime(value)) return formatExactTime(Date.parse(value));
  if (typeof value === "boolean") return value ? "yes" : "no";
  return visibleText(typeof value === "string" ? value : JSON.stringify(value));
}
