import type { LogLine } from "../../../material/material.ts";
import { isSummary } from "./range-of-tests.ts";

/** Runners state their failures and their end in their own form. `attempt 2 failed` and `port 5432 failed` are no counts. */
const ofRunner =
  /(?<![a-z] )\b\d+ (?:passing|passed|failing|failed)\b|\b\d+ (?:examples?|tests?|runs|specs?|scenarios?|assertions?)\b|^Test Summary Report$|^Ran all test suites|^Test duration: |^│ +(?:iterations|requests)\b|^ERROR: .* while loading|^\s*\d+ problems? \(|^\[(?:ERROR|WARNING|INFO)\] +Tests run: \d|\^-+ SC\d{4} \(|^\S.{0,200}: Assertion .{1,500} failed\.$/i;
/** JUnit 4, testthat, DejaGnu, CUnit, Nim, EUnit, tcltest, HUnit, lit */
const ofOtherRunner =
  /^Tests run: \d+, {1,4}Failures: \d|^\[ FAIL \d+ \| WARN \d+ \| |^══ (?:Failed|DONE)\b|^# of (?:expected|unexpected) \w+\s+\d|^Run Summary: {1,8}Type |^\[Suite\] \S|^={10,} EUnit ={10,}$|^={4} \S.{0,200} FAILED$|^Cases: \d+ {1,4}Tried: \d|^-- Testing: \d+ tests?, /;
/** Whether the output of a runner is among the lines: a runner says itself what failed. */
export const hasRunner = (lines: readonly LogLine[]) =>
  lines.some(({ text }) => isSummary(text) || ofRunner.test(text) || ofOtherRunner.test(text));
