/** Whether one path is the end of the other. */
export const isSameFile = (one: string, other: string): boolean => `/${one}`.endsWith(`/${other}`) || `/${other}`.endsWith(`/${one}`);
