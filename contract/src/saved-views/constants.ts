/** The lists of the dashboard that have saved views. */
export const viewPages = ["runs", "failures", "tests"] as const;
export type ViewPage = (typeof viewPages)[number];

/** What a view of each list keeps: the names are those in the address of the page. */
export const viewFields = {
  runs: [
    "status",
    "environment",
    "group",
    "trigger",
    "text",
    "branch",
    "author",
    "pr",
    "commit",
    "test",
    "last",
    "from",
    "to",
    "days",
    "view",
    "columns",
  ],
  failures: ["state", "text", "owner", "branch", "category", "days", "sort"],
  tests: ["text", "status", "mark", "sort", "order"],
} as const satisfies Record<ViewPage, readonly string[]>;

/** Of one list: as many shared views, and as many private ones of each person. */
export const maxViews = 100;
