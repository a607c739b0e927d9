/** Characters that a search needs, and the most that it takes. */
export const shortestSearch = 2;
export const maxSearchLength = 200;
