import { z } from "zod";
import { Line } from "../text.ts";
import { modelProviders } from "./constants.ts";

export const ModelProvider = z.enum(modelProviders);
export type ModelProvider = z.infer<typeof ModelProvider>;

/** A configured model. The key is stored separately and never shown. */
export const ModelSettings = z.object({
  provider: ModelProvider,
  /** The provider's name for it: `gpt-5-mini`, `claude-sonnet-4-5`, `llama3.1:8b`. */
  model: Line(200).min(1).optional(),
  /** Up to and including the version: `https://models.example.com/v1`. */
  baseUrl: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .max(2000)
    .regex(/^[^\s\p{Cc}]*$/u, "must not contain spaces or control characters")
    .optional(),
});
export type ModelSettings = z.infer<typeof ModelSettings>;
