import type { Service } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../../context.ts";
import type { ExecutionRow } from "../record/execution-record.ts";

type ServiceVariables = Record<string, Record<string, string>>;

/** The associated data of the encrypted variables of a run's services. */
export function serviceVariablesBinding(organizationId: string, executionId: string): string[] {
  return [organizationId, "execution", executionId, "service-variables"];
}

/** What is stored of the services of a new run. */
export function storedServices(ctx: Pick<Context, "secrets">, organizationId: string, executionId: string, services: readonly Service[]) {
  const variables: ServiceVariables = Object.fromEntries(
    services.flatMap(({ name, variables: own }) => (own && Object.keys(own).length > 0 ? [[name, own]] : [])),
  );
  return {
    // Undefined fields are left out.
    services: JSON.stringify(services.map((service) => ({ ...service, variables: undefined }))),
    sealed_service_variables:
      Object.keys(variables).length > 0
        ? JSON.stringify(ctx.secrets.encrypt(JSON.stringify(variables), serviceVariablesBinding(organizationId, executionId)))
        : null,
  };
}

/** The services that a run was requested with. */
export function openServices(
  ctx: Pick<Context, "secrets">,
  { services, sealed_service_variables, org_id, id }: Pick<ExecutionRow, "services" | "sealed_service_variables" | "org_id" | "id">,
): Service[] {
  const variables: ServiceVariables = sealed_service_variables
    ? JSON.parse(ctx.secrets.decrypt(sealed_service_variables, serviceVariablesBinding(org_id, id)))
    : {};
  return services.map((service) => {
    const own = variables[service.name];
    return own ? { ...service, variables: own } : service;
  });
}
