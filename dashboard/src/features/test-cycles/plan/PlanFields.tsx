import type { TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input, Textarea } from "../../../ui/fields/Input.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { usersQuery } from "../../users/queries.ts";

export interface Plan {
  /** Empty for no one. */
  assigneeId: string;
  /** Empty for none. */
  dueOn: string;
  configuration: string;
}

export const noPlan: Plan = { assigneeId: "", dueOn: "", configuration: "" };

export const planOf = ({ assignee, dueOn, configuration }: TestCycle): Plan => ({
  assigneeId: assignee?.id ?? "",
  dueOn: dueOn ?? "",
  configuration,
});

export const planBody = ({ assigneeId, dueOn, configuration }: Plan) => ({
  assigneeId: assigneeId || null,
  dueOn: dueOn || null,
  configuration: configuration.trim(),
});

const nobody = " nobody";

/** The configurations in a text with one in each line, each once. */
export function configurationsOf(text: string): string[] {
  const names = text.split("\n").map((line) => line.trim());
  return names.filter((name, index) => name !== "" && names.findIndex((each) => each.toLowerCase() === name.toLowerCase()) === index);
}

interface PlanFieldsProps {
  plan: Plan;
  onChange: (plan: Plan) => void;
  /** Takes several configurations, one in each line. */
  several?: boolean;
}

/** Who executes a cycle, until when, and on what. */
export function PlanFields({ plan, onChange, several = false }: PlanFieldsProps) {
  const setConfiguration = (configuration: string) => onChange({ ...plan, configuration });
  const members = useInfiniteQuery(usersQuery()).data?.pages.flatMap((page) => page.users) ?? [];
  const active = members.filter((member) => member.status !== "suspended" || member.id === plan.assigneeId);
  return (
    <>
      <Field label="Assignee" required={false}>
        <Select
          value={plan.assigneeId || nobody}
          onChange={(value) => onChange({ ...plan, assigneeId: value === nobody ? "" : value })}
          options={[{ value: nobody, label: "Nobody" }, ...active.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </Field>
      <Field label="Due date" required={false}>
        <Input type="date" value={plan.dueOn} onChange={(event) => onChange({ ...plan, dueOn: event.target.value })} />
      </Field>
      {several ? (
        <Field label="Configurations" required={false} hint="For example Firefox 140, staging. One per line: each gets a cycle of its own.">
          <Textarea value={plan.configuration} onChange={(event) => setConfiguration(event.target.value)} rows={2} className="min-h-14" />
        </Field>
      ) : (
        <Field label="Configuration" required={false} hint="For example Firefox 140, staging.">
          <Input value={plan.configuration} onChange={(event) => setConfiguration(event.target.value)} maxLength={200} autoComplete="off" />
        </Field>
      )}
    </>
  );
}
