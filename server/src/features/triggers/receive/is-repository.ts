import { repositoryAddress } from "@gantry/contract/executions/repository-address.ts";

/**
 * Whether `name`, such as `acme/app`, is the repository at an address. The host's address may have folders before it. The name of the host is not compared:
 * the secret proves who sends, and hosts behind a proxy call themselves differently.
 */
export function isRepository(address: string, name: string): boolean {
  const path = repositoryAddress(address)?.repository.toLowerCase();
  const wanted = name.toLowerCase();
  return path !== undefined && wanted !== "" && (path === wanted || path.endsWith(`/${wanted}`));
}
