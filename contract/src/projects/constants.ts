/** The value returned for a secret variable. */
export const maskedSecret = "********";
export const maxVariables = 100;

/** Shorter secrets would mask half the log. */
export const minSecretLength = 4;
