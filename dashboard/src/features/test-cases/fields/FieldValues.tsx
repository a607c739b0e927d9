import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { ValueList } from "../../../ui/text/ValueList.tsx";
import { caseFieldsQuery } from "../queries.ts";

/** The values of the custom fields of a case, in the order of the fields. */
export function FieldValues({ testCase: { projectId, customFields } }: { testCase: TestCase }) {
  const fields = useQuery({ ...caseFieldsQuery(projectId), enabled: Object.keys(customFields).length > 0 }).data ?? [];
  return (
    <ValueList
      values={fields.flatMap(({ id, name }) => {
        const value = customFields[id];
        return value === undefined ? [] : [{ name, value }];
      })}
    />
  );
}
