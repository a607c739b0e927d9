import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { errorText } from "../../api/api-error.ts";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";
import { meQuery } from "../auth/queries.ts";
import { anyRunQuery } from "../executions/queries.ts";
import { PagePending } from "../../frame/PagePending.tsx";

/** Leads a newcomer to the first steps and everyone else to the runs. */
export function HomePage() {
  const me = useQuery(meQuery());
  const anyRun = useQuery(anyRunQuery());
  if (anyRun.isError) {
    return (
      <ErrorState level={1} title="Your organization's runs could not be loaded" onRetry={() => void anyRun.refetch()}>
        {errorText(anyRun.error)}
      </ErrorState>
    );
  }
  if (anyRun.data === undefined || !me.data) return <PagePending />;
  return <Navigate to={anyRun.data || me.data.role === "viewer" ? "/runs" : "/first-steps"} replace />;
}
