import type { Alert, Usage, UsageAlerts } from "@gantry/contract/organizations/schemas.ts";
import { unlimited } from "@gantry/contract/plans/constants.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { errorText } from "../../api/api-error.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { Notice } from "../../ui/messages/Notice.tsx";
import { ProgressBar } from "../../ui/messages/ProgressBar.tsx";
import { Loading, Skeleton } from "../../ui/messages/Skeleton.tsx";
import { useIsAdmin, useMe } from "../auth/queries.ts";
import { ChangePlanByOperator } from "./ChangePlanByOperator.tsx";
import { formatCount, formatCounted, formatDate } from "../../ui/text/format.ts";
import { formatStorage } from "./limit-labels.ts";
import { alertsQuery, usageQuery } from "./queries.ts";

/** Usage of each limit as bars. The API decides which ones are close to the limit. */
export function UsageBars() {
  const isAdmin = useIsAdmin();
  const organization = useMe()?.organization;
  const usage = useQuery(usageQuery());
  const alerts = useQuery(alertsQuery());
  return (
    <Card>
      <CardHeader
        title="Usage"
        description={usage.data && `Runs are counted per calendar month. The count ${resetText(usage.data.period.end)}.`}
      />
      {usage.isPending ? (
        <div className="grid gap-4 p-5">
          <Loading label="Loading the usage" />
          <Skeleton className="w-full" />
          <Skeleton className="w-full" />
          <Skeleton className="w-full" />
        </div>
      ) : usage.isError ? (
        <ErrorState title="The usage could not be loaded" onRetry={() => void usage.refetch()} className="py-8">
          {errorText(usage.error)}
        </ErrorState>
      ) : (
        <Bars usage={usage.data} alerts={alerts.data} />
      )}
      {isAdmin && organization && <ChangePlanByOperator organizationId={organization.id} className="px-4 pb-4 sm:px-5" />}
    </Card>
  );
}

function Bars({ usage, alerts }: { usage: Usage; alerts: UsageAlerts | undefined }) {
  const { projects, testRuns, users, storage, concurrentRuns } = usage;
  const invited = users.openInvitations;
  return (
    <div className="grid gap-4 px-4 py-4 sm:px-5">
      <Notices alerts={alerts} />
      <ul aria-label="Usage" className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Bar name="Runs this month" amount={testRuns} alert={alerts?.testRuns} note="A split suite counts as one." />
        <Bar name="Storage" amount={storage} alert={alerts?.storage} words={formatStorage} note="Reports, artifacts and logs." />
        <Bar name="Projects" to="/settings/projects" amount={projects} />
        <Bar
          name="Members"
          to="/settings/members"
          amount={users}
          note={invited > 0 ? `And ${formatCounted(invited, "open invitation")}.` : undefined}
        />
        <Bar
          name="Concurrent runs"
          amount={concurrentRuns}
          note={concurrentRuns.limit < unlimited ? "Others wait in the queue." : undefined}
        />
      </ul>
    </div>
  );
}

/** Red means that runs are refused. */
const tones = { none: "accent", warning: "warn", critical: "warn", exceeded: "bad" } as const;

interface BarProps {
  name: string;
  /** The page where they are. */
  to?: "/settings/projects" | "/settings/members";
  amount: { used: number; limit: number };
  /** Only of a limit that rejects runs: a full bar of the others is normal. */
  alert?: Alert | undefined;
  note?: ReactNode;
  words?: (value: number) => string;
}

function Bar({ name, to, amount, alert, note, words = formatCount }: BarProps) {
  const isUnlimited = amount.limit >= unlimited;
  return (
    <li className="grid content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        {to ? (
          <Link
            to={to}
            className="rounded-sm text-sm font-medium underline decoration-edge-strong underline-offset-2 hover:text-accent-text"
          >
            {name}
          </Link>
        ) : (
          <span className="text-sm font-medium">{name}</span>
        )}
        <span className="tabular text-sm">
          <span className="font-medium">{words(amount.used)}</span>
          <span className="text-ink-soft">{isUnlimited ? ", unlimited on this plan" : ` of ${words(amount.limit)}`}</span>
        </span>
      </div>
      {!isUnlimited && <ProgressBar label={name} value={amount.used} max={amount.limit} tone={tones[alert?.level ?? "none"]} />}
      {note && <p className="text-xs text-ink-soft">{note}</p>}
    </li>
  );
}

const nouns = { storage: "storage", testRuns: "runs of this month" } as const;

function Notices({ alerts }: { alerts: UsageAlerts | undefined }) {
  if (!alerts) return null;
  const near = (["storage", "testRuns"] as const).filter((name) => alerts[name].level !== "none");
  const full = near.filter((name) => alerts[name].level === "exceeded").map((name) => nouns[name]);
  const others = near
    .filter((name) => alerts[name].level !== "exceeded")
    .map((name) => `${nouns[name]} ${Math.floor(alerts[name].percentUsed)} %`);
  return (
    <>
      {near.length > 0 && (
        <Notice tone={full.length > 0 ? "bad" : "warn"} role="status">
          {full.length > 0 && <p>Used up: {full.join(", ")}. New runs are refused until there is room again or the plan changes.</p>}
          {others.length > 0 && <p>Nearly used up: {others.join(", ")}.</p>}
        </Notice>
      )}
      {alerts.projects.level === "exceeded" && (
        <Notice tone="idle">You have used all projects of your plan. Delete one or change the plan to create another.</Notice>
      )}
      {alerts.users.level === "exceeded" && (
        <Notice tone="idle">You have used all seats of your plan. Remove a member or change the plan to invite another.</Notice>
      )}
    </>
  );
}

function resetText(end: string): string {
  return `starts again on ${formatDate(end.slice(0, 10))} (UTC)`;
}
