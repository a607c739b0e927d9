/** The limit for an organization, including its projects. */
export const maxRegistryCredentials = 50;
