import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";

export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section className={cn("rounded-xl border border-edge bg-surface", className)} {...rest} />;
}

interface CardHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}

export function CardHeader({ title, description, actions }: CardHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-edge px-4 py-3 last:border-b-0 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-base font-semibold">{title}</h2>
        {description && <p className="text-sm text-ink-soft">{description}</p>}
      </div>
      {actions && <div className="flex max-w-full shrink-0 flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
