import type { ReportFormatName } from "@gantry/contract/results/schemas.ts";
import { writeAllure, writeCtrf, writeCucumber, writeGo, writeJest, writeK6, writeMochawesome, writePlaywright } from "./json-reports.ts";
import type { ReportTree, Written } from "./report-tree.ts";
import { writeTap } from "./tap-report.ts";
import { writeJunit, writeNunit, writeRobot, writeTestng, writeTrx, writeXunit } from "./xml-reports.ts";

/** A writer for every format that is read from files. */
const reportWriters: Readonly<Record<Exclude<ReportFormatName, "console">, (tree: ReportTree, index: number) => Written>> = {
  junit: writeJunit,
  ctrf: writeCtrf,
  "playwright-json": writePlaywright,
  allure: writeAllure,
  mochawesome: writeMochawesome,
  "cucumber-json": writeCucumber,
  robot: writeRobot,
  testng: writeTestng,
  trx: writeTrx,
  nunit: writeNunit,
  xunit: writeXunit,
  "jest-json": writeJest,
  "go-json": writeGo,
  tap: writeTap,
  k6: writeK6,
};

export const writtenFormats = Object.keys(reportWriters) as (keyof typeof reportWriters)[];

/** Several trees of one format: each in separate files. The names of Allure's files have a meaning; others are found under any name. */
export function writeReports(format: keyof typeof reportWriters, trees: readonly ReportTree[]): Written {
  const written = trees.map(reportWriters[format]);
  const files = Object.fromEntries(
    written.flatMap((each, index) =>
      Object.entries(each.files).map(([path, text]) => [`${index}/${path}${index > 0 && format !== "allure" ? ".1" : ""}`, text]),
    ),
  );
  return {
    files,
    failures: written.reduce((sum, { failures }) => sum + failures, 0),
    listed: written.reduce((sum, { listed }) => sum + listed, 0),
    outside: written.reduce((sum, { outside }) => sum + outside, 0),
  };
}
