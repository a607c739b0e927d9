/** Who may import whom. `docs/architecture.md` says the same in words. */
const testFiles = "\\.test\\.tsx?$|/testing/|\\.contract\\.ts$";

/** The server's features. Each may import those before it, so that they form no cycle. */
const features = `
  audit verdict executions health idempotency mail
  accounts organizations
   api-keys billing invitations projects caches storage tests uploads
   auth badges configuration logs registries saved-views shards spec-to-tests test-cases test-cycles users workers
   analysis flake-checks results reports retention timeline matrix-runs
  failure-groups search
  gate integrations notifications
  runs
  ci ingest run-links schedules
  triggers
  encryption-keys weekly-summary
  backup`
  .trim()
  .split(/\s+/);

/**
 * The dashboard's features in the same order. A page that composes several features has a folder of its own at the end: `<noun>-page`.
 * A feature that no other one imports need not be listed.
 */
const dashboardFeatures = `
  auth logs
  api-keys audit badges caches organizations projects reports weekly-summary workers
  executions invitations notifications saved-views
  analysis insights integrations schedules test-cases triggers users
  issues spec-to-tests tests timeline
  failure-groups flake-checks test-cycles
  results
  overview run-output
  matrix-runs run-links
  cases-page organization-page project-page run-page runs-page settings test-pages
  first-steps shell`
  .trim()
  .split(/\s+/);

/** The files of a folder itself, beside its inner folders. */
const itself = ".";

/** Large folders, and their inner folders in the same order. A dot is the folder's own files; without one, they may import all of its inner folders. */
const innerFolders = Object.entries({
  "cli/src": "installation options api output shards engine-setup up clean doctor commands programs .",
  "cli/src/commands": "runs pipeline shards projects machine database",
  "dashboard/src": ". ui api forms frame features routes start",
  "dashboard/src/features/executions": ". facts names source run-lists parts options stored-run new-run",
  "dashboard/src/features/failure-groups": ". state details list",
  "dashboard/src/features/logs": "ansi lines tests search bar view .",
  "dashboard/src/features/test-cases": ". attachments fields links case",
  "dashboard/src/features/test-cycles": ". plan item pages",
  "dashboard/src/ui": ". text figures messages fields overlays filters lists",
  "reports/src/collect": "match attachments notes read results .",
  "reports/src/formats/console": "output runners . failures",
  "reports/src": "archive formats folder collect redaction readings .",
  "server/src/features/analysis": "days material rules model . corpus",
  "server/src/features/analysis/rules": "values by-words output signals clues category naming failures doubts .",
  "server/src/features/analysis/rules/output": "runners messages log",
  "server/src/features/auth": "account passwords sessions sign-up .",
  "server/src/features/executions": "record request results earlier-runs lists",
  "server/src/features/integrations": "providers linked webhooks source-hosts issues .",
  "server/src/features/integrations/providers": "api markup .",
  "server/src/features/notifications": "channels rules delivery matrix-runs .",
  "server/src/features/projects": "record run-settings variables .",
  "server/src/features/reports": "pages trace-viewer . har trace uploaded",
  "server/src/features/runs": "notify queue accept end dispatch explain update .",
  "server/src/features/spec-to-tests": "document text draft rules openapi documents .",
  "server/src/features/spec-to-tests/rules": "limits statements sections cases forms tables .",
  "server/src/features/test-cases": "files fields record attachments links .",
  "server/src/features/test-cycles": "record screenshots runs .",
  "server/src/features/tests": "base history quarantine record insights reads compare .",
  "server/src/features/triggers": "record patterns hosts receive .",
  "server/src/platform": ". crypto metrics storage redis db http realtime outbound models outbox mail",
  "server/src/platform/http": "bodies . document",
  "worker/src": "base engines api caches source logs samples report run state .",
  "worker/src/engines": ". caches services docker kubernetes fake",
  "worker/src/engines/docker": "api egress isolation disk logs exit images networks container services leftovers",
  "worker/src/engines/kubernetes": "cluster pod files services .",
}).map(([folder, inner]) => ({ folder, inner: inner.split(" ") }));

/** Queries that only their feature uses. */
const stores = ["^server/src/features/[^/]+/store\\.ts$", "^server/src/features/[^/]+/[^/]+/store\\.ts$"];

