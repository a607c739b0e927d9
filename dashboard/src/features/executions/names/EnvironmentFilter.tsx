import { environments } from "@gantry/contract/executions/constants.ts";
import { OneFilter } from "../../../ui/filters/Filters.tsx";
import { environmentLabel } from "./environment-label.ts";

interface EnvironmentFilterProps {
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** Runs in one environment. */
export function EnvironmentFilter({ value, onChoose }: EnvironmentFilterProps) {
  return (
    <OneFilter
      label="Environment"
      value={value}
      onChoose={onChoose}
      options={environments.map((name) => ({ value: name, label: environmentLabel(name) }))}
    />
  );
}
