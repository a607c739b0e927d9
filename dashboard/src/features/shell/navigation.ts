import {
  Bell,
  Building2,
  Bug,
  ChartColumn,
  ClipboardList,
  FlaskConical,
  type LucideIcon,
  FolderKanban,
  Gauge,
  KeyRound,
  ListChecks,
  ListTodo,
  Plug,
  Rocket,
  Users,
} from "lucide-react";

/** The pages of the sidebar, in order. `keys` is what takes one there. */
export const navigation = [
  { to: "/runs", label: "Runs", icon: ListChecks, keys: "g r" },
  { to: "/tests", label: "Tests", icon: FlaskConical, keys: "g t" },
  { to: "/failures", label: "Failures", icon: Bug, keys: "g x" },
  { to: "/insights", label: "Insights", icon: ChartColumn, keys: "g i" },
  { to: "/test-cases", label: "Test cases", icon: ClipboardList, keys: "g c" },
  { to: "/test-cycles", label: "Test cycles", icon: ListTodo, keys: "g y" },
  { to: "/first-steps", label: "First steps", icon: Rocket, keys: "g f" },
] as const satisfies readonly NavigationEntry[];

export const settingsNavigation = [
  { to: "/settings/profile", label: "Profile and API keys", icon: KeyRound, keys: "g k" },
  { to: "/settings/projects", label: "Projects", icon: FolderKanban, keys: "g p" },
  { to: "/settings/organization", label: "Organization", icon: Building2, keys: "g o" },
  { to: "/settings/members", label: "Members", icon: Users, keys: "g m" },
  { to: "/settings/integrations", label: "Integrations", icon: Plug, keys: "g l" },
  { to: "/settings/notifications", label: "Notifications", icon: Bell, keys: "g n" },
  { to: "/settings/workers", label: "Workers", icon: Gauge, keys: "g w" },
  { to: "/settings/plan", label: "Plan and usage", icon: ChartColumn, keys: "g u" },
  { to: "/settings/audit", label: "Audit log", icon: ClipboardList, keys: "g a", adminsOnly: true },
] as const satisfies readonly NavigationEntry[];

interface NavigationEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  keys: string;
  /** The API rejects everyone else. */
  adminsOnly?: true;
}
