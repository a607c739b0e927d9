import { withoutControls } from "@gantry/contract/text.ts";
import { sql } from "kysely";
import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import { unlimited } from "@gantry/contract/plans/constants.ts";
import type { Context } from "../../context.ts";
import { limitsOf } from "./plan-limits.ts";
import { textTable } from "@gantry/host/text-table.ts";

interface Amount {
  used: number;
  /** `null`: unlimited. */
  limit: number | null;
}

/** An organization for operators. Runs are those of this calendar month (UTC); storage is in bytes. */
export interface ListedOrganization {
  id: string;
  name: string;
  plan: PlanName;
  createdAt: string;
  usage: { projects: Amount; testRuns: Amount; users: Amount; concurrentRuns: Amount; storage: Amount };
}

interface Row {
  id: string;
  name: string;
  plan: PlanName;
  created_at: Date;
  projects: number;
  test_runs: number;
  users: number;
  running: number;
  storage: number;
}

/** Every organization of the installation with its usage, oldest first. For operators, across tenants. */
export async function listOrganizations(ctx: Pick<Context, "config" | "db">): Promise<ListedOrganization[]> {
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<Row>`
      select o.id, o.name, o.plan, o.created_at,
        (select count(*) from projects p where p.org_id = o.id and p.deleted_at is null) as projects,
        coalesce((
          select test_runs from usage_months u where u.org_id = o.id and u.month = date_trunc('month', now() at time zone 'utc')::date
        ), 0) as test_runs,
        (select count(*) from memberships m where m.org_id = o.id) as users,
        (select count(*) from run_leases l where l.org_id = o.id) as running,
        o.current_storage_used_bytes as storage
      from organizations o
      order by o.created_at, o.id`.execute(tx),
  );
  return rows.map(({ id, name, plan, created_at, projects, test_runs, users, running, storage }) => {
    const limits = limitsOf(ctx, plan);
    return {
      id,
      name,
      plan,
      createdAt: created_at.toISOString(),
      usage: {
        projects: amountOf(projects, limits.maxProjects),
        testRuns: amountOf(test_runs, limits.maxTestRuns),
        users: amountOf(users, limits.maxUsers),
        concurrentRuns: amountOf(running, limits.maxConcurrentRuns),
        storage: amountOf(storage, limits.maxStorageBytes),
      },
    };
  });
}

const amountOf = (used: number, limit: number): Amount => ({ used, limit: limit >= unlimited ? null : limit });

/** The list as a table for a terminal. */
export function describeOrganizations(organizations: readonly ListedOrganization[]): string {
  if (organizations.length === 0) return "There are no organizations yet. Signing up in the dashboard creates one.";
  const rows = organizations.map(({ id, name, plan, usage }) => [
    id,
    // A tenant chose the name; it must not contain terminal control sequences.
    withoutControls(name),
    plan,
    amount(usage.projects),
    amount(usage.testRuns),
    amount(usage.users),
    storageAmount(usage.storage),
  ]);
  return textTable([["ID", "NAME", "PLAN", "PROJECTS", "RUNS THIS MONTH", "USERS", "STORAGE"], ...rows]);
}

/** 1 MB = 1024 × 1024 bytes, as in the dashboard. */
const megabytes = (bytes: number): number => Number((bytes / 1024 ** 2).toFixed(1));

const amount = ({ used, limit }: Amount): string => `${used} of ${limit ?? "unlimited"}`;

const storageAmount = ({ used, limit }: Amount): string =>
  limit === null ? `${megabytes(used)} MB of unlimited` : `${megabytes(used)} of ${megabytes(limit)} MB`;
