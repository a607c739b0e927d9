import type { api } from "@gantry/contract/api.ts";
import type { Ids } from "./ids.ts";

/** A request to a route, described by the ids of the caller's organization. */
export interface ExampleRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: Record<string, string>;
}

export interface Entry {
  /** Every id that is read from `id` is tried as a foreign and as an unknown one. */
  ask(id: Ids): ExampleRequest;
  /** The expected status for the organization's own admin; by default any success. */
  own: number | undefined;
  /** Fields of the body that the fuzz test leaves unchanged: `waitMs`, or it would wait. */
  fixed?: readonly string[];
  /** Other requests with other ids. */
  also?: readonly Entry[];
}

type Api = typeof api;
type Entries = { [Noun in keyof Api]: { [Name in keyof Api[Noun]]: Entry } };

const asks = (ask: (id: Ids) => ExampleRequest, own?: number): Entry => ({ ask, own });
/** Takes no id: returns the caller's own organization's data, or none. */
const plain = (asked: ExampleRequest = {}, own?: number): Entry => asks(() => asked, own);

const project = asks((id) => ({ query: { project: id.project } }));
const inProject = asks((id) => ({ params: { id: id.project } }));
const user = { params: (id: Ids) => ({ id: id.user }) };
const execution = asks((id) => ({ params: { id: id.execution } }));
const testCase = asks((id) => ({ params: { id: id.testCase } }));
const cycle = asks((id) => ({ params: { id: id.cycle } }));
const delivery = asks((id) => ({ params: { id: id.delivery } }));
const schedule = asks((id) => ({ params: { id: id.schedule } }));
const trigger = asks((id) => ({ params: { id: id.project, triggerId: id.trigger } }));
const test = asks((id) => ({ params: { id: id.test } }));
const failure = asks((id) => ({ params: { id: id.failure } }));
const flakeCheck = asks((id) => ({ params: { id: id.flakeCheck } }));
const matrixRun = asks((id) => ({ params: { id: id.matrixRun } }));
const view = asks((id) => ({ params: { id: id.view } }));
const worker = asks((id) => ({ params: { id: id.worker } }));
const provider = { params: { provider: "webhook" } };
const image = "suite:1";
const password = "Correct-horse-7";
const token = "0".repeat(43);

