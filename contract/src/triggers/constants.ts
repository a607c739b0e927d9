/** Forgejo sends what Gitea sends. */
export const gitHosts = ["github", "gitlab", "gitea"] as const;
export type GitHost = (typeof gitHosts)[number];

export const triggerEvents = ["push", "pull_request"] as const;
export type TriggerEvent = (typeof triggerEvents)[number];

/** `ignore`: pull requests of forks start nothing. `run`: they start runs, which get the project's variables, secrets included. */
export const forkRules = ["ignore", "run"] as const;
export type ForkRule = (typeof forkRules)[number];

/** `started` a run, `ignored` by the trigger's rules, or a run that was `refused`, for example by a limit of the plan. */
export const deliveryOutcomes = ["started", "ignored", "refused"] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

export const maxTriggers = 50;
/** Of one list, such as the included branches. */
export const maxPatterns = 20;
export const maxPatternLength = 200;
/** How many deliveries of a trigger are listed. */
export const listedDeliveries = 50;
/** The largest payload that GitHub sends. */
export const maxPayloadBytes = 25 * 1024 * 1024;
