/** The value returned for a secret variable. */
export const maskedSecret = "********";
export const maxVariables = 100;
/** Of them, those that runs get as files. A Kubernetes secret with all of them must stay below 1 MiB. */
export const maxFiles = 10;
export const maxFileBytes = 65_536;
export const maxValueLength = 32_768;

/** Where a run finds its files, each under the name of its variable. */
export const filesFolder = "/run/gantry/secrets";

/** Shorter secrets would mask half the log. */
export const minSecretLength = 4;

export const maxQuietWindows = 20;
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Which runs of a project run at the same time: any number, one for each environment, or one. */
export const concurrencies = ["unlimited", "environment", "project"] as const;
