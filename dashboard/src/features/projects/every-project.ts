/** The value in the address for "every project of the organization". */
export const everyProject = "all";
