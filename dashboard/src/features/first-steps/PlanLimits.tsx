import type { Me } from "@gantry/contract/auth.ts";
import { Link } from "@tanstack/react-router";
import { Card } from "../../ui/Card.tsx";
import { limitNames, limitWords, planWords } from "../organization/limit-words.ts";

/** What the organization's plan allows, and who changes it: the operator of a self-hosted installation, by a command or a setting. */
export function PlanLimits({ organization, isAdmin }: { organization: Me["organization"]; isAdmin: boolean }) {
  const { plan, limits, id } = organization;
  return (
    <Card className="mx-4 mt-4 max-w-2xl p-4 sm:mx-6">
      <h2 className="font-semibold">Your plan: {planWords[plan]}</h2>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1.5 sm:grid-cols-5">
        {limitNames.map(([limit, words]) => (
          <div key={limit}>
            <dt className="text-xs text-ink-soft">{words}</dt>
            <dd className="tabular text-sm font-medium">{limitWords(limit, limits[limit])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        When the runs of a month or the storage are used up, new runs are refused; runs over the number at once wait in the queue.{" "}
        {isAdmin && (
          <Link to="/settings/plan" className="text-accent-text underline underline-offset-2">
            See what is used
          </Link>
        )}
      </p>
      {isAdmin && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer font-medium">Change the plan of a self-hosted installation</summary>
          <div className="mt-2 grid gap-2 text-ink-soft">
            <p>The operator changes it on the machine of the server:</p>
            <pre tabIndex={0} className="thin-scroll overflow-x-auto rounded-lg border border-edge bg-sunken p-2 text-xs text-ink">
              gantry organizations set-plan {id} team
            </pre>
            <p>
              The setting <code className="text-xs text-ink">DEFAULT_PLAN</code> is the plan of organizations that sign up later. Both take
              free, starter, team, business or enterprise.
            </p>
          </div>
        </details>
      )}
    </Card>
  );
}
