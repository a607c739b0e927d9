import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { OneFilter } from "../../ui/filters/Filters.tsx";
import { groupsOf } from "./queries.ts";

interface GroupFilterProps {
  value: string | undefined;
  projectId: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** Runs of one group. The groups are loaded when the filter is opened. */
export function GroupFilter({ value, projectId, onChoose }: GroupFilterProps) {
  const [isAsked, setIsAsked] = useState(false);
  const groups = useQuery({ ...groupsOf(projectId), enabled: isAsked }).data;
  return (
    <OneFilter
      label="Group"
      value={value}
      onChoose={onChoose}
      onOpen={() => setIsAsked(true)}
      options={(groups ?? []).map((group) => ({ value: group.groupName, label: group.groupName }))}
      empty={groups ? "No groups yet. Select runs in the list to group them." : "Loading…"}
    />
  );
}
