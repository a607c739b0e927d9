import { allure } from "./allure/format.ts";
import { ctrf } from "./ctrf/format.ts";
import { cucumberJson } from "./cucumber-json/format.ts";
import type { ReportFormat } from "./format.ts";
import { goJson } from "./go-json/format.ts";
import { jestJson } from "./jest-json/format.ts";
import { junit } from "./junit/format.ts";
import { k6 } from "./k6/format.ts";
import { mochawesome } from "./mochawesome/format.ts";
import { nunit } from "./nunit/format.ts";
import { playwrightJson } from "./playwright-json/format.ts";
import { robot } from "./robot/format.ts";
import { tap } from "./tap/format.ts";
import { testng } from "./testng/format.ts";
import { trx } from "./trx/format.ts";
import { xunit } from "./xunit/format.ts";

/** The file formats, the most detailed one first. If several describe the same run, the first one counts. */
export const reportFormats: readonly ReportFormat[] = [
  playwrightJson,
  allure,
  ctrf,
  cucumberJson,
  mochawesome,
  robot,
  testng,
  trx,
  nunit,
  xunit,
  jestJson,
  goJson,
  junit,
  tap,
  k6,
];
