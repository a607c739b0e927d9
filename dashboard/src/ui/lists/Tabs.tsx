import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

export interface Tab {
  value: string;
  label: ReactNode;
  /** A number next to the label. */
  count?: ReactNode;
}

interface TabsProps {
  value: string;
  onChange: (value: string) => void;
  tabs: readonly Tab[];
  label: string;
  children: ReactNode;
}

export function Tabs({ value, onChange, tabs, label, children }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} activationMode="manual" className="flex min-h-0 flex-1 flex-col">
      <Radix.List
        aria-label={label}
        className="thin-scroll flex shrink-0 gap-2 overflow-x-auto border-b border-edge px-3 sm:px-5 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-1 text-sm font-medium text-ink-soft transition-colors -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && tab.count !== null && (
              <span className="tabular rounded-full bg-idle-soft px-1.5 text-2xs text-idle">{tab.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="flex min-h-0 flex-1 flex-col -outline-offset-2">
      {children}
    </Radix.Content>
  );
}
