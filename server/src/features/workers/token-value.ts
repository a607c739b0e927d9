import { newToken } from "../../platform/crypto/random-token.ts";

const prefix = "gantryworker_";
const shape = new RegExp(`^${prefix}[\\w-]{43}$`);

/** A new token: a prefix by which secret scanners recognize it, and 256 random bits. */
export const newWorkerToken = (): string => prefix + newToken();

/** Whether a text has the form of a token; saves the look-up for another secret. */
export const isWorkerToken = (value: string): boolean => shape.test(value);
