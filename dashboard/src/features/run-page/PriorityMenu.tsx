import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/Button.tsx";
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { useMayWrite } from "../auth/queries.ts";
import { executionKeys, updateCaches } from "../executions/queries.ts";

const priorities = Array.from({ length: 21 }, (_, index) => 10 - index);
const meanings = new Map([
  [10, "starts first"],
  [0, "default"],
  [-10, "starts last"],
]);

/** Starts a long menu at the current value. Radix has first put the focus on the menu. */
const focusWhenOpen = (item: HTMLElement | null) => {
  if (item) requestAnimationFrame(() => item.focus());
};

/** The priority of a run that waits, which a press changes. */
export function PriorityMenu({ run }: { run: Execution }) {
  const mayWrite = useMayWrite();
  const client = useQueryClient();
  const change = useChange({
    call: (priority: number) => call("PUT /api/executions/:id/priority", { params: { id: run.id }, body: { priority } }),
    onSuccess: ({ data }) => updateCaches(client, data),
    failureText: "Could not change the priority.",
    // The run's position in the queue has changed, or it has started.
    onSettled: () => client.invalidateQueries({ queryKey: executionKeys.one(run.id) }),
  });
  if (!mayWrite) return null;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button size="sm" busy={change.isPending}>
          Priority {run.priority}
          <ChevronDown aria-hidden="true" />
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuRadioGroup value={String(run.priority)} onValueChange={(value) => change.mutate(Number(value))}>
          {priorities.map((priority) => (
            <MenuRadioItem key={priority} value={String(priority)} ref={priority === run.priority ? focusWhenOpen : undefined}>
              <span className="tabular-nums">{priority}</span>
              <span className="text-ink-soft">{meanings.get(priority)}</span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
