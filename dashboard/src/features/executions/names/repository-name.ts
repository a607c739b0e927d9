/** The short name of a Git repository: `https://github.com/acme/app.git` → `acme/app`. */
export const repositoryName = (address: string): string => address.replace(/^https?:\/\/[^/]+\//, "").replace(/(?:\.git)?\/?$/, "");
