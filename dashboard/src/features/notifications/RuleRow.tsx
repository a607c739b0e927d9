import type { NotificationRule } from "@gantry/contract/notifications/schemas.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Pencil, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useChange } from "../../api/use-change.ts";
import { ConfirmChange } from "../../forms/ConfirmChange.tsx";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Menu, MenuContent, MenuItem, MoreTrigger } from "../../ui/overlays/DropdownMenu.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { RelativeTime } from "../../ui/text/RelativeTime.tsx";
import { executionStyles } from "../../ui/figures/StatusBadge.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import { toast } from "../../ui/messages/Toaster.tsx";
import { visibleText } from "../../ui/text/visible-text.ts";
import { channelLabels } from "./channel-labels.ts";
import { rulesQuery } from "./queries.ts";

interface RuleRowProps {
  rule: NotificationRule;
  isAdmin: boolean;
  onChange: () => void;
}

export function RuleRow({ rule, isAdmin, onChange }: RuleRowProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const params = { id: rule.projectId, ruleId: rule.id };
  const refresh = () => client.invalidateQueries(rulesQuery(rule.projectId));
  const toggle = useChange({
    call: (enabled: boolean) => call("PATCH /api/projects/:id/notification-rules/:ruleId", { params, body: { enabled } }),
    failureText: "Could not change the rule.",
    onSettled: refresh,
  });
  const test = useChange({
    call: () => call("POST /api/projects/:id/notification-rules/:ruleId/test", { params }),
    onSuccess: ({ message }) => toast.success(message ?? "Message sent"),
    failureText: "Could not deliver the message.",
    onSettled: refresh,
  });
  return (
    <li className="grid gap-2 px-4 py-2.5 sm:px-5">
      <div className="flex items-center gap-3">
        {isAdmin && (
          <Switch
            aria-label={`Rule ${rule.name} is on`}
            checked={toggle.isPending ? toggle.variables : rule.enabled}
            disabled={toggle.isPending}
            onCheckedChange={(enabled) => toggle.mutate(enabled)}
          />
        )}
        <About rule={rule} />
        {isAdmin && <RuleMenu name={rule.name} onTest={() => test.mutate()} onChange={onChange} onRemove={() => setAsking(true)} />}
      </div>
      {rule.lastError && (
        <Notice tone="warn">
          Failed <RelativeTime at={rule.lastError.at} />: {visibleText(rule.lastError.message)}
        </Notice>
      )}
      <ConfirmChange
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove the rule “${rule.name}”?`}
        confirmLabel="Remove"
        call={() => call("DELETE /api/projects/:id/notification-rules/:ruleId", { params })}
        done="Rule removed"
        failed="Could not remove the rule."
        refresh={refresh}
      >
        <p>The channel no longer receives messages, and its webhook URL is deleted.</p>
      </ConfirmChange>
    </li>
  );
}

interface RuleMenuProps {
  name: string;
  onTest: () => void;
  onChange: () => void;
  onRemove: () => void;
}

function RuleMenu({ name, onTest, onChange, onRemove }: RuleMenuProps) {
  return (
    <Menu>
      <MoreTrigger label={`More for ${name}`} />
      <MenuContent align="end">
        <MenuItem onSelect={onTest}>
          <Send aria-hidden="true" />
          Send a test message
        </MenuItem>
        <MenuItem onSelect={onChange}>
          <Pencil aria-hidden="true" />
          Change…
        </MenuItem>
        <MenuItem danger onSelect={onRemove}>
          <Trash2 aria-hidden="true" />
          Remove…
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

function About({ rule }: { rule: NotificationRule }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 truncate font-medium">{visibleText(rule.name)}</span>
        <Badge>{channelLabels[rule.channel]}</Badge>
        {!rule.enabled && <Badge tone="warn">Off</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
        {rule.statuses.length > 0 && (
          <span>
            {rule.statuses.map((status) => executionStyles[status].label).join(", ")}
            {rule.onlyChanges ? ", only when it changes" : ", every time"}
          </span>
        )}
        {rule.weeklySummary && <span>Weekly summary</span>}
        <code>{rule.url}</code>
        <span>
          {rule.lastSentAt ? (
            <>
              sent <RelativeTime at={rule.lastSentAt} />
            </>
          ) : (
            "nothing sent yet"
          )}
        </span>
      </p>
    </div>
  );
}
