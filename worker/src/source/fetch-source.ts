import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Attempt, ClaimedSource } from "@gantry/contract/dispatch/schemas.ts";
import { sourceFolder } from "@gantry/contract/source-folder.ts";
import type { SourceFiles } from "../engines/engine.ts";
import { untilAborted } from "../base/until-aborted.ts";
import { Git } from "./git-process.ts";
import { gitEnvironment, formsOfToken } from "./git-environment.ts";
import { checkRepository } from "./check-repository.ts";
import { type Listed, listFiles } from "./list-files.ts";
import { refsToAsk, resolvedIn } from "./resolve-ref.ts";
import type { SourceSettings } from "./source-limits.ts";
import { describeFailure, type GitFailure, isRedirect, sourceUnavailable } from "./source-problem.ts";
import { UntilEnded } from "./until-ended.ts";

/** A fetched repository. Call `remove` when the container has its files. */
export interface FetchedSource {
  files: SourceFiles;
  /** For the run's log. */
  notes: readonly string[];
  remove(): Promise<void>;
}

export interface Fetching {
  source: ClaimedSource;
  attempt: Attempt;
  dataDir: string;
  settings: SourceSettings;
  /** Records what the reference means, and returns the commit to use. */
  agree: (commit: string) => Promise<string>;
}

/** Where repositories are while their runs start. Nothing in it outlives a worker. */
export const sourcesFolder = (dataDir: string): string => join(dataDir, "worker", "sources");

/**
 * Fetches one commit of a repository, without its history. Bounded in time, memory, and the number and size of files.
 * @throws {EngineError} with the reason for the user; the reason of `signal` when it aborts
 */
export async function fetchSource(fetching: Fetching, signal: AbortSignal): Promise<FetchedSource> {
  const { source, attempt, dataDir, settings } = fetching;
  if (source.missingToken !== null)
    throw sourceUnavailable(
      source.repository,
      `cannot be fetched with the token in ${source.missingToken}: the project has no secret variable of this name. Store the token as a secret variable that is not a file`,
    );
  const root = join(sourcesFolder(dataDir), `${attempt.taskId}-${attempt.attempt}`);
  const remove = () => rm(root, { recursive: true, force: true });
  const late = AbortSignal.timeout(settings.timeoutMs);
  try {
    await remove();
    await mkdir(root, { recursive: true, mode: 0o700 });
    return { ...(await new Fetch(fetching, join(root, "git"), signal, AbortSignal.any([signal, late])).run()), remove };
  } catch (error) {
    await remove().catch(() => {});
    signal.throwIfAborted();
    if (late.aborted)
      throw sourceUnavailable(
        source.repository,
        `was not fetched within ${settings.timeoutMs / 1000} seconds. Let the operator raise SOURCE_TIMEOUT_SECONDS, or use an image with the suite`,
        { cause: error },
      );
    throw error;
  }
}

class Fetch {
  readonly #fetching: Fetching;
  readonly #gitDir: string;
  /** Aborts when the run is over. */
  readonly #over: AbortSignal;
  readonly #signal: AbortSignal;

  constructor(fetching: Fetching, gitDir: string, over: AbortSignal, signal: AbortSignal) {
    this.#fetching = fetching;
    this.#gitDir = gitDir;
    this.#over = over;
    this.#signal = signal;
  }

