import { Monitor, Moon, Sun } from "lucide-react";
import { ToggleGroup } from "radix-ui";
import { type ThemeChoice, chooseTheme, themeChoices, useTheme } from "./theme.ts";

export const themeLooks: Record<ThemeChoice, { icon: typeof Sun; word: string }> = {
  light: { icon: Sun, word: "Light" },
  dark: { icon: Moon, word: "Dark" },
  system: { icon: Monitor, word: "Use system theme" },
};

export function ThemeToggle() {
  const { choice } = useTheme();
  return (
    <ToggleGroup.Root
      type="single"
      value={choice}
      aria-label="Theme"
      className="inline-flex rounded-md border border-edge bg-sunken p-0.5"
      onValueChange={(value) => {
        const next = themeChoices.find((candidate) => candidate === value);
        if (next) chooseTheme(next);
      }}
    >
      {themeChoices.map((value) => {
        const Icon = themeLooks[value].icon;
        return (
          <ToggleGroup.Item
            key={value}
            value={value}
            aria-label={themeLooks[value].word}
            title={themeLooks[value].word}
            className="grid h-6 w-7 place-items-center rounded text-ink-soft hover:text-ink data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:shadow-sm dark:data-[state=on]:bg-raised"
          >
            <Icon className="size-3.5" aria-hidden="true" />
          </ToggleGroup.Item>
        );
      })}
    </ToggleGroup.Root>
  );
}