/** Matches the files of some of a folder's inner folders; nothing for none. */
const filesOf = (folder, inner) => `^${folder}/(${inner.map((name) => (name === itself ? "[^/]+$" : `${name}/`)).join("|") || "-"})`;

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^(virtual:|/)" } },
    {
      name: "workspaces-form-no-cycle",
      comment: "contract and host, then reports, then server and worker, then cli.",
      severity: "error",
      from: { path: "^(contract|host)/src", pathNot: testFiles },
      to: { path: "^(reports|server|worker|cli|dashboard)/src" },
    },
    {
      name: "reports-know-no-program",
      severity: "error",
      from: { path: "^reports/src", pathNot: testFiles },
      to: { path: "^(server|worker|cli|dashboard)/src" },
    },
    {
      name: "the-server-knows-no-worker",
      severity: "error",
      from: { path: "^server/src", pathNot: testFiles },
      to: { path: ["^(worker|cli|dashboard)/src", "node_modules/dockerode"] },
    },
    {
      name: "contract-imports-zod-only",
      comment: "The contract is read by the browser, too.",
      severity: "error",
      from: { path: "^contract/src", pathNot: testFiles },
      to: { pathNot: ["^contract/src", "node_modules/zod/", "^node_modules/.pnpm/zod@"] },
    },
    {
      name: "platform-knows-no-feature",
      severity: "error",
      from: { path: "^server/src/platform", pathNot: testFiles },
      to: { path: "^server/src/features" },
    },
    ...features.map((feature, index) => ({
      name: "features-form-no-cycle",
      comment: "A feature imports only features that the list at the top of this file names before it.",
      severity: "error",
      from: { path: `^server/src/features/${feature}/`, pathNot: testFiles },
      to: { path: `^server/src/features/(${features.slice(index + 1).join("|") || "-"})/` },
    })),
    {
      name: "every-feature-is-listed",
      comment: "Add a new feature to the list at the top of this file, after the features that it imports.",
      severity: "error",
      from: { path: "^server/src/features/[^/]+/", pathNot: [`^server/src/features/(${features.join("|")})/`, testFiles] },
      to: {},
    },
    ...dashboardFeatures.map((feature, index) => ({
      name: "dashboard-features-form-no-cycle",
      comment: "A feature of the dashboard imports only those that `dashboardFeatures` names before it.",
      severity: "error",
      from: { path: `^dashboard/src/features/${feature}/`, pathNot: testFiles },
      to: { path: "^dashboard/src/features/", pathNot: filesOf("dashboard/src/features", dashboardFeatures.slice(0, index + 1)) },
    })),
    {
      name: "an-imported-dashboard-feature-is-listed",
      comment: "Name the imported feature in `dashboardFeatures` at the top of this file, after those that it imports.",
      severity: "error",
      from: { path: "^dashboard/src/features/([^/]+)/", pathNot: [filesOf("dashboard/src/features", dashboardFeatures), testFiles] },
      to: {
        path: "^dashboard/src/features/",
        pathNot: [filesOf("dashboard/src/features", dashboardFeatures), "^dashboard/src/features/$1/"],
      },
    },
    ...innerFolders.flatMap(({ folder, inner }) =>
      inner.map((name, index) => ({
        name: "inner-folders-form-no-cycle",
        comment: "A folder inside another one imports only those that `innerFolders` names before it.",
        severity: "error",
        from: { path: filesOf(folder, [name]), pathNot: testFiles },
        to: { path: filesOf(folder, inner.slice(index + 1)) },
      })),
    ),
    ...innerFolders.map(({ folder, inner }) => ({
      name: "every-inner-folder-is-listed",
      comment: "Add it to `innerFolders` at the top of this file, after those that it imports.",
      severity: "error",
      from: { path: `^${folder}/[^/]+/`, pathNot: [filesOf(folder, inner), testFiles] },
      to: {},
    })),
    {
      name: "a-store-is-private-to-its-folder",
      severity: "error",
      from: { path: "^server/src/features/([^/]+)/", pathNot: testFiles },
      to: { path: stores, pathNot: "^server/src/features/$1/" },
    },
    {
      name: "a-store-is-private-to-features",
      severity: "error",
      from: { pathNot: ["^server/src/features/", testFiles] },
      to: { path: stores },
    },
    {
      name: "only-outbound-sends-requests",
      comment: "Addresses come from tenants: platform/outbound judges them. Types of node's modules are free, and a port that listens.",
      severity: "error",
      from: { path: "^server/src", pathNot: ["^server/src/platform/outbound/", "^server/src/platform/http/second-port\\.ts$", testFiles] },
      to: { path: ["^(node:)?(https?|http2)$", "node_modules/(undici|axios|got|node-fetch)/"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-worker-knows-no-server",
      severity: "error",
      from: { path: "^worker/src", pathNot: testFiles },
      to: { path: ["^server/", "^cli/", "^dashboard/", "/node_modules/(pg|kysely|fastify)/"] },
    },
    {
      name: "command-line-and-pages-use-the-api",
      comment: "The command line also reads and checks the server's settings.",
      severity: "error",
      from: { path: "^(cli|dashboard)/src", pathNot: testFiles },
      to: { path: "^server/src", pathNot: "^server/src/(config|start-warnings)\\.ts$" },
    },
    {
      name: "pages-know-the-contract-only",
      severity: "error",
      from: { path: "^dashboard/src" },
      to: { path: ["^server/", "^worker/", "^cli/"] },
    },
    {
      name: "nouns-of-the-contract-form-no-cycle",
      comment: "What two nouns need is a file in contract/src itself. The routes of runs are in `runs`, because they use most other nouns.",
      severity: "error",
      scope: "folder",
      from: { path: "^contract/src/[^/]+$" },
      to: { circular: true },
    },
    {
      name: "pages-load-no-routes",
      comment:
        "Name a route by method and path; import the types of the contract's routes only. Their schemas would be a fifth of the first load.",
      severity: "error",
      from: { path: "^dashboard/src" },
      to: { path: "^contract/src/(api|.*/routes)\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "constants-load-no-schemas",
      comment: "Pages import them.",
      severity: "error",
      from: { path: "^contract/src/.*/constants\\.ts$" },
      to: {
        path: ["^contract/src/(.*/(schemas|settings|routes)|combination|errors|ids|text)\\.ts$", "node_modules/zod/"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "tools-are-not-imported",
      severity: "error",
      from: { path: "^(contract|host|reports|server|worker|cli|dashboard)/src" },
      to: { path: "^(tools|e2e|bench|chaos)/" },
    },
    {
      name: "tests-are-not-imported",
      severity: "error",
      from: { path: "^(contract|host|reports|server|worker|cli|dashboard)/src", pathNot: testFiles },
      to: { path: "\\.test\\.tsx?$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
