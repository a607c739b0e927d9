import type { ReactNode } from "react";
import { BackLink } from "../../frame/BackLink.tsx";

interface StartedTogetherProps {
  title: string;
  /** Before the heading. */
  status?: ReactNode;
  /** Left out: the title. */
  heading?: ReactNode;
  back: { to: "/runs" | "/tests"; name: string };
  actions: ReactNode;
  /** Below the title. */
  facts: ReactNode;
  children: ReactNode;
}

/** The page of runs that were started together: a matrix run or a flake check. */
export function StartedTogether({ title, status, heading = title, back, actions, facts, children }: StartedTogetherProps) {
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pt-4 pb-8 sm:px-6">
      <title>{`${title} · Gantry`}</title>
      <header className="grid grid-cols-1 gap-1.5">
        <BackLink to={back.to}>{back.name}</BackLink>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            {status}
            <h1 className="min-w-0 text-xl font-semibold tracking-tight break-words">{heading}</h1>
          </div>
          {actions}
        </div>
        {facts}
      </header>
      {children}
    </div>
  );
}