/** One line per route, checked by the compiler: a request, and the ids in it. */
export const entries: Entries = {
  health: { live: plain(), ready: plain(), metrics: plain() },
  auth: {
    signup: plain({ body: { email: "new@example.com", password, name: "New", organizationName: "New" } }),
    login: plain({ body: { email: "nobody@example.com", password } }, 401),
    me: plain(),
    logout: plain(),
    organizations: plain(),
    switch: asks((id) => ({ body: { organizationId: id.organization } })),
    changeMe: plain({ body: { name: "Changed" } }),
    changePassword: plain({ body: { currentPassword: "wrong", newPassword: password } }, 400),
    signOutEverywhere: plain(),
    forgotPassword: plain({ body: { email: "nobody@example.com" } }),
    resetPassword: plain({ body: { token, password } }, 400),
    verifyEmail: plain({ body: { token } }, 400),
    resendVerification: plain({ body: { email: "nobody@example.com" } }),
  },
  apiKeys: {
    create: plain({ body: { name: "ci" } }),
    list: plain(),
    revoke: asks((id) => ({ params: { id: id.apiKey } })),
  },
  organizations: {
    get: plain(),
    rename: plain({ body: { name: "Renamed" } }),
    switchAnalysis: plain({ body: { enabled: false } }),
    chooseModel: plain({ body: { provider: "builtin" } }),
    testModel: plain(),
    removeModel: plain(),
    changeFeatures: plain({ body: { specToTest: true } }),
    changeNotifications: plain({ body: { usageAlerts: false } }),
    usage: plain(),
    alerts: plain(),
    plans: plain(),
  },
  users: {
    list: plain(),
    get: asks((id) => ({ params: user.params(id) })),
    changeRole: asks((id) => ({ params: user.params(id), body: { role: "viewer" } }), 403),
    changeStatus: asks((id) => ({ params: user.params(id), body: { status: "suspended" } }), 403),
    remove: asks((id) => ({ params: user.params(id) }), 403),
  },
  invitations: {
    create: plain({ body: { email: "guest@example.com", role: "viewer" } }),
    createForMe: plain({ body: { email: "guest@example.com", role: "viewer" } }),
    list: plain(),
    resend: asks((id) => ({ params: { id: id.invitation } })),
    link: asks((id) => ({ params: { id: id.invitation } })),
    revoke: asks((id) => ({ params: { id: id.invitation } })),
    validate: plain({ params: { token } }, 404),
    accept: plain({ body: { token } }, 400),
  },
  projects: {
    create: plain({ body: { name: "Another" } }),
    list: plain(),
    get: asks((id) => ({ params: { id: id.project } })),
    change: asks((id) => ({ params: { id: id.project }, body: { name: "Changed" } })),
    delete: asks((id) => ({ params: { id: id.project } })),
    variables: asks((id) => ({ params: { id: id.project } })),
    setVariable: asks((id) => ({ params: { id: id.project, name: "NAME" }, body: { value: "value" } })),
    putVariable: asks((id) => ({ params: { id: id.project }, body: { name: "NAME", value: "value" } })),
    deleteVariable: asks((id) => ({ params: { id: id.project, name: "CANARY" } })),
  },
  executions: {
    create: asks((id) => ({ body: { image, projectId: id.project } })),
    request: asks((id) => ({ body: { image, projectId: id.project } })),
    list: { ...project, also: [asks((id) => ({ query: { matrixRun: id.matrixRun } }))] },
    export: project,
    groups: project,
    values: asks((id) => ({ query: { project: id.project, field: "branch" } })),
    bulkGroup: asks((id) => ({ body: { taskIds: [id.execution], groupName: "group" } })),
    bulkDelete: asks((id) => ({ body: { taskIds: [id.execution] } })),
    get: execution,
    delete: execution,
    cancel: asks(execution.ask, 409),
    prioritize: asks((id) => ({ params: { id: id.execution }, body: { priority: 1 } })),
    rerun: execution,
    logs: execution,
    logsDownload: execution,
    tests: execution,
    testSuites: execution,
    test: asks((id) => ({ params: { id: id.execution, test: `${id.execution}-0` } })),
    timeline: execution,
    artifacts: execution,
    trace: asks((id) => ({ params: { id: id.execution }, query: { path: "trace.zip" } }), 404),
    har: asks((id) => ({ params: { id: id.execution }, query: { path: "network.har" } }), 404),
    harRequest: asks((id) => ({ params: { id: id.execution }, query: { path: "network.har", index: "0" } }), 404),
    reportLink: asks(execution.ask, 404),
  },
  matrixRuns: {
    start: {
      ...asks((id) => ({ body: { image, projectId: id.project, matrix: { axes: { BROWSER: ["chrome", "firefox"] } } } })),
      also: [asks((id) => ({ body: { image, projectId: id.project, shards: { total: 2, files: ["cart.ts", "pay.ts"] } } }))],
    },
    list: project,
    get: matrixRun,
    tests: matrixRun,
    cancel: matrixRun,
    // The seeded run has passed.
    rerunFailed: asks(matrixRun.ask, 409),
  },
  configuration: {
    defaults: project,
    testsStructure: project,
    imageMetrics: asks((id) => ({ params: { image }, query: { project: id.project } })),
  },
  quarantine: {
    list: project,
    add: asks((id) => ({ body: { testId: id.test, reason: "reason" } })),
    events: asks((id) => ({ query: { project: id.project, testId: id.test } })),
    change: asks((id) => ({ params: { id: id.test }, body: { reason: "reason" } })),
    release: test,
  },
  reports: {
    index: asks((id) => ({ params: { organizationId: id.organization, taskId: id.execution } }), 404),
    file: asks((id) => ({ params: { organizationId: id.organization, taskId: id.execution, "*": "index.html" } }), 404),
  },
  tests: {
    list: project,
    get: test,
    change: asks((id) => ({ params: { id: id.test }, body: { owner: "Ada" } })),
    history: test,
    compare: asks((id) => ({ params: { id: id.execution }, query: { with: id.otherExecution } })),
  },
  flakeChecks: {
    list: { ...project, also: [asks((id) => ({ query: { testId: id.test } }))] },
    // The seeded run has no result that could be run again.
    start: asks((id) => ({ body: { testIds: [id.test], times: 2 } })),
    get: flakeCheck,
    cancel: flakeCheck,
    newTests: execution,
  },
  insights: { get: project },
  testCases: {
    list: project,
    suites: project,
    export: project,
    import: asks((id) => ({ body: { projectId: id.project, format: "csv", content: "title\nSign in\n" } })),
    create: asks((id) => ({ body: { projectId: id.project, title: "Title" } })),
    bulkCreate: asks((id) => ({ body: { projectId: id.project, testCases: [{ title: "Title" }] } })),
    bulkDelete: asks((id) => ({ body: { projectId: id.project, ids: [id.testCase] } })),
    suiteDelete: asks((id) => ({ body: { projectId: id.project, suite: "suite" } })),
    get: testCase,
    change: asks((id) => ({ params: { id: id.testCase }, body: { title: "Changed" } })),
    delete: testCase,
    history: testCase,
    coverage: project,
    coverageExport: project,
    results: testCase,
    linkedTests: testCase,
    linkTest: asks((id) => ({ params: { id: id.testCase, testId: id.test } })),
    unlinkTest: asks((id) => ({ params: { id: id.testCase, testId: id.test } })),
    attachments: testCase,
    addAttachment: asks((id) => ({ params: { id: id.testCase }, body: { name: "terms.txt", content: "VGVybXM=" } })),
    // The seed has no file for its record.
    attachment: asks((id) => ({ params: { id: id.testCase, attachmentId: id.attachment } }), 404),
    deleteAttachment: asks((id) => ({ params: { id: id.testCase, attachmentId: id.attachment } })),
    fields: inProject,
    createField: asks((id) => ({ params: { id: id.project }, body: { name: "Browser", type: "text" } })),
    changeField: asks((id) => ({ params: { id: id.project, fieldId: id.caseField }, body: { name: "Device" } })),
    deleteField: asks((id) => ({ params: { id: id.project, fieldId: id.caseField } })),
    ofTest: test,
  },
  testCycles: {
    list: project,
    create: asks((id) => ({ body: { projectId: id.project, name: "Round", testCaseIds: [id.testCase] } })),
    createSeveral: asks((id) => ({
      body: { projectId: id.project, name: "Round", testCaseIds: [id.testCase], configurations: ["A", "B"] },
    })),
    get: cycle,
    executions: cycle,
    change: asks((id) => ({ params: { id: id.cycle }, body: { name: "Changed", assigneeId: id.user } })),
    changeItem: asks((id) => ({ params: { id: id.cycle, itemId: id.cycleItem }, body: { status: "PASSED" } })),
    export: cycle,
    addScreenshot: asks((id) => ({
      params: { id: id.cycle, itemId: id.cycleItem },
      body: { content: "R0lGODlhAQABAAAAACwAAAAAAQABAAA=" },
    })),
    // The seed has no file for its record.
    screenshot: asks((id) => ({ params: { id: id.cycle, screenshotId: id.screenshot } }), 404),
    deleteScreenshot: asks((id) => ({ params: { id: id.cycle, screenshotId: id.screenshot } })),
    delete: cycle,
  },
  specToTests: { generate: asks((id) => ({ form: { projectId: id.project, testStyle: "bdd" } })) },
  integrations: {
    list: plain(),
    get: plain(provider),
    link: plain({ ...provider, body: { url: "https://127.0.0.1/hook" } }, 400),
    unlink: plain(provider),
    test: plain(provider, 409),
    deliveries: plain(),
    delivery,
    replay: asks(delivery.ask, 409),
  },
  issues: {
    create: asks((id) => ({ params: { id: id.execution }, body: { provider: "jira" } }), 409),
    createForFailure: asks((id) => ({ params: { id: id.failure }, body: { provider: "jira" } }), 409),
    createForItem: asks((id) => ({ params: { id: id.cycle, itemId: id.cycleItem }, body: { provider: "jira" } }), 409),
    list: execution,
  },
  ci: {
    trigger: asks((id) => ({ body: { projectId: id.project, image, ciContext: { repository: "shop/web", prNumber: 7 } } })),
    gate: {
      ...asks((id) => ({ body: { taskId: id.execution } })),
      also: [
        asks((id) => ({ body: { cycleId: id.cycle } })),
        asks((id) => ({ body: { matrixRunId: id.matrixRun } })),
        asks((id) => ({ body: { repository: "shop/web", prNumber: 7, projectId: id.project } }), 404),
      ],
    },
  },
  search: { find: plain({ query: { q: "canary" } }) },
  badges: {
    get: inProject,
    create: inProject,
    remove: inProject,
    show: plain({ params: { file: `${token}.svg` } }, 404),
  },
  savedViews: {
    list: asks((id) => ({ query: { page: "runs", project: id.project } })),
    create: asks((id) => ({ body: { page: "runs", projectId: id.project, name: "Red", filters: { status: "FAILED" } } })),
    settings: asks((id) => ({ body: { page: "runs", projectId: id.project, defaultViewId: id.view } })),
    get: view,
    change: asks((id) => ({ params: { id: id.view }, body: { name: "Changed" } })),
    delete: view,
  },
  weeklySummary: {
    preview: project,
    subscribe: asks((id) => ({ body: { projectId: id.project, subscribed: true } })),
    timeZone: plain({ body: { timeZone: "Europe/Berlin" } }),
    unsubscribe: plain({ body: { token } }),
    oneClick: plain({ params: { token } }),
    oneClickPage: plain({ params: { token } }, 302),
  },
  runLinks: {
    switch: plain({ body: { enabled: true } }),
    list: execution,
    create: asks((id) => ({ params: { id: id.execution }, body: { days: 7 } })),
    revoke: asks((id) => ({ params: { id: id.execution, linkId: id.runLink } })),
    show: plain({ params: { token } }, 404),
    tests: plain({ params: { token } }, 404),
    log: plain({ params: { token } }, 404),
  },
  shards: {
    start: asks((id) => ({ body: { projectId: id.project, key: "build-1", index: 1, files: ["tests/cart.test.ts"] } })),
    next: asks((id) => ({ body: { projectId: id.project, key: "build-1", index: 1 } })),
    renew: asks((id) => ({ body: { projectId: id.project, key: "build-1", index: 1 } })),
    get: asks((id) => ({ query: { projectId: id.project, key: "build-1" } })),
  },
  schedules: {
    list: project,
    create: asks((id) => ({ body: { projectId: id.project, name: "Nightly", cron: "0 3 * * *", timeZone: "UTC", run: { image } } })),
    preview: plain({ query: { cron: "0 3 * * *", timeZone: "UTC" } }),
    get: schedule,
    change: asks((id) => ({ params: { id: id.schedule }, body: { name: "Changed" } })),
    delete: schedule,
    run: schedule,
  },
  triggers: {
    list: inProject,
    create: asks((id) => ({
      params: { id: id.project },
      body: {
        name: "Pushes",
        host: "github",
        repository: "https://github.com/acme/app",
        events: ["push"],
        run: { image, command: "true" },
      },
    })),
    get: trigger,
    change: asks((id) => ({ params: { id: id.project, triggerId: id.trigger }, body: { name: "Changed" } })),
    delete: trigger,
    renewSecret: trigger,
    deliveries: trigger,
    receive: plain({ params: { token }, body: {} }, 404),
  },
  retention: {
    get: inProject,
    change: asks((id) => ({ params: { id: id.project }, body: { logDays: 30, reportDays: 30 } })),
    preview: inProject,
    apply: inProject,
    pin: execution,
    unpin: execution,
  },
  registries: {
    list: plain(),
    // Nothing listens there: the project is checked before the registry is called.
    save: asks((id) => ({ body: { registry: "127.0.0.1:9", projectId: id.project, username: "ci", password: "a token" } }), 400),
    test: asks((id) => ({ params: { id: id.registryCredential } }), 400),
    delete: asks((id) => ({ params: { id: id.registryCredential } })),
  },
  notifications: {
    list: inProject,
    create: asks((id) => ({
      params: { id: id.project },
      body: { channel: "slack", name: "Team", url: "https://hooks.slack.com/services/T0/B0/x", statuses: ["FAILED"] },
    })),
    change: asks((id) => ({ params: { id: id.project, ruleId: id.notificationRule }, body: { name: "Changed", statuses: ["FAILED"] } })),
    delete: asks((id) => ({ params: { id: id.project, ruleId: id.notificationRule } })),
    test: asks((id) => ({ params: { id: id.project, ruleId: id.notificationRule } }), 409),
  },
  audit: { list: plain(), export: plain() },
  ingest: { report: asks((id) => ({ query: { project: id.project, image }, body: { tests: [] } }), 400) },
  billing: { webhook: plain({ body: {} }, 400), stripeWebhook: plain({ body: {} }, 400), events: plain() },
  analysis: {
    get: execution,
    analyze: execution,
    clusters: project,
    occurrences: asks((id) => ({ params: { fingerprint: id.fingerprint }, query: { project: id.project } })),
  },
  failureGroups: {
    list: asks((id) => ({ query: { project: id.project, owner: id.user, fingerprint: id.fingerprint } })),
    change: asks((id) => ({ body: { ids: [id.failure], state: "acknowledged", ownerId: id.user } })),
    owners: project,
    get: failure,
    occurrences: failure,
    ownerRules: inProject,
    setOwnerRules: asks((id) => ({ params: { id: id.project }, body: { rules: "*.ts somebody@example.com" } })),
  },
  // Workers belong to the installation and serve every organization, so their ids are covered by the fuzz test.
  workers: {
    list: plain(),
    get: worker,
    change: asks((id) => ({ params: { id: id.worker }, body: { state: "paused" } })),
    // It carries out a run.
    remove: asks(worker.ask, 409),
    changeSettings: plain({ body: { ownOnly: false } }),
    listTokens: plain(),
    createToken: plain({ body: { name: "machines" } }),
    revokeToken: asks((id) => ({ params: { id: id.workerToken } })),
  },
  dispatch: {
    claim: { ...plain({ body: { workerId: "w", name: "w", engine: "fake", waitMs: 0, protocolVersion: 2 } }), fixed: ["waitMs"] },
    adopt: asks((id) => ({ body: { taskId: id.execution, attempt: 1, workerId: "w" } })),
    heartbeat: asks((id) => ({ body: { workerId: "w", runs: [{ taskId: id.execution, attempt: 1 }] } })),
    abandoned: asks((id) => ({ body: { attempts: [{ taskId: id.execution, attempt: 1 }], workers: ["w"] } })),
    logs: asks((id) => ({ body: { taskId: id.execution, attempt: 1, chunks: [] } })),
    usage: asks((id) => ({ body: { taskId: id.execution, attempt: 1, series: {} } })),
    source: asks((id) => ({ body: { taskId: id.execution, attempt: 1, commit: "a".repeat(40) } })),
    report: asks((id) => ({ query: { taskId: id.execution, attempt: "1" } })),
    update: asks((id) => ({ body: { taskId: id.execution, status: "RUNNING" } })),
    caches: asks((id) => ({ body: { workerId: id.worker } })),
  },
  caches: {
    list: inProject,
    clear: inProject,
    clearOne: asks((id) => ({ params: { id: id.project, cacheId: id.cache } })),
  },
};
