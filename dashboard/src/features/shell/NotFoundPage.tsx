import { Link } from "@tanstack/react-router";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/messages/EmptyState.tsx";
import { Mark } from "../../ui/figures/Mark.tsx";

export function NotFoundPage() {
  return (
    <main className="grid min-h-[70dvh] place-items-center">
      <title>Not found · Gantry</title>
      <EmptyState
        level={1}
        icon={<Mark />}
        title="Page not found"
        action={
          <Button tone="primary" asChild>
            <Link to="/runs">Go to runs</Link>
          </Button>
        }
      >
        The link may be old or mistyped, or it belongs to another organization.
      </EmptyState>
    </main>
  );
}
