/** What the origin of reports answers at `/`, so that it can be told from other services. */
export const reportsGreeting = "Gantry serves reports here";
