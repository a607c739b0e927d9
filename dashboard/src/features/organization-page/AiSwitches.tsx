import type { Organization } from "@gantry/contract/organizations/schemas.ts";
import { call } from "../../api/client.ts";
import { Card, CardHeader } from "../../ui/Card.tsx";
import { SwitchRow } from "../../ui/fields/SwitchRow.tsx";
import { useChangeOrganization } from "../organizations/queries.ts";

/** What the organization lets a model, or the built-in rules, do for it. */
export function AiSwitches({ organization, isAdmin }: { organization: Organization; isAdmin: boolean }) {
  const analysis = useChangeOrganization(
    (enabled: boolean) => call("PATCH /api/organization/ai-analysis", { body: { enabled } }),
    "AI analysis changed",
  );
  const features = useChangeOrganization(
    (specToTest: boolean) => call("PATCH /api/organization/features", { body: { specToTest } }),
    "Spec to tests changed",
  );
  return (
    <Card>
      <CardHeader title="AI" description="Applies to the whole organization." />
      <div className="grid gap-4 px-4 py-4 sm:px-5">
        <SwitchRow
          label="AI analysis"
          hint="Explains failed runs and cites their output. If off, no run is analyzed, and the tab is hidden."
          checked={analysis.isPending ? analysis.variables : organization.aiAnalysisEnabled}
          onChange={analysis.mutate}
          disabled={!isAdmin || analysis.isPending}
        />
        <SwitchRow
          label="Spec to tests"
          hint="Reads an uploaded specification and proposes test cases to review and import."
          checked={features.isPending ? features.variables : organization.aiFeatures.specToTest}
          onChange={features.mutate}
          disabled={!isAdmin || features.isPending}
        />
      </div>
    </Card>
  );
}
