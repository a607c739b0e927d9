import { z } from "zod";

/** The value of each axis of a matrix, in the order of the axes. */
export const Combination = z.array(z.object({ axis: z.string(), value: z.string() }));
export type Combination = z.infer<typeof Combination>;
