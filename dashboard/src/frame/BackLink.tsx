import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../ui/cn.ts";

interface BackLinkProps {
  to: "/runs" | "/settings/integrations" | "/settings/projects" | "/test-cases" | "/test-cycles" | "/tests";
  className?: string;
  children: ReactNode;
}

/** The way from a page to the list that it belongs to. */
export function BackLink({ to, className, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className={cn("inline-flex items-center gap-1 justify-self-start rounded text-sm text-ink-soft hover:text-ink", className)}
    >
      <ArrowLeft className="size-3.5" aria-hidden="true" />
      {children}
    </Link>
  );
}
