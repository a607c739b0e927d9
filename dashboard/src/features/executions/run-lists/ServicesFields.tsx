import type { Resources } from "@gantry/contract/executions/divide-resources.ts";
import { maxServices } from "@gantry/contract/executions/constants.ts";
import { ListFields, type ListFieldsProps } from "./ListFields.tsx";
import { ServiceRow } from "./ServiceRow.tsx";
import { type ServicesText, newService, serviceProblems } from "./service-text.ts";

interface ServicesFieldsProps extends ListFieldsProps<ServicesText> {
  areStored?: boolean;
  /** What the run has for its suite and its services. */
  total?: Resources | undefined;
}

/** The containers next to the suite, over the whole width of a form. */
export function ServicesFields({ total, ...props }: ServicesFieldsProps) {
  const { showsAll = false, disabled = false, areStored = false } = props;
  const problems = serviceProblems(props.value, total);
  const usual = "Containers next to the suite, such as a database. The suite reaches each by its name.";
  return (
    <ListFields
      {...props}
      legend="Services"
      noun="service"
      hint={areStored ? `${usual} Everyone in the organization can read their variables: inherit secrets instead.` : usual}
      most={maxServices}
      newRow={newService}
      renderRow={(row, index, change, remove) => (
        <ServiceRow key={row.id} {...{ row, index, change, remove, problems, showsAll, disabled }} />
      )}
    />
  );
}
