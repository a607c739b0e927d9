import { cn } from "../../ui/cn.ts";

/** How the operator of a self-hosted installation changes the plan: by a command or, for new organizations, by a setting. */
export function ChangePlanByOperator({ organizationId, className }: { organizationId: string; className?: string }) {
  return (
    <details className={cn("text-sm", className)}>
      <summary className="cursor-pointer font-medium">Change the plan of a self-hosted installation</summary>
      <div className="mt-2 grid gap-2 text-ink-soft">
        <p>The operator runs this command on the server's machine, in the folder of the clone:</p>
        <pre tabIndex={0} className="thin-scroll overflow-x-auto rounded-lg border border-edge bg-sunken p-2 text-xs text-ink">
          npx gantry organizations set-plan {organizationId} team
        </pre>
        <p>
          Where the command line is installed, leave out <code className="text-xs text-ink">npx</code>. The setting{" "}
          <code className="text-xs text-ink">DEFAULT_PLAN</code> is the plan of organizations that sign up later. Both take free, starter,
          team, business or enterprise.
        </p>
      </div>
    </details>
  );
}