  async run(): Promise<Omit<FetchedSource, "remove">> {
    const { source, settings } = this.#fetching;
    const judged = await untilAborted(checkRepository(source.repository, settings.allow, source.token !== null), this.#signal);
    const environment = gitEnvironment(this.#gitDir, judged, source.token, settings);
    await this.#check(environment, ["init", "--quiet", "--bare", "--template=", this.#gitDir]);
    await mkdir(join(this.#gitDir, "info"), { recursive: true });
    // A repository may leave files out of archives. The suite needs all of them as they are.
    await writeFile(join(this.#gitDir, "info", "attributes"), "* -export-ignore -export-subst\n");
    const commit = await this.#fetch(environment, judged.url.href);
    const listed = await this.#list(environment, commit);
    const made = await this.#check(environment, ["commit-tree", `${commit}^{tree}`, "-m", "source"]);
    return {
      files: {
        folder: source.path === "" ? sourceFolder : `${sourceFolder}/${source.path}`,
        archive: () => this.#archive(environment, made.trim()),
      },
      notes: notesOf(source, commit, listed),
    };
  }

  /** Some hosts know a repository only with `.git` at its end, and redirect from the other address. */
  async #fetch(environment: Record<string, string>, url: string): Promise<string> {
    const first = await this.#tryFetch(environment, url);
    if (typeof first === "string") return first;
    const second =
      isRedirect(first.stderr) && !/\.git\/?$/.test(url) ? await this.#tryFetch(environment, `${url.replace(/\/+$/, "")}.git`) : first;
    if (typeof second === "string") return second;
    throw this.#problem(second);
  }

  /** The commit, which is in the repository's folder then. */
  async #tryFetch(environment: Record<string, string>, url: string): Promise<string | GitFailure> {
    const { source, settings, agree } = this.#fetching;
    let commit = source.commit;
    if (commit === null) {
      const { output, failure } = await this.#git(environment, ["ls-remote", "--", url, ...refsToAsk(source.ref)]).read();
      if (failure) return failure;
      commit = await agree(resolvedIn(output, source));
    }
    const options = ["--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head"];
    const { failure } = await this.#git(environment, ["fetch", ...options, "--", url, commit]).read();
    if (failure === undefined) return commit;
    return { ...failure, isTooLarge: await hasLargePack(this.#gitDir, settings.maxBytes) };
  }

  async #list(environment: Record<string, string>, commit: string): Promise<Listed> {
    const { source, settings } = this.#fetching;
    const git = this.#git(environment, ["ls-tree", "-r", "-z", "-l", "--full-tree", commit]);
    try {
      const listed = await listFiles(git.stdout, { ...source, ...settings, commit });
      const failure = await git.ended;
      if (failure) throw this.#problem(failure);
      return listed;
    } finally {
      git.stop();
    }
  }

  /** A tar of all files. */
  #archive(environment: Record<string, string>, commit: string): Readable {
    const args = ["archive", "--format=tar", `--prefix=${sourceFolder.slice(1)}/`, commit];
    // Pulling the image may take longer than the fetch may.
    const git = this.#git(environment, args, AbortSignal.any([this.#over, AbortSignal.timeout(this.#fetching.settings.timeoutMs)]));
    // Without this, a git that failed looks like the end of the archive.
    const whole = git.stdout.pipe(
      new UntilEnded(async () => {
        const failure = await git.ended;
        if (failure) throw this.#problem(failure);
      }),
    );
    whole.on("close", () => git.stop());
    return whole;
  }

  async #check(environment: Record<string, string>, args: readonly string[]): Promise<string> {
    const { output, failure } = await this.#git(environment, args).read();
    if (failure) throw this.#problem(failure);
    return output;
  }

  #git(environment: Record<string, string>, args: readonly string[], signal = this.#signal): Git {
    const { memoryBytes, maxBytes, timeoutMs } = this.#fetching.settings;
    return new Git(args, environment, { memoryBytes, fileBytes: maxBytes, cpuSeconds: timeoutMs / 1000 }, signal);
  }

  #problem(failure: GitFailure): Error {
    const { source, settings } = this.#fetching;
    return this.#signal.aborted
      ? (this.#signal.reason as Error)
      : describeFailure(source.repository, failure, {
          hasToken: source.token !== null,
          maxBytes: settings.maxBytes,
          secrets: formsOfToken(new URL(source.repository), source.token),
        });
  }
}

/** Git itself does not say that the program that writes the pack was stopped at the limit of a file's size. */
async function hasLargePack(gitDir: string, maxBytes: number): Promise<boolean> {
  const folder = join(gitDir, "objects", "pack");
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.some((size) => size >= maxBytes);
}

function notesOf({ repository, ref }: ClaimedSource, commit: string, { files, submodules }: Listed): string[] {
  const name = new URL(repository).pathname.replace(/^\/+|\/+$|\.git\/?$/g, "");
  const at = ref === null || ref === commit ? commit.slice(0, 7) : `${commit.slice(0, 7)} (${ref})`;
  const fetched = `Fetched ${files.toLocaleString("en")} ${files === 1 ? "file" : "files"} of ${name} at ${at}.`;
  if (submodules === 0) return [fetched];
  return [
    fetched,
    `${submodules === 1 ? "1 submodule of the repository was" : `${submodules} submodules of the repository were`} not fetched.`,
  ];
}
