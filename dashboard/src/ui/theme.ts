import { useSyncExternalStore } from "react";

export const themeChoices = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = "gantry.theme";
const listeners = new Set<() => void>();
const systemIsDark = () => window.matchMedia("(prefers-color-scheme: dark)");

interface Theme {
  choice: ThemeChoice;
  resolved: "light" | "dark";
}

let theme: Theme = { choice: "system", resolved: "light" };

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return themeChoices.find((choice) => choice === stored) ?? "system";
  } catch {
    return "system";
  }
}

function apply(choice: ThemeChoice) {
  const resolved = choice === "system" ? (systemIsDark().matches ? "dark" : "light") : choice;
  theme = { choice, resolved };
  document.documentElement.dataset["theme"] = resolved;
  for (const listener of listeners) listener();
}

/** Follows the system and the other tabs from now on. The script in `index.html` has set the first theme before the first paint. */
export function startTheme(): void {
  apply(readChoice());
  systemIsDark().addEventListener("change", () => apply(theme.choice));
  window.addEventListener("storage", (event) => {
    if (event.key === key) apply(readChoice());
  });
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // The choice then lives as long as the page.
  }
  apply(choice);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => theme);
}
