import type { Me } from "@gantry/contract/auth/schemas.ts";
import type { Plan } from "@gantry/contract/organizations/schemas.ts";
import { Check } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/figures/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { cn } from "../../ui/cn.ts";
import { ContactDialog } from "./ContactDialog.tsx";
import { limitNames, formatLimit, planLabels } from "./limit-labels.ts";

/** The five plans side by side, as configured in this installation. */
export function Plans({ organization, plans }: { organization: Me["organization"]; plans: readonly Plan[] }) {
  const [contacting, setContacting] = useState(false);
  return (
    <Card>
      <CardHeader
        title="Plans"
        description="When the subscription changes, the plan changes immediately. Existing data is kept, even if it exceeds the new limits."
      />
      <ul aria-label="Plans" className="grid gap-3 p-4 sm:grid-cols-2 sm:p-5 xl:grid-cols-5">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} onContact={() => setContacting(true)} />
        ))}
      </ul>
      {contacting && <ContactDialog organization={organization} onClose={() => setContacting(false)} />}
    </Card>
  );
}

function PlanCard({ plan: { name, limits, isCurrent }, onContact }: { plan: Plan; onContact: () => void }) {
  return (
    <li
      aria-current={isCurrent ? "true" : undefined}
      className={cn("flex flex-col gap-3 rounded-lg border p-3.5", isCurrent ? "border-accent bg-accent-soft/40" : "border-edge")}
    >
      <h3 className="flex flex-wrap min-h-5 items-center justify-between gap-2 text-base font-semibold">
        {planLabels[name]}
        {isCurrent && (
          <Badge tone="accent">
            <Check aria-hidden="true" />
            Current
          </Badge>
        )}
      </h3>
      <dl className="grid gap-1.5 text-sm">
        {limitNames.map(([limit, label]) => (
          <div key={limit} className="flex items-baseline justify-between gap-2 xl:flex-col-reverse xl:gap-0">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="tabular font-medium">{formatLimit(limit, limits[limit])}</dd>
          </div>
        ))}
      </dl>
      {name === "enterprise" && !isCurrent && (
        <Button size="sm" className="mt-auto" onClick={onContact}>
          Contact sales
        </Button>
      )}
    </li>
  );
}
