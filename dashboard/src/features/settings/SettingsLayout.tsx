import { Outlet } from "@tanstack/react-router";

/** The settings' pages share a measure that is easy to read. */
export function SettingsLayout() {
  return (
    <div className="w-full max-w-6xl pb-10">
      <Outlet />
    </div>
  );
}
