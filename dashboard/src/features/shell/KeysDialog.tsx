import { useState } from "react";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { Kbd, commandKey } from "../../ui/text/Kbd.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { areLetterKeysOn, turnLetterKeys } from "../../ui/use-hotkeys.ts";
import { useNavigation } from "./use-navigation.ts";

interface KeyGroup {
  heading: string;
  keys: readonly { keys: readonly string[]; does: string }[];
}

const groups: readonly KeyGroup[] = [
  {
    heading: "Everywhere",
    keys: [
      { keys: [commandKey, "K"], does: "Commands: go anywhere, find anything" },
      { keys: ["?"], does: "This list" },
      { keys: ["n"], does: "New run" },
    ],
  },
  {
    heading: "Lists",
    keys: [
      { keys: ["/"], does: "Search" },
      { keys: ["j"], does: "Next row: tests, test cases, test cycles" },
      { keys: ["k"], does: "Previous row" },
    ],
  },
  {
    heading: "Runs",
    keys: [
      { keys: ["j"], does: "Next run" },
      { keys: ["k"], does: "Previous run" },
      { keys: ["x"], does: "Select" },
      { keys: ["Enter"], does: "Open" },
    ],
  },
  {
    heading: "Failures",
    keys: [
      { keys: ["j"], does: "Next failure" },
      { keys: ["k"], does: "Previous failure" },
      { keys: ["x"], does: "Select" },
      { keys: ["a"], does: "Acknowledge" },
      { keys: ["r"], does: "Resolve" },
      { keys: ["i"], does: "Ignore" },
      { keys: ["Enter"], does: "Open" },
    ],
  },
  {
    heading: "Overview and tests of a run",
    keys: [
      { keys: ["j"], does: "Next failed test" },
      { keys: ["k"], does: "Previous failed test" },
      { keys: ["/"], does: "Search the tests" },
    ],
  },
  {
    heading: "Terminal",
    keys: [
      { keys: ["/"], does: "Search" },
      { keys: ["Enter"], does: "Next match (Shift: previous)" },
      { keys: ["f"], does: "Follow" },
      { keys: ["w"], does: "Wrap long lines" },
      { keys: ["t"], does: "Times" },
      { keys: ["m"], does: "Only matching lines" },
      { keys: ["e"], does: "First error, then the next (Shift: previous)" },
      { keys: ["z"], does: "Fold or open all groups" },
      { keys: ["l"], does: "Link to the line (Shift ↓: to more lines)" },
    ],
  },
  {
    heading: "Test cycle",
    keys: [
      { keys: ["1"], does: "Pass" },
      { keys: ["2"], does: "Fail" },
      { keys: ["3"], does: "Skip" },
    ],
  },
];

export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [on, setOn] = useState(areLetterKeysOn);
  const pages = useNavigation().all.map((entry) => ({ keys: entry.keys.split(" "), does: entry.label }));
  const shown: readonly KeyGroup[] = [...groups, { heading: "Pages", keys: pages }];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard" size="lg">
      <div className="gap-x-8 sm:columns-3">
        {shown.map((group) => (
          <section key={group.heading} className="mb-5 break-inside-avoid">
            <h3 className="mb-1.5 text-xs font-medium text-ink-soft">{group.heading}</h3>
            <dl className="grid gap-1">
              {group.keys.map((entry) => (
                <div key={entry.does} className="flex items-center justify-between gap-3 text-sm">
                  <dt>{entry.does}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {entry.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="mt-1 flex items-center gap-3 border-t border-edge pt-4 text-sm">
        <Switch
          checked={on}
          onCheckedChange={(next) => {
            turnLetterKeys(next);
            setOn(next);
          }}
        />
        Single-letter keys. Turn them off if you use speech input, or if you press them by mistake.
      </label>
    </Dialog>
  );
}
