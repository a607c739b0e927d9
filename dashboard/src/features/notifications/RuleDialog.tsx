import { type ChannelId, channelIds } from "@gantry/contract/notifications/constants.ts";
import type { NotificationRule } from "@gantry/contract/notifications/schemas.ts";
import { terminalStatuses, type TerminalStatus } from "@gantry/contract/executions/constants.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Input } from "../../ui/fields/Input.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { executionStyles } from "../../ui/figures/StatusBadge.tsx";
import { SwitchRow } from "../../ui/fields/SwitchRow.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { channelExamples, channelLabels } from "./channel-labels.ts";
import { rulesQuery } from "./queries.ts";

interface RuleDialogProps {
  projectId: string;
  /** `undefined` makes a new one. */
  rule: NotificationRule | undefined;
  onClose: () => void;
}

export function RuleDialog({ projectId, rule, onClose }: RuleDialogProps) {
  const [channel, setChannel] = useState<ChannelId>(rule?.channel ?? "slack");
  const [name, setName] = useState(rule?.name ?? "");
  const [url, setUrl] = useState("");
  const [statuses, setStatuses] = useState<readonly TerminalStatus[]>(rule?.statuses ?? terminalStatuses);
  const [onlyChanges, setOnlyChanges] = useState(rule?.onlyChanges ?? true);
  const [weeklySummary, setWeeklySummary] = useState(rule?.weeklySummary ?? false);
  const save = useSaveRule({ projectId, rule, onClose });
  const isComplete = name.trim() !== "" && (rule !== undefined || url.trim() !== "") && (statuses.length > 0 || weeklySummary);
  return (
    <FormDialog
      title={rule ? "Edit rule" : "Add a rule"}
      submitLabel={rule ? "Save" : "Add rule"}
      save={save}
      isComplete={isComplete}
      onSubmit={() => save.mutate({ channel, name, url, statuses, onlyChanges, weeklySummary })}
      onClose={onClose}
    >
      {!rule && (
        <Field label="Chat">
          <Select
            value={channel}
            onChange={(value) => setChannel(channelIds.find((known) => known === value) ?? "slack")}
            options={channelIds.map((id) => ({ value: id, label: channelLabels[id] }))}
          />
        </Field>
      )}
      <Field label="Name" hint="A name that you recognize, such as “#web-shop”.">
        <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={100} autoComplete="off" autoFocus />
      </Field>
      <Field
        label="Incoming webhook URL"
        hint={
          rule
            ? "Leave empty to keep the current value."
            : "Create it in the chat for one channel. It is stored encrypted, because anyone who knows it can post there."
        }
      >
        <Input
          type="url"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          placeholder={rule?.url ?? channelExamples[channel]}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <StatusChoice statuses={statuses} onChange={setStatuses} />
      <SwitchRow
        label="Only when it changes"
        hint="Compared with the previous run of the same suite, folder, environment, group and branch. A matrix run or split suite is one result."
        checked={onlyChanges}
        onChange={setOnlyChanges}
      />
      <SwitchRow
        label="Weekly summary"
        hint="Every Monday: pass rate, flaky tests, new failures and the most failing tests, with the week before."
        checked={weeklySummary}
        onChange={setWeeklySummary}
      />
    </FormDialog>
  );
}

interface RuleInput {
  channel: ChannelId;
  name: string;
  url: string;
  statuses: readonly TerminalStatus[];
  onlyChanges: boolean;
  weeklySummary: boolean;
}

function useSaveRule({ projectId, rule, onClose }: RuleDialogProps) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ channel, statuses, onlyChanges, weeklySummary, ...texts }: RuleInput) => {
      const url = texts.url.trim();
      const common = { name: texts.name.trim(), statuses: [...statuses], onlyChanges, weeklySummary };
      return rule
        ? call("PATCH /api/projects/:id/notification-rules/:ruleId", {
            params: { id: projectId, ruleId: rule.id },
            body: { ...common, ...(url ? { url } : {}) },
          })
        : call("POST /api/projects/:id/notification-rules", { params: { id: projectId }, body: { ...common, channel, url } });
    },
    onSuccess: async () => {
      await client.invalidateQueries(rulesQuery(projectId));
      toast.success("Rule saved");
      onClose();
    },
  });
}

interface StatusChoiceProps {
  statuses: readonly TerminalStatus[];
  onChange: (statuses: readonly TerminalStatus[]) => void;
}

function StatusChoice({ statuses, onChange }: StatusChoiceProps) {
  const set = (status: TerminalStatus, isChosen: boolean) =>
    onChange(terminalStatuses.filter((other) => (other === status ? isChosen : statuses.includes(other))));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">Runs that end as</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {terminalStatuses.map((status) => (
          <label key={status} className="flex items-center gap-2 text-sm">
            <Checkbox checked={statuses.includes(status)} onCheckedChange={(checked) => set(status, checked === true)} />
            {executionStyles[status].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
