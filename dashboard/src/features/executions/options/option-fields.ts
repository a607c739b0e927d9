import { ImageReference, ReportFolder, RequestedFolder } from "@gantry/contract/executions/schemas.ts";
import { z } from "zod";
import { WorkerLabelsText } from "./worker-labels-text.ts";

/** `NaN` if the text is no whole number. */
export const wholeNumber = (text: string): number => (/^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

export const isEmpty = (text: string): boolean => text.trim() === "";

/** A whole number, or nothing. */
export const optionalNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => isEmpty(text) || (wholeNumber(text) >= least && wholeNumber(text) <= most),
      `A whole number from ${least} to ${most}, or empty.`,
    );

/** A text that must not be empty. @param message what to say if it is */
export const requiredText = (message: string) => z.string().trim().min(1, message);

export const imageField = requiredText("Enter the image that contains your suite.").refine(
  (image) => image === "" || ImageReference.safeParse(image).success,
  "Enter an image reference such as registry.example.com/team/suite:1.4.",
);

export const folderField = z
  .string()
  .trim()
  .max(500, "At most 500 characters.")
  .refine(
    (folder) => folder.length > 500 || RequestedFolder.safeParse(folder).success,
    "A folder of the test project, such as tests/checkout, without .. parts.",
  );

/** Fields that the form of a new run shares with those of schedules and triggers, as they are typed. Empty: the project's, or none. */
export const optionFields = {
  baseUrl: z
    .string()
    .trim()
    .refine((url) => url === "" || /^https?:\/\/\S+$/i.test(url), "Enter an http or https address, or leave it empty."),
  groupName: z.string().trim().max(100, "At most 100 characters."),
  reportFolder: z
    .string()
    .trim()
    .refine((folder) => folder === "" || ReportFolder.safeParse(folder).success, "A path relative to /app, without .. parts."),
  priority: optionalNumber(-10, 10),
  retries: optionalNumber(0, 5),
  workerLabels: WorkerLabelsText,
  concurrencyGroup: z.string().trim().max(100, "At most 100 characters."),
};
