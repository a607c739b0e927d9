import { GitRef, RepositoryUrl, type Source, SourcePath, VariableName } from "@gantry/contract/executions/schemas.ts";
import { z } from "zod";

const textOf = (schema: z.ZodType, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === "" || schema.safeParse(text).success, message);

/** A run's Git repository, as it is typed. */
export const sourceFields = {
  repository: textOf(RepositoryUrl, "Enter an https address without a password, such as https://github.com/acme/app."),
  ref: textOf(GitRef, "Enter a branch, a tag or the full hash of a commit."),
  path: textOf(SourcePath, "Enter a folder of the repository, such as e2e/web."),
  tokenVariable: textOf(VariableName, "Letters, digits and _ only, not starting with a digit."),
};

export type SourceText = Record<keyof typeof sourceFields, string>;

/** What the fields show of a stored source. */
export function textOfSource(source: Source | null | undefined): SourceText {
  const { repository = "", ref = "", path = "", tokenVariable = "" } = source ?? {};
  return { repository, ref, path, tokenVariable };
}

/** `undefined` without a repository. */
export function sourceIn({ repository, ref, path, tokenVariable }: SourceText): Source | undefined {
  if (repository === "") return undefined;
  return { repository, ...(ref ? { ref } : {}), ...(path ? { path } : {}), ...(tokenVariable ? { tokenVariable } : {}) };
}
