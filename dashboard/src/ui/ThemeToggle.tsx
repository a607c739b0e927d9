import { Monitor, Moon, Sun } from "lucide-react";
import { ToggleGroup } from "radix-ui";
import { type ThemeChoice, chooseTheme, themeChoices, useTheme } from "./theme.ts";

export const themeStyles: Record<ThemeChoice, { icon: typeof Sun; label: string }> = {
  light: { icon: Sun, label: "Light" },
  dark: { icon: Moon, label: "Dark" },
  system: { icon: Monitor, label: "Use system theme" },
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
        const Icon = themeStyles[value].icon;
        return (
          <ToggleGroup.Item
            key={value}
            value={value}
            aria-label={themeStyles[value].label}
            title={themeStyles[value].label}
            className="grid h-6 w-7 place-items-center rounded text-ink-soft hover:text-ink data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:shadow-sm dark:data-[state=on]:bg-raised"
          >
            <Icon className="size-3.5" aria-hidden="true" />
          </ToggleGroup.Item>
        );
      })}
    </ToggleGroup.Root>
  );
}
