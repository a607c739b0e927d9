import { allure } from "./allure/format.ts";
import { ctrf } from "./ctrf/format.ts";
import { cucumberJson } from "./cucumber-json/format.ts";
import type { ReportFormat } from "./format.ts";
import { junit } from "./junit/format.ts";
import { mochawesome } from "./mochawesome/format.ts";
import { playwrightJson } from "./playwright-json/format.ts";
import { tap } from "./tap/format.ts";

/** The formats that are files, the one that tells most first: when several describe one run, the first counts. */
export const reportFormats: readonly ReportFormat[] = [playwrightJson, allure, ctrf, cucumberJson, mochawesome, junit, tap];
