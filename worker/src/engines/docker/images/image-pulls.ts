import { registryOf } from "@gantry/contract/registries/image-registries.ts";
import type { RegistryLogin } from "@gantry/contract/dispatch/schemas.ts";
import type Docker from "dockerode";
import type { AuthConfig } from "dockerode";
import type { Logger } from "pino";
import type { EngineError } from "../../engine.ts";
import type { OperatorLogins } from "./docker-config.ts";
import type { ImageAccess, ImageRequest } from "./image-access.ts";
import { isPublicHost } from "./public-host.ts";
import { type PullLimits, pullImage } from "./pull-image.ts";
import { imageUnavailable, pullError } from "./pull-error.ts";
import { credentialsKeyword, mayPullFrom } from "./registries.ts";
import { untilAborted } from "../../../base/until-aborted.ts";

export interface PullOptions extends PullLimits {
  /** Where images may be pulled from, see {@link mayPullFrom}; `credentials` adds registries for which the run has a login. */
  registries: readonly string[];
  /** This machine's logins; `undefined`: not used. */
  operatorLogins: OperatorLogins | undefined;
  log: Logger;
}

/** Pulls images; runs that need the same image with the same rights share one pull. */
export class ImagePulls {
  readonly #docker: Docker;
  readonly #access: ImageAccess;
  readonly #options: PullOptions;
  readonly #running = new Map<string, Promise<void>>();

  constructor(docker: Docker, access: ImageAccess, options: PullOptions) {
    this.#docker = docker;
    this.#access = access;
    this.#options = options;
  }

  /** Pulls with the run's login for the registry, otherwise with this machine's, otherwise without. @throws EngineError with a message for the user */
  pull(request: ImageRequest): Promise<void> {
    const { image, organizationId, registryLogin } = request;
    const key = registryLogin === null ? image : `${image} ${organizationId} ${registryLogin.username}`;
    const running = this.#running.get(key);
    if (running) return running;
    const pull = this.#start(request).finally(() => this.#running.delete(key));
    this.#running.set(key, pull);
    return pull;
  }

  async #start(request: ImageRequest): Promise<void> {
    const { image, registryLogin } = request;
    await requireAllowedRegistry(image, registryLogin, this.#options.registries);
    try {
      const pull = async () => pullImage(this.#docker, image, await this.#authOf(request), this.#options);
      await (registryLogin === null ? pull() : this.#access.pullFor(request, pull));
    } catch (error) {
      throw this.#pullError(request, error);
    }
  }

  /** Makes the engine request the image's manifest with the run's rights. Podman cannot do that. @throws EngineError */
  async askRegistry(request: ImageRequest): Promise<void> {
    try {
      const auth = await this.#authOf(request);
      const asked = this.#docker.getImage(request.image).distribution(auth ? { authconfig: auth } : {});
      await untilAborted(asked, AbortSignal.timeout(this.#options.registryTimeoutMs));
    } catch (error) {
      throw this.#pullError(request, error);
    }
  }

  #pullError({ image, registryLogin }: ImageRequest, error: unknown): EngineError {
    const isChosenByTenant = !mayPullFrom(registryOf(image), this.#options.registries);
    return pullError(image, error, { hasLogin: registryLogin !== null, isChosenByTenant });
  }

  async #authOf({ image, registryLogin }: ImageRequest): Promise<AuthConfig | undefined> {
    const registry = registryOf(image);
    if (registryLogin === null) return this.#operatorLogin(registry);
    const { username, password } = registryLogin;
    return { username, password, serveraddress: registry === "docker.io" ? "https://index.docker.io/v1/" : registry };
  }

  async #operatorLogin(registry: string): Promise<AuthConfig | undefined> {
    try {
      return await this.#options.operatorLogins?.(registry);
    } catch (error) {
      this.#options.log.warn({ registry, reason: error instanceof Error ? error.message : String(error) }, "pulling without a login");
      return undefined;
    }
  }
}

/** @throws EngineError when a run may not have its image pulled from where it is, see {@link PullOptions.registries} */
export async function requireAllowedRegistry(image: string, login: RegistryLogin | null, registries: readonly string[]): Promise<void> {
  const registry = registryOf(image);
  if (mayPullFrom(registry, registries)) return;
  const ask = `ask the operator to add ${registry} to IMAGE_REGISTRIES of the worker`;
  if (!registries.includes(credentialsKeyword))
    throw imageUnavailable(
      image,
      `is not on this worker, and this installation pulls no images from ${registry}: use an image from another registry, or ${ask}`,
    );
  if (login === null)
    throw imageUnavailable(
      image,
      `is not on this worker, and there are no credentials for ${registry}: store some under Settings → Integrations, or ${ask}`,
    );
  if (!(await isPublicHost(registry)))
    throw imageUnavailable(image, `is not on this worker, and ${registry} is not a host of the public internet: ${ask}`);
}
