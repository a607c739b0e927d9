import type { DraftCase } from "../../draft/draft-case.ts";
import type { Statement } from "../statements/read-statement.ts";

type Priority = DraftCase["priority"];

const grave =
  /\b(passwords?|authenticat\w*|authori[sz]\w*|permissions?|security|secrets?|encrypt\w*|payments?|charged?|refund\w*|personal data|privacy|tenants?|tokens?|injection|lock(?:ed|out)|delet(?:e|ed|es|ing) (?:the |an? |all |their )?(?:account|data|organi[sz]ation)|data loss|credit cards?|admins? only|only admin\w*|passwor\p{L}*|anmeld\p{L}*|berechtig\p{L}*|sicherheit\p{L}*|verschlüssel\p{L}*|zahlung\p{L}*|personenbezogen\p{L}*|datenschutz\p{L}*|gesperrt|gelöscht)(?!\p{L})/iu;

const named: readonly [RegExp, Priority][] = [
  [/^(?:p0|critical|blocker|highest|must(?:[- ]have)?|1|kritisch|muss)$/i, "CRITICAL"],
  [/^(?:p1|high|major|should(?:[- ]have)?|2|hoch|soll)$/i, "HIGH"],
  [/^(?:p2|medium|normal|moderate|could(?:[- ]have)?|3|mittel|kann)$/i, "MEDIUM"],
  [/^(?:p3|p4|low|minor|trivial|lowest|won'?t(?:[- ]have)?|4|5|niedrig|gering)$/i, "LOW"],
];

/** A priority that the document itself gives, as a word of a table's cell or in brackets. */
export function namedPriority(text: string): Priority | undefined {
  const word =
    /[([](p[0-4]|critical|high|medium|low)(?: priority)?[)\]]|\bpriority:?\s+(critical|high|medium|low|p[0-4])\b|\bpriorität:?\s+(kritisch|hoch|mittel|niedrig)\b/i.exec(
      text,
    );
  const given = (word?.[1] ?? word?.[2] ?? word?.[3] ?? text).trim();
  return named.find(([pattern]) => pattern.test(given))?.[1];
}

export function priorityOf({ text, strength }: Pick<Statement, "text" | "strength">): Priority {
  const given = namedPriority(text);
  if (given) return given;
  if (strength === "must") return grave.test(text) ? "CRITICAL" : "HIGH";
  if (strength === "should") return grave.test(text) ? "HIGH" : "MEDIUM";
  return "LOW";
}
