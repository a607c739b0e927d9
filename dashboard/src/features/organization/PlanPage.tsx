import { useQuery } from "@tanstack/react-query";
import { errorWords } from "../../api/api-error.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { meQuery } from "../auth/queries.ts";
import { PageHeader } from "../shell/PageHeader.tsx";
import { PagePending } from "../shell/PagePending.tsx";
import { Plans } from "./Plans.tsx";
import { planWords } from "./limit-words.ts";

export function PlanPage() {
  const me = useQuery(meQuery());
  if (me.isPending) return <PagePending />;
  if (me.isError) {
    return (
      <ErrorState level={1} title="The plan could not be loaded" onRetry={() => void me.refetch()}>
        {errorWords(me.error)}
      </ErrorState>
    );
  }
  const { organization } = me.data;
  return (
    <>
      <PageHeader title="Plan and usage" description={`${organization.name} is on the plan ${planWords[organization.plan]}.`} />
      <div className="grid gap-5 px-4 sm:px-6">
        <Plans organization={organization} />
      </div>
    </>
  );
}
