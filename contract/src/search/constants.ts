/** Characters that a search needs, and the most that it takes. */
export const shortestSearch = 2;
export const longestSearch = 200;
