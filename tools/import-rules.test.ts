import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "gantry-rules-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function plant(files: Record<string, string>, judge = importRules): string {
  writeFileSync(
    join(folder, "tsconfig.json"),
    '{ "compilerOptions": { "module": "NodeNext", "allowImportingTsExtensions": true, "noEmit": true } }',
  );
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return judge(Object.keys(files));
}

function importRules(paths: string[]): string {
  const args = [
    "--config",
    join(root, ".dependency-cruiser.cjs"),
    "--output-type",
    "err",
    ...new Set(paths.map((path) => `${path.split("/")[0]}/src`)),
  ];
  return spawnSync(join(root, "node_modules/.bin/depcruise"), args, { cwd: folder, encoding: "utf8" }).stdout;
}

// The rules use paths relative to their own file.
function lint(paths: string[]): string {
  copyFileSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  return spawnSync(join(root, "node_modules/.bin/oxlint"), paths, { cwd: folder, encoding: "utf8" }).stdout;
}

// With a TypeScript version that dependency-cruiser cannot read it would check nothing and pass.
test("the import rules find violations in TypeScript files", () => {
  const output = plant({
    "contract/src/noun.ts": 'import { readFileSync } from "node:fs";\nexport const text = readFileSync("x");\n',
    "server/src/platform/caller.ts": 'import { action } from "../features/users/change-role.ts";\nexport const caller = action;\n',
    "server/src/features/users/store.ts": "export const rows = 1;\n",
    "server/src/features/users/change-role.ts": 'import { rows } from "./store.ts";\nexport const action = rows;\n',
    "server/src/features/projects/peek.ts":
      'import type {} from "node:fs";\nimport { rows } from "../users/store.ts";\nexport const peek = rows;\n',
    "server/src/features/runs/request-execution.ts": 'import type {} from "../users/change-role.ts";\nexport type Run = string;\n',
    "server/src/features/executions/suite-of.ts":
      'import type { Run } from "../runs/request-execution.ts";\nexport const suiteOf = (run: Run): Run => run;\n',
    "server/src/features/unlisted/action.ts": 'import { run } from "./run.ts";\nexport const action = run;\n',
    "server/src/features/unlisted/run.ts": "export const run = 1;\n",
    "server/src/features/users/call-out.ts": 'import https from "node:https";\nexport const call = https.get;\n',
    "server/src/platform/outbound/send.ts":
      'import type {} from "node:dns";\nimport http from "node:http";\nexport const send = http.get;\n',
    "worker/src/main.ts": 'import { peek } from "../../server/src/features/projects/peek.ts";\nexport const main = peek;\n',
    "server/src/features/users/start-worker.ts": 'import { main } from "../../../../worker/src/main.ts";\nexport const worker = main;\n',
    "reports/src/collect.ts": 'import { main } from "../../worker/src/main.ts";\nexport const collect = main;\n',
    "contract/src/users/routes.ts": 'import "./constants.ts";\nexport const users = {};\n',
    "contract/src/users/constants.ts": 'import { User } from "./schemas.ts";\nexport const statuses = User;\n',
    "contract/src/users/schemas.ts": 'import type {} from "../teams/constants.ts";\nexport const User = {};\n',
    "contract/src/teams/constants.ts": "export const most = 1;\n",
    "contract/src/teams/schemas.ts": 'import type {} from "../users/constants.ts";\nexport const Team = {};\n',
    "dashboard/src/page.ts": 'import { users } from "../../contract/src/users/routes.ts";\nexport const page = users;\n',
    "dashboard/src/other-page.ts": 'import type { users } from "../../contract/src/users/routes.ts";\nexport type Page = typeof users;\n',
    "dashboard/src/features/executions/run-lists/lists.ts": 'import type { Form } from "../new-run/form.ts";\nexport type List = Form;\n',
    "dashboard/src/features/executions/new-run/form.ts":
      'import { other } from "../elsewhere/other.ts";\nexport type Form = string;\nexport const form = (): unknown => other;\n',
    "dashboard/src/features/tests/queries.ts": 'import type { Page } from "../run-page/RunPage.ts";\nexport type Query = Page;\n',
    "dashboard/src/features/run-page/RunPage.ts":
      'import { news } from "../news/news.ts";\nexport type Page = string;\nexport const page = news;\n',
    "dashboard/src/features/news/news.ts": 'import { one } from "./one.ts";\nexport const news = one;\n',
    "dashboard/src/features/news/one.ts": 'import { sun } from "../weather/sun.ts";\nexport const one = sun;\n',
    "dashboard/src/features/tests/names.ts": "export type Name = string;\n",
    "dashboard/src/features/weather/sun.ts": 'import type {} from "../tests/names.ts";\nexport const sun = 1;\n',
    "dashboard/src/ui/Button.ts": 'import { format } from "./text/format.ts";\nexport const button = format;\n',
    "dashboard/src/ui/text/format.ts": 'import { cn } from "../cn.ts";\nexport const format = cn;\n',
    "dashboard/src/ui/cn.ts": "export const cn = 1;\n",
    "dashboard/src/features/executions/elsewhere/other.ts": 'import { runs } from "../any-run.ts";\nexport const other = runs;\n',
    "dashboard/src/features/executions/any-run.ts": "export const runs = 1;\n",
    "cli/src/a.ts": 'import { b } from "./b.ts";\nexport const a = (): unknown => b;\n',
    "cli/src/b.ts": 'import { a } from "./a.ts";\nexport const b = (): unknown => a;\n',
  });
  for (const rule of [
    "contract-imports-zod-only",
    "platform-knows-no-feature",
    "features-form-no-cycle",
    "every-feature-is-listed",
    "dashboard-features-form-no-cycle: dashboard/src/features/tests/queries.ts",
    "dashboard-features-form-no-cycle: dashboard/src/features/run-page/RunPage.ts",
    "an-imported-dashboard-feature-is-listed: dashboard/src/features/news/one.ts",
    "inner-folders-form-no-cycle: dashboard/src/features/executions/run-lists/lists.ts",
    "inner-folders-form-no-cycle: dashboard/src/ui/Button.ts",
    "every-inner-folder-is-listed",
    "a-store-is-private-to-its-folder",
    "the-worker-knows-no-server",
    "the-server-knows-no-worker",
    "reports-know-no-program",
    "only-outbound-sends-requests",
    "nouns-of-the-contract-form-no-cycle",
    "pages-load-no-routes",
    "constants-load-no-schemas",
    "no-cycles",
  ]) {
    expect(output).toContain(rule);
  }
  expect(output).not.toMatch(/only-outbound[^\n]*outbound/);
  expect(output).not.toMatch(/features-form-no-cycle: server\/src\/features\/runs/);
  expect(output).not.toMatch(/features\/(weather\/sun|news\/news)\.ts →/);
  expect(output).not.toMatch(/inner-folders-form-no-cycle: dashboard\/src\/ui\/text/);
  expect(output).not.toMatch(/pages-load-no-routes[^\n]*other-page/);
  expect(output).not.toMatch(/a-store-is-private[^\n]*change-role/);
});

test("no code of the server calls fetch directly", () => {
  const file = plant({ "server/src/features/users/fetch-it.ts": 'export const it = () => fetch("https://example.com");\n' }, lint);
  expect(file).toContain("no-restricted-globals");
});
