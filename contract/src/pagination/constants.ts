export const maxPageSize = 100;

export const defaultPageSize = 25;

/** Counting a million rows is slower than reading a page of them, so totals are capped. */
export const totalCap = 1000;
