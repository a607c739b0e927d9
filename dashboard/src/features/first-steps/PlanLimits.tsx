import type { Me } from "@gantry/contract/auth/schemas.ts";
import { unlimited } from "@gantry/contract/plans/constants.ts";
import { Link } from "@tanstack/react-router";
import { Card } from "../../ui/Card.tsx";
import { ChangePlanByOperator } from "../organizations/ChangePlanByOperator.tsx";
import { limitNames, formatLimit, planLabels } from "../organizations/limit-labels.ts";

/** The limits of the organization's plan, and how the operator of a self-hosted installation changes it. */
export function PlanLimits({ organization, isAdmin }: { organization: Me["organization"]; isAdmin: boolean }) {
  const { plan, limits, id } = organization;
  const shown = limitNames.filter(([limit]) => limits[limit] < unlimited);
  if (shown.length === 0) return null;
  return (
    <Card className="mx-4 mt-4 max-w-2xl p-4 sm:mx-6">
      <h2 className="font-semibold">Limits of your plan: {planLabels[plan]}</h2>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1.5 sm:grid-cols-5">
        {shown.map(([limit, label]) => (
          <div key={limit}>
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="tabular text-sm font-medium">{formatLimit(limit, limits[limit])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        {whatHappens(limits).map((sentence) => `${sentence} `)}
        {isAdmin && (
          <Link to="/settings/plan" className="text-accent-text underline underline-offset-2">
            See usage
          </Link>
        )}
      </p>
      {isAdmin && <ChangePlanByOperator organizationId={id} className="mt-2" />}
    </Card>
  );
}

function whatHappens({ maxTestRuns, maxStorageBytes, maxConcurrentRuns }: Me["organization"]["limits"]): string[] {
  return [
    maxTestRuns < unlimited ? "When the month's runs are used up, new runs are rejected." : "",
    maxStorageBytes < unlimited ? "When the storage is full, new runs are rejected." : "",
    maxConcurrentRuns < unlimited ? "Runs above the limit of concurrent runs wait in the queue." : "",
  ].filter((sentence) => sentence !== "");
}
