import type { settingsNavigation } from "./navigation.ts";

type SettingsPath = (typeof settingsNavigation)[number]["to"];

/** A setting that the palette finds by its name and by other words that people use for it. */
export interface Setting {
  /** As its heading or label on the page. */
  label: string;
  page: SettingsPath;
  /** Whether it is on the page of a project. */
  ofProject?: true;
  /** Other words for it, the most common one first. */
  words: string;
}

const projects = { page: "/settings/projects", ofProject: true } as const;

const settings: readonly Setting[] = [
  { label: "You", page: "/settings/profile", words: "my name email account profile" },
  { label: "API Access", page: "/settings/profile", words: "api keys token secret credentials" },
  { label: "Password", page: "/settings/profile", words: "change login sign in" },
  { label: "Sessions", page: "/settings/profile", words: "devices sign out everywhere log out" },
  { label: "Runs", ...projects, words: "project defaults settings image folder environment url" },
  { label: "Image", ...projects, words: "docker container default" },
  { label: "Report folder", ...projects, words: "results artifacts path" },
  { label: "Worker labels", ...projects, words: "tags gpu runner agent" },
  { label: "Concurrency groups", ...projects, words: "concurrency parallel limit queue" },
  { label: "Maximum concurrent runs", ...projects, words: "concurrency parallel maximum queue" },
  { label: "Priority", ...projects, words: "order first urgent queue" },
  { label: "Quiet hours", ...projects, words: "night weekend maintenance window freeze time zone" },
  { label: "Time limit", ...projects, words: "timeout maximum duration minutes" },
  { label: "Retries after a lost worker", ...projects, words: "retry attempts" },
  { label: "CPUs", ...projects, words: "cores resources limit" },
  { label: "Memory", ...projects, words: "ram mb resources limit" },
  { label: "Results with the same name", ...projects, words: "repeated tests retries duplicates" },
  { label: "Auto-Quarantine", ...projects, words: "flaky automatic" },
  { label: "Quarantine guard", ...projects, words: "flaky protection" },
  { label: "Variables", ...projects, words: "environment env secrets credentials" },
  { label: "Schedules", ...projects, words: "cron nightly timer periodic time zone" },
  { label: "Triggers", ...projects, words: "webhook push pull request git github gitlab gitea automatic" },
  { label: "Chat", ...projects, words: "slack teams discord rules notifications alerts" },
  { label: "Owners of failures", ...projects, words: "codeowners assign" },
  { label: "Custom fields of test cases", ...projects, words: "attributes" },
  { label: "Status badge", ...projects, words: "readme svg shield" },
  { label: "Retention", ...projects, words: "keep delete old logs output reports storage days cleanup" },
  { label: "Delete the project", ...projects, words: "remove" },
  { label: "Name", page: "/settings/organization", words: "rename organization" },
  { label: "AI analysis", page: "/settings/organization", words: "explain failures llm" },
  { label: "Spec to tests", page: "/settings/organization", words: "ai generate cases specification" },
  { label: "AI", page: "/settings/organization", words: "model provider openai anthropic llm" },
  { label: "Public links of runs", page: "/settings/organization", words: "sharing share" },
  { label: "People", page: "/settings/members", words: "users invite invitation roles team" },
  { label: "Source hosts", page: "/settings/integrations", words: "github gitlab azure bitbucket commit status pull request" },
  { label: "Issue trackers", page: "/settings/integrations", words: "jira linear monday tickets" },
  { label: "Webhook", page: "/settings/integrations", words: "events http callback signing secret" },
  { label: "Image registries", page: "/settings/integrations", words: "docker pull credentials ecr ghcr private" },
  { label: "Email", page: "/settings/notifications", words: "email mail alerts usage billing" },
  { label: "Weekly summary", page: "/settings/notifications", words: "email mail report digest" },
  { label: "Time zone of the organization", page: "/settings/notifications", words: "timezone clock utc weekly summary" },
  { label: "Worker tokens", page: "/settings/workers", words: "runner agent register connect add" },
  { label: "Usage", page: "/settings/plan", words: "quota storage limit minutes" },
  { label: "Plans", page: "/settings/plan", words: "billing upgrade price subscription" },
];

const shown = 6;
/** A name counts more than what the server finds in runs and tests (0.8), another word for it less. */
const [sameName, startOfName, inName, otherWord] = [0.97, 0.95, 0.9, 0.78];

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const haveStarts = (words: readonly string[], starts: readonly string[]) =>
  starts.every((start) => words.some((word) => word.startsWith(start)));

/** The settings of which every typed word begins a word, best first, with their scores in the palette. */
export function findSettings(typed: string): (Setting & { score: number })[] {
  const starts = wordsOf(typed);
  if (starts.length === 0) return [];
  const scoreOf = ({ label, words }: Setting) => {
    const name = wordsOf(label);
    if (name.join(" ") === starts.join(" ")) return sameName;
    if ([name, wordsOf(words)].some((each) => each.join(" ").startsWith(starts.join(" ")))) return startOfName;
    if (haveStarts(name, starts)) return inName;
    return haveStarts([...name, ...wordsOf(words)], starts) ? otherWord : 0;
  };
  return settings
    .map((setting) => ({ ...setting, score: scoreOf(setting) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, shown);
}
