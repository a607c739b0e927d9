import type { ReactNode } from "react";

interface PageHeaderProps {
  title: string;
  /** Text under the title. */
  description?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page; also names the browser's tab. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-3 sm:px-6 sm:pt-5">
      <title>{`${title} · Gantry`}</title>
      <div className="min-w-0">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        {description && <p className="text-sm text-ink-soft">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
