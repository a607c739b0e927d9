import type { ReactNode } from "react";

/** The cards of a settings page, one under the other; none is wider than the page. */
export function SettingsStack({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 sm:px-6">{children}</div>;
}
