import { mostServices } from "@gantry/contract/executions/constants.ts";
import { ListFields, type ListFieldsProps } from "./ListFields.tsx";
import { ServiceRow } from "./ServiceRow.tsx";
import { type ServicesText, newService, serviceProblems } from "./service-text.ts";

/** The containers beside the suite, over the whole width of a form. */
export function ServicesFields(props: ListFieldsProps<ServicesText> & { areStored?: boolean }) {
  const { showsAll = false, disabled = false, areStored = false } = props;
  const problems = serviceProblems(props.value);
  const usual = "Containers beside the suite, such as a database. The suite reaches each under its name.";
  return (
    <ListFields
      {...props}
      legend="Services"
      noun="service"
      hint={areStored ? `${usual} Everybody in the organization can read their variables: inherit secrets instead.` : usual}
      most={mostServices}
      newRow={newService}
      renderRow={(row, index, change, remove) => (
        <ServiceRow key={row.id} {...{ row, index, change, remove, problems, showsAll, disabled }} />
      )}
    />
  );
}
