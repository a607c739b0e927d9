import type { AuditLogEntry } from "@gantry/contract/audit/schemas.ts";
import { formatExactTime } from "../../ui/text/format.ts";
import { visibleText } from "../../ui/text/visible-text.ts";

const spoken: Readonly<Record<string, string>> = {
  api_key: "API key",
  ai: "AI",
  user: "member",
  execution: "run",
  run_link: "public link",
  run_links: "public links",
  targetEmail: "email address",
  targetRole: "role",
  targetName: "name",
  executionId: "run ID",
  projectId: "project ID",
  includesLog: "console output included",
  expiresAt: "expires",
  hasKey: "key stored",
  ownOnly: "own workers only",
  inserted: "cases added",
  updated: "cases changed",
  skipped: "cases skipped",
  keep: "kept when it passes",
};

/** Counts of an import; zeros are not shown. */
const imported: ReadonlySet<string> = new Set(["inserted", "updated", "skipped"]);

/** Values of these are names such as `ERROR` and `admin`, which pages show as "Error" and "Admin". */
const named: ReadonlySet<string> = new Set(["status", "role", "targetRole", "plan", "channel"]);

/** The label of a target or a detail; for an unknown one, its name. */
export const nounOf = (name: string): string => spoken[name] ?? name.replaceAll("_", " ");

/** Actions whose names do not make a sentence. */
const actions: Readonly<Record<string, string>> = {
  "test_case.imported": "Test cases imported",
  "organization.run_links_changed": "Setting for public links changed",
  "organization.workers_changed": "Setting for workers changed",
  "organization.ai_analysis_changed": "Setting for AI analysis changed",
};

/** `user.role_changed` as "Member role changed". Unknown actions get a readable default. */
export function actionLabel(action: string): string {
  if (actions[action]) return actions[action];
  const [noun = "", verb = ""] = action.split(".");
  const text = `${nounOf(noun)} ${verb
    .split("_")
    .map((word) => spoken[word] ?? word)
    .join(" ")}`.trim();
  return capital(text);
}

export interface Detail {
  name: string;
  value: string;
  /** True when the value is meaningful alone; an id, a time or a list is not. */
  isTelling: boolean;
}

/** The details of an entry as text. `oldRole` and `newRole` are combined to "Role: Viewer → Admin", like `from` and `to`. Empty ones are left out. */
export function detailEntries(details: Readonly<Record<string, unknown>>): Detail[] {
  const { from, to } = details;
  const isChange = typeof from === "string" && typeof to === "string";
  return Object.entries(details).flatMap(([key, value]): Detail[] => {
    if (value === null || value === undefined || value === "" || key === "apiKey" || (isChange && key === "to")) return [];
    if (key === "enabled") return [{ name: "Setting", value: value === true ? "turned on" : "turned off", isTelling: true }];
    if ((imported.has(key) && value === 0) || (key === "keep" && value === false)) return [];
    if (isChange && key === "from") return [{ name: "Change", value: `${textOf(key, from)} → ${textOf(key, to)}`, isTelling: true }];
    const changed = /^(old|new)([A-Z])(\w*)$/.exec(key);
    const [, age, letter = "", rest = ""] = changed ?? [];
    const both = `${letter.toLowerCase()}${rest}`;
    const [before, after] = [details[`old${letter}${rest}`], details[`new${letter}${rest}`]];
    if (changed && before !== undefined && before !== null && after !== undefined && after !== null) {
      const text = `${textOf(both, before)} → ${textOf(both, after)}`;
      return age === "new" ? [{ name: nameOf(both), value: text, isTelling: true }] : [];
    }
    return [{ name: nameOf(key), value: textOf(changed ? both : key, value), isTelling: key !== "fingerprint" && isTelling(value) }];
  });
}

/** Who made a change, and with which API key. */
export function whoOf({ actorEmail, details }: Pick<AuditLogEntry, "actorEmail" | "details">): string {
  const who = actorEmail || "the platform";
  const key = details["apiKey"];
  return typeof key === "string" ? `${who}, API key “${visibleText(key)}”` : who;
}

/** Details that name the subject of an entry: they are first in a summary, without labels. */
const subjects = ["Name", "Email address", "Run", "Failure", "Setting"];

/** The meaningful details in one line. */
export function summaryOf(details: readonly Detail[]): string {
  const telling = details.filter(({ isTelling }) => isTelling);
  const subject = telling.filter(({ name }) => subjects.includes(name));
  const others = telling.filter((detail) => !subject.includes(detail));
  return [...subject.map(({ value }) => value), ...others.map(({ name, value }) => (name === "Change" ? value : `${name}: ${value}`))].join(
    ", ",
  );
}

function nameOf(key: string): string {
  return capital(spoken[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim());
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const isTime = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
const isTelling = (value: unknown) => typeof value !== "object" && !isTime(value) && !/^[0-9a-f]{24}$/.test(String(value));

function textOf(key: string, value: unknown): string {
  if (isTime(value)) return formatExactTime(Date.parse(value));
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value.map(visibleText).join(", ");
  const text = visibleText(typeof value === "string" ? value : JSON.stringify(value));
  return named.has(key) ? capital(text.toLowerCase().replaceAll("_", " ")) : text;
}
