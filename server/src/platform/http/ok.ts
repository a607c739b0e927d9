/** The body of a successful response with data. */
export const ok = <T>(data: T) => ({ success: true as const, data });
