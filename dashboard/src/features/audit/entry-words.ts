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

/** The details of an entry, `oldRole` as "old role"; values of every shape as text. */
export function detailWords(details: Readonly<Record<string, unknown>>): { name: string; value: string }[] {
  return Object.entries(details).map(([name, value]) => ({
    name: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    value: visibleText(typeof value === "string" ? value : JSON.stringify(value)),
  }));
}
