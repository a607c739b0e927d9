import type { ComponentProps } from "react";
import { Field } from "../../../ui/fields/Field.tsx";
import { Input, Textarea } from "../../../ui/fields/Input.tsx";
import { formatCounted } from "../../../ui/text/format.ts";
import { matrixPlaceholder } from "./matrix-text.ts";
import { type PartsText, runsOfParts } from "./parts-text.ts";

interface PartsFieldsProps {
  /** What is typed. */
  form: PartsText;
  /** The properties of a field's input, with its value or its registration in a form. */
  area: (name: "matrix" | "files") => ComponentProps<"textarea">;
  input: (name: "shards") => ComponentProps<"input">;
  error: (name: keyof PartsText) => string | undefined;
  /** What starts them again and again: a time of a schedule, an event of a trigger. Without it, they start once. */
  startedBy?: "time" | "event" | undefined;
}

const plain = { mono: true, rows: 2, spellCheck: false, autoComplete: "off" } as const;

/** How the suite is multiplied and split, over the whole width of a form. */
export function PartsFields({ form, area, input, error, startedBy }: PartsFieldsProps) {
  const areStored = startedBy !== undefined;
  const runs = runsOfParts(form);
  const usual =
    "One variable on each line, with its values. Gantry starts one run for each combination. The JSON form of the API works too.";
  const files = "One path per line. They are split by their measured durations, and each run gets its own in TEST_FILES.";
  return (
    <>
      <Field
        label="Matrix"
        required={false}
        error={error("matrix")}
        hint={
          form.matrix.trim() === "" || runs === undefined
            ? usual
            : `${areStored ? `Each ${startedBy} starts` : "Starts"} ${formatCounted(runs, "run")} with one verdict.`
        }
        className="col-span-full"
      >
        <Textarea {...plain} {...area("matrix")} placeholder={matrixPlaceholder} />
      </Field>
      <Field
        label="Shards"
        required={false}
        error={error("shards")}
        hint="How many runs the suite is split into, or how long each should take, such as 2 min. Each gets SHARD_INDEX and SHARD_TOTAL."
        {...(areStored ? { className: "col-span-full" } : {})}
      >
        <Input {...input("shards")} placeholder="4" autoComplete="off" />
      </Field>
      {(form.shards.trim() !== "" || form.files.trim() !== "") && (
        <Field
          label="Test files"
          required={false}
          error={error("files")}
          hint={
            areStored ? `${files} The list does not change: new files must be added here. Without it, the runner selects the tests.` : files
          }
          className="col-span-full"
        >
          <Textarea {...plain} {...area("files")} placeholder={"tests/cart.spec.ts\ntests/sign-in.spec.ts"} />
        </Field>
      )}
    </>
  );
}
