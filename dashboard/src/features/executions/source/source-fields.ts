import { GitRef, RepositoryOfHost, type Source, SourcePath, VariableName } from "@gantry/contract/executions/schemas.ts";
import { z } from "zod";
import { problemsOf } from "../../../forms/problems-of.ts";

const textOf = (schema: z.ZodType, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === "" || schema.safeParse(text).success, message);

/** Typed as the repository: the image has the suite, although the project has a repository. */
export const noRepository = "none";

const enterRepository = "Enter an https address without a password, such as https://github.com/acme/app.";

/** The repository of a trigger, which must have one. */
export const repositoryField = textOf(RepositoryOfHost, enterRepository).refine((text) => text !== "", enterRepository);

/** A run's Git repository, as it is typed. */
export const sourceFields = {
  repository: textOf(RepositoryOfHost.or(z.literal(noRepository)), enterRepository),
  ref: textOf(GitRef, "Enter a branch, a tag or the full hash of a commit."),
  path: textOf(SourcePath, "Enter a folder of the repository, such as e2e/web."),
  tokenVariable: textOf(VariableName, "Letters, digits and _ only, not starting with a digit."),
};

/** Said where a repository needs a command. */
export const missingCommand = "Enter a command. It runs in the folder of the repository.";

/** Whether the suite is in a Git repository that is named here. */
export const hasRepository = ({ repository }: Pick<SourceText, "repository">): boolean => !["", noRepository].includes(repository.trim());

/** A hint below an http address, which the server accepts and a worker may reject. */
export const httpHint = "Workers fetch an http address only if the operator allows its host with SOURCE_ALLOW. No token is sent to it.";

export const isHttp = (repository: string): boolean => /^http:/i.test(repository.trim());

/** What is wrong with a token for an http address: no worker sends it there. */
export const givenToken = ({ repository, tokenVariable }: Pick<SourceText, "repository" | "tokenVariable">): { tokenVariable?: string } =>
  isHttp(repository) && tokenVariable.trim() !== "" ? { tokenVariable: "A token is sent to an https address only." } : {};

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

/** The fields without their rules: those of a repository that is not named do not count. */
export const sourceTexts = {
  repository: z.string().trim(),
  ref: z.string().trim(),
  path: z.string().trim(),
  tokenVariable: z.string().trim(),
};

const { repository, ...ofRepository } = { ...sourceFields, command: z.string().trim().min(1, missingCommand) };

/** What is wrong with the fields of a repository and, if there is one, with the command that it needs. */
export const sourceProblems = (form: SourceText & { command: string }): Partial<Record<keyof SourceText | "command", string>> =>
  hasRepository(form) ? { ...givenToken(form), ...problemsOf({ repository, ...ofRepository }, form) } : problemsOf({ repository }, form);
