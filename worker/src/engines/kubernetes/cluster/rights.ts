import type { Cluster } from "./cluster.ts";

/** What the worker's login must be allowed to do in the namespace. `docs/kubernetes.md` has the Role. */
const rights = [
  ["create", "pods"],
  ["list", "pods"],
  ["watch", "pods"],
  ["delete", "pods"],
  ["get", "pods", "log"],
  ["get", "pods", "exec"],
  ["create", "pods", "exec"],
  ["create", "secrets"],
] as const;

/** The rights that are missing: `create pods/exec`. */
export async function missingRights(cluster: Cluster): Promise<string[]> {
  const asked = rights.map(async ([verb, resource, subresource]) => {
    const isAllowed = await cluster.mayI(verb, resource, subresource);
    return isAllowed ? [] : [`${verb} ${subresource === undefined ? resource : `${resource}/${subresource}`}`];
  });
  return (await Promise.all(asked)).flat();
}
