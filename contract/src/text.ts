import { z } from "zod";

const wholeCharacters = /^\P{Cs}*$/u;
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;
const notOneLine = "must not contain control characters or line breaks";
const halfCharacter = "must be valid Unicode text: it contains half of a surrogate pair";

/** Printable text of one line: no control character reaches a command line, a header or a log; no half of a character a database. */
export const Line = (max: number) => z.string().trim().max(max).regex(oneLine, notOneLine).regex(wholeCharacters, halfCharacter);

/**
 * Embeddings, overrides and isolates: with them a text reads differently than it is. Single marks such as U+200F are part of names in
 * Arabic and Hebrew.
 */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;
const noTurns = /^[^\u202A-\u202E\u2066-\u2069]*$/;
const turned = "must not contain invisible characters that turn the direction of writing (U+202A to U+202E, U+2066 to U+2069)";

/** Rejects what makes a text read differently than it is, for texts with a form of their own such as addresses. */
export const readsAsItIs = (schema: z.ZodString) => schema.regex(noTurns, turned);

/** One line that people recognize a thing by, such as a name, a path or a label: it reads as it is. */
export const Name = (max: number) => readsAsItIs(Line(max));

/** The first line of a text, cut to `max` characters: no one's pipeline fails because of a long commit message. */
export const FirstLine = (max: number) =>
  z
    .string()
    .max(100_000)
    .transform((text) => {
      const [line = ""] = text.trim().split(/[\r\n\u2028\u2029]/u, 1);
      const half = /[\uD800-\uDBFF]$/;
      return line
        .replaceAll(/\p{Cc}+/gu, " ")
        .replaceAll(turns, "")
        .trim()
        .slice(0, max)
        .replace(half, "");
    })
    .pipe(Line(max));

/** Text of a field that people fill in, without control characters. */
export const Printable = (max: number) => z.string().trim().max(max).regex(oneLine, notOneLine);

/** The name of a person, project or organization. It must contain a visible character. */
export const DisplayName = (min: number, max: number) =>
  Printable(max)
    .min(min)
    .regex(/[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u, "must contain a visible character")
    .regex(noTurns, turned);

/** Text of many lines: tabs and line breaks, and no other control character. */
export const Text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^(?:[^\p{Cc}]|[\t\n\r])*$/u, "must not contain control characters")
    .regex(wholeCharacters, halfCharacter);

/** A file of at most so many bytes, in base64. */
export const Base64 = (maxBytes: number) =>
  z
    .string()
    .min(1)
    .max(Math.ceil(maxBytes / 3) * 4)
    // A pattern for the whole text would backtrack over megabytes, which exceeds the stack.
    .refine((text) => !/[^A-Za-z0-9+/=]|=[^=]|===/.test(text), "must be in base64");

/** For a terminal or a sentence: what is not visible, or changes the direction of writing, is a question mark. */
export const withoutControls = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, "?");

/** What people or other programs wrote, as one line: control characters, format characters and blanks are single spaces. */
export const inOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();

/** A comma list in a query: `status=PASSED,FAILED`. */
export const commaList = <T extends z.ZodType>(item: T) =>
  z
    .string()
    .max(1000)
    .transform((text): unknown =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));

/** For `z.preprocess`: an empty text counts as missing. */
export const blankAsMissing = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
