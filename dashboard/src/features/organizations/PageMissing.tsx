import type { ReactNode } from "react";
import { Link, type LinkProps } from "@tanstack/react-router";
import { ApiError, errorText } from "../../api/api-error.ts";
import { useMe } from "../auth/queries.ts";
import { useSwitchOrganization } from "./use-switch-organization.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { ErrorState } from "../../ui/messages/ErrorState.tsx";

interface PageMissingProps {
  /** The question that failed. */
  query: { error: unknown; refetch: () => unknown };
  /** What the page is of: "run". */
  thing: string;
  /** What may have become of it, as the beginning of a sentence: "It was deleted". */
  whyGone?: string;
  /** The list that it would be in. */
  list: { name: string; to: Exclude<LinkProps["to"], undefined> };
}

/** Shown when a page's record does not exist or could not be loaded. */
export function PageMissing({ query: { error, refetch }, thing, whyGone = "It was deleted", list }: PageMissingProps) {
  const toList = (
    <Button asChild>
      <Link to={list.to}>Go to {list.name}</Link>
    </Button>
  );
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState level={1} title={`This ${thing} does not exist`} action={<OtherOrganizations>{toList}</OtherOrganizations>}>
        {whyGone}, or the link belongs to another organization.
      </EmptyState>
    );
  }
  return (
    <ErrorState level={1} title={`The ${thing} could not be loaded`} onRetry={() => void refetch()} action={toList}>
      {errorText(error)}
    </ErrorState>
  );
}

const maxOrganizations = 5;

/** Buttons that open the same link in the person's other organizations; only the server of each of them knows whether it has the record. */
function OtherOrganizations({ children }: { children: ReactNode }) {
  const me = useMe();
  const change = useSwitchOrganization({ samePath: true });
  const others = (me?.organizations ?? []).filter(({ id }) => id !== me?.organization.id);
  return (
    <>
      {others.slice(0, maxOrganizations).map(({ id, name }) => (
        <Button key={id} onClick={() => change.mutate(id)} disabled={change.isPending}>
          Look in {name}
        </Button>
      ))}
      {children}
    </>
  );
}
