import { weeklySummary as weeklyRoutes } from "@gantry/contract/weekly-summary/routes.ts";
import type { WeeklySummary } from "@gantry/contract/weekly-summary/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { sendMail } from "../mail/send-mail.ts";
import { queueSummary } from "../notifications/delivery/queue-summary.ts";
import { eachOrganization } from "../organizations/each-organization.ts";
import { noticeOf } from "./summary-text.ts";
import { summarizeWeek } from "./summarize-week.ts";
import { lastSending, mondayOf } from "./weeks.ts";

/** What is due for one project, or for all projects of an organization. */
interface Due {
  org_id: string;
  organization: string;
  project_id: string | null;
  project: string | null;
  time_zone: string;
  /** The oldest start of a subscription, and the oldest Monday that one of them was sent for. */
  since: Date;
  sent: string | null;
}

/** Sends the summaries of the last week whose time has come. Each is sent once: it is marked in the transaction that queues it. */
export async function sendDueSummaries(ctx: Context): Promise<void> {
  const now = new Date(ctx.now());
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<Due>`
      select o.id as org_id, o.name as organization, o.time_zone, w.project_id, p.name as project, min(w.since) as since,
        min(coalesce(w.sent, '1970-01-01'::date))::text as sent
      from (
        select org_id, project_id, created_at as since, sent_week as sent from summary_subscriptions
        union all
        select org_id, project_id, weekly_since, weekly_sent from notification_rules where weekly_since is not null and enabled
      ) w
      join organizations o on o.id = w.org_id
      left join projects p on p.org_id = w.org_id and p.id = w.project_id
      where w.project_id is null or p.deleted_at is null
      group by o.id, w.project_id, p.name order by o.id`.execute(tx.commitWithNext()),
  );
  const due = rows.filter((row) => {
    const sending = lastSending(row.time_zone, now);
    return row.since < sending && (row.sent ?? "") < mondayOf(sending, row.time_zone);
  });
  await eachOrganization(ctx, due, "a weekly summary was not sent", (row) => sendOne(ctx, row, now));
}

async function sendOne(ctx: Context, row: Due, now: Date): Promise<void> {
  const sending = lastSending(row.time_zone, now);
  const monday = mondayOf(sending, row.time_zone);
  const summary = await summarizeWeek(ctx, row.org_id, row.project_id ?? undefined, monday);
  await ctx.db.withTenant(row.org_id, async (tx) => {
    await mailAll(ctx, tx, row, { monday, sending, summary });
    if (row.project_id !== null) await postAll(ctx, tx, row, { monday, sending, summary });
  });
}

interface Sending {
  monday: string;
  sending: Date;
  summary: WeeklySummary;
}

async function mailAll(ctx: Context, tx: TenantTransaction, row: Due, { monday, sending, summary }: Sending): Promise<void> {
  const { rows } = await sql<{ user_id: string; email: string; token: string }>`
    update summary_subscriptions s set sent_week = ${monday}::date
    from memberships m join users u on u.id = m.user_id
    where s.org_id = ${tx.organizationId} and s.project_id is not distinct from ${row.project_id} and s.created_at < ${sending}
      and (s.sent_week is null or s.sent_week < ${monday}::date)
      and m.org_id = s.org_id and m.user_id = s.user_id and m.status = 'active'
    returning s.user_id, u.email, s.token`.execute(tx);
  if (isQuiet(summary)) return;
  for (const { user_id, email, token } of rows)
    await sendMail(ctx, tx, {
      type: "weekly-summary",
      to: email,
      organizationId: tx.organizationId,
      key: `${user_id} ${row.project_id ?? "all"} ${monday}`,
      data: {
        organizationName: row.organization,
        projectName: row.project,
        summary,
        link: ctx.dashboardLink(insightsPath(row.project_id, summary)),
        unsubscribeLink: ctx.dashboardLink(`/unsubscribe/${token}`),
        oneClickLink: ctx.dashboardLink(weeklyRoutes.oneClick.path.replace(":token", token)),
      },
    });
}

/** Without runs in two weeks there is nothing to say. One week without runs is news. */
const isQuiet = ({ week, previous }: WeeklySummary): boolean => week.runs === 0 && previous.runs === 0;

async function postAll(ctx: Context, tx: TenantTransaction, row: Due, { monday, sending, summary }: Sending): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update notification_rules set weekly_sent = ${monday}::date
    where org_id = ${tx.organizationId} and project_id = ${row.project_id} and enabled and weekly_since < ${sending}
      and (weekly_sent is null or weekly_sent < ${monday}::date)
    returning id`.execute(tx);
  if (isQuiet(summary)) return;
  const link = { label: "Open the insights", url: ctx.dashboardLink(insightsPath(row.project_id, summary)) };
  for (const { id } of rows) await queueSummary(ctx, tx, id, { ...noticeOf(row.project ?? row.organization, summary), link }, monday);
}

const insightsPath = (projectId: string | null, { from, to }: WeeklySummary): string =>
  `/insights?project=${projectId ?? "all"}&from=${from}&to=${to}`;
