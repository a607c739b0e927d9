import { GitRef, RepositoryUrl, type Source, SourcePath, VariableName } from "@gantry/contract/executions/schemas.ts";
import { z } from "zod";

const textOf = (schema: z.ZodType, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === "" || schema.safeParse(text).success, message);

/** Typed as the repository: the image has the suite, although the project has a repository. */
export const noRepository = "none";

/** A run's Git repository, as it is typed. */
export const sourceFields = {
  repository: textOf(
    RepositoryUrl.or(z.literal(noRepository)),
    "Enter an https address without a password, such as https://github.com/acme/app.",
  ),
  ref: textOf(GitRef, "Enter a branch, a tag or the full hash of a commit."),
  path: textOf(SourcePath, "Enter a folder of the repository, such as e2e/web."),
  tokenVariable: textOf(VariableName, "Letters, digits and _ only, not starting with a digit."),
};

export type SourceText = Record<keyof typeof sourceFields, string>;

/** What the fields show of a stored source. `null` is shown as none, `undefined` as nothing. */
export function textOfSource(source: Source | null | undefined): SourceText {
  const { repository = source === null ? noRepository : "", ref = "", path = "", tokenVariable = "" } = source ?? {};
  return { repository, ref, path, tokenVariable };
}

/** `undefined` without a repository, `null` for {@link noRepository}. */
export function sourceIn({ repository, ref, path, tokenVariable }: SourceText): Source | null | undefined {
  if (repository === "" || repository === noRepository) return repository === "" ? undefined : null;
  return { repository, ...(ref ? { ref } : {}), ...(path ? { path } : {}), ...(tokenVariable ? { tokenVariable } : {}) };
}
