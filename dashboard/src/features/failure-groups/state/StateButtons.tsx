import type { FailureState } from "@gantry/contract/failure-groups/constants.ts";
import { CircleDot } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import { stateStyles } from "./state-styles.ts";
import type { SettableState } from "./use-change-failures.ts";

const actions = [
  { state: "acknowledged", label: "Acknowledge" },
  { state: "resolved", label: "Resolve" },
  { state: "ignored", label: "Ignore" },
] as const;

interface StateButtonsProps {
  /** The states of the failures that the buttons change. */
  states: readonly FailureState[];
  isBusy: boolean;
  onChoose: (state: SettableState) => void;
}

/** Buttons for the states that at least one of the failures does not have. */
export function StateButtons({ states, isBusy, onChoose }: StateButtonsProps) {
  const isReopened = states.some((state) => state !== "new" && state !== "regressed");
  return (
    <>
      {actions
        .filter((action) => states.some((state) => state !== action.state))
        .map(({ state, label }) => {
          const Icon = stateStyles[state].icon;
          return (
            <Button key={state} size="sm" disabled={isBusy} onClick={() => onChoose(state)}>
              <Icon className="max-sm:hidden" aria-hidden="true" />
              {label}
            </Button>
          );
        })}
      {isReopened && (
        <Button size="sm" disabled={isBusy} onClick={() => onChoose("new")}>
          <CircleDot className="max-sm:hidden" aria-hidden="true" />
          Reopen
        </Button>
      )}
    </>
  );
}
