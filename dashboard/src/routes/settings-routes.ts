import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { type AuditSearch, readAuditSearch } from "../features/audit/search.ts";
import { type DeliverySearch, readDeliverySearch } from "../features/integrations/delivery-search.ts";
import { frames, innerPages } from "./pages.ts";
import { app } from "./app-route.ts";

const settings = createRoute({
  getParentRoute: () => app,
  path: "/settings",
  component: lazyRouteComponent(frames.settings, "SettingsLayout"),
});

const settingsHome = createRoute({
  getParentRoute: () => settings,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/settings/profile" });
  },
});

const profile = createRoute({
  getParentRoute: () => settings,
  path: "/profile",
  component: lazyRouteComponent(innerPages["/settings/profile"], "ProfilePage"),
});

const organization = createRoute({
  getParentRoute: () => settings,
  path: "/organization",
  component: lazyRouteComponent(innerPages["/settings/organization"], "OrganizationPage"),
});

const members = createRoute({
  getParentRoute: () => settings,
  path: "/members",
  component: lazyRouteComponent(innerPages["/settings/members"], "MembersPage"),
});

const integrations = createRoute({
  getParentRoute: () => settings,
  path: "/integrations",
  component: lazyRouteComponent(innerPages["/settings/integrations"], "IntegrationsPage"),
});

const deliveries = createRoute({
  getParentRoute: () => settings,
  path: "/integrations/deliveries",
  validateSearch: (search): DeliverySearch => readDeliverySearch(search),
  component: lazyRouteComponent(innerPages["/settings/integrations/deliveries"], "DeliveriesPage"),
});

const notifications = createRoute({
  getParentRoute: () => settings,
  path: "/notifications",
  component: lazyRouteComponent(innerPages["/settings/notifications"], "NotificationsPage"),
});

const audit = createRoute({
  getParentRoute: () => settings,
  path: "/audit",
  validateSearch: (search): AuditSearch => readAuditSearch(search),
  component: lazyRouteComponent(innerPages["/settings/audit"], "AuditPage"),
});

const workers = createRoute({
  getParentRoute: () => settings,
  path: "/workers",
  component: lazyRouteComponent(innerPages["/settings/workers"], "WorkersPage"),
});

const plan = createRoute({
  getParentRoute: () => settings,
  path: "/plan",
  component: lazyRouteComponent(innerPages["/settings/plan"], "PlanPage"),
});

const projects = createRoute({
  getParentRoute: () => settings,
  path: "/projects",
  component: lazyRouteComponent(innerPages["/settings/projects"], "ProjectsPage"),
});

const project = createRoute({
  getParentRoute: () => settings,
  path: "/projects/$id",
  component: lazyRouteComponent(innerPages["/settings/projects/$id"], "ProjectPage"),
});

export const settingsRoutes = settings.addChildren([
  settingsHome,
  profile,
  projects,
  project,
  organization,
  members,
  integrations,
  deliveries,
  notifications,
  workers,
  plan,
  audit,
]);
