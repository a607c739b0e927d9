/** The value returned for a secret variable. */
export const maskedSecret = "********";
export const maxVariables = 100;

/** Shorter secrets would mask half the log. */
export const minSecretLength = 4;

export const maxQuietWindows = 20;
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Which runs of a project are carried out at the same time: any number, one for each environment, or one. */
export const concurrencies = ["unlimited", "environment", "project"] as const;
