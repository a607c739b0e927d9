import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { OneFilter } from "../../ui/fields/Filters.tsx";
import type { InsightsSearch } from "./insights-search.ts";
import { insightsQuery } from "./queries.ts";

const kinds = ["branch", "image", "suite"] as const;
const labels = { branch: "Branch", image: "Image", suite: "Suite" };

interface FoundFiltersProps {
  search: InsightsSearch;
  projectId: string | undefined;
  onChange: (part: Partial<Record<(typeof kinds)[number], string | undefined>>) => void;
}

/** The filters whose values come from the runs of the period. They are loaded when one of them is opened. */
export function FoundFilters({ search, projectId, onChange }: FoundFiltersProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { days, from, to } = search;
  const period: InsightsSearch = { ...(days && { days }), ...(from && { from }), ...(to && { to }) };
  const found = useQuery({ ...insightsQuery(projectId, period), enabled: isAsked }).data;
  const names = {
    branch: found?.branches.map(({ name }) => name) ?? [],
    image: found?.images.map(({ image }) => image) ?? [],
    suite: found?.suites.map(({ name }) => name) ?? [],
  };
  return kinds.map((kind) => (
    <OneFilter
      key={kind}
      label={labels[kind]}
      value={search[kind]}
      onChoose={(value) => onChange({ [kind]: value })}
      onOpen={() => setIsAsked(true)}
      options={names[kind].map((value) => ({ value, label: value }))}
      empty={found ? "None in this period." : "Loading…"}
    />
  ));
}
