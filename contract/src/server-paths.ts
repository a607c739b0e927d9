/** What the paths of the server begin with. All other paths are pages of the dashboard. */
export const serverPaths: readonly string[] = ["api", "badges", "config", "executions", "metrics", "ready", "reports", "socket.io"];
