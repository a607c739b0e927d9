import { maxPageSize } from "@gantry/contract/pagination/constants.ts";

/** The query for the first page of projects. */
export const firstProjects = { limit: maxPageSize } as const;
