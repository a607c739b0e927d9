import { WeeklySummary } from "@gantry/contract/weekly-summary/schemas.ts";
import { z } from "zod";
import { type Block, button, facts, paragraph, sentence, userText, userTextInSubject } from "../content.ts";
import { day, whole } from "../format.ts";
import { Link, Text, mailType } from "../mail-type.ts";

export const weeklySummary = mailType({
  data: z.object({
    organizationName: Text,
    /** `null`: all projects. */
    projectName: Text.nullable(),
    summary: WeeklySummary,
    link: Link,
    unsubscribeLink: Link,
    /** Missing in mails that an earlier version queued. */
    oneClickLink: Link.optional(),
  }),
  secretLink: false,
  usefulForMs: 3 * 86_400_000,
  compose: ({ organizationName, projectName, summary, link, unsubscribeLink, oneClickLink }) => {
    const { week, previous, from, to } = summary;
    const about = projectName ?? organizationName;
    return {
      subject: `${userTextInSubject(about)}: week of ${day(from)}`,
      preview: `${whole(week.runs)} runs, pass rate ${percent(week.passRate)}.`,
      heading: "Weekly summary",
      blocks: [
        paragraph`The runs of ${about} from ${day(from)} to ${day(to)}. In parentheses: the week before.`,
        facts(
          ["Runs", beside(whole(week.runs), whole(previous.runs))],
          ["Pass rate", beside(percent(week.passRate), percent(previous.passRate))],
          ["Flaky tests", beside(percent(week.flakyRate), percent(previous.flakyRate))],
          ["New failures", beside(whole(week.newFailures), whole(previous.newFailures))],
          ["Median duration", beside(seconds(week.p50DurationMs), seconds(previous.p50DurationMs))],
        ),
        ...named("Most failing", summary.mostFailing, ({ failures, runs }) => `${whole(failures)} of ${whole(runs)} runs`),
        ...named("Newly flaky", summary.newlyFlaky, ({ flakyRuns, runs }) => `${whole(flakyRuns)} of ${whole(runs)} runs`),
        ...named("Slowest", summary.slowest, ({ averageDurationMs }) => seconds(averageDurationMs)),
        button("Open the insights", link),
        button("Stop these emails", unsubscribeLink),
      ],
      reason: "You received this email because you subscribed to the weekly summary.",
      ...(oneClickLink ? { unsubscribe: oneClickLink } : {}),
    };
  },
});

type Ranked = z.output<typeof WeeklySummary>["slowest"][number];

const percent = (rate: number | null): string => (rate === null ? "–" : `${(rate * 100).toFixed(1).replace(/\.0$/, "")} %`);
const seconds = (ms: number | null): string =>
  ms === null ? "–" : ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
const beside = (now: string, before: string): string => `${now} (${before})`;

function named(title: string, tests: readonly Ranked[], value: (test: Ranked) => string): Block[] {
  if (tests.length === 0) return [];
  return [{ kind: "text", parts: sentence`${title}` }, facts(...tests.map((test) => [shortName(test), value(test)] as const))];
}

const shortName = ({ name }: Ranked): string => userText([...name].length > 60 ? `${[...name].slice(0, 59).join("")}…` : name);
