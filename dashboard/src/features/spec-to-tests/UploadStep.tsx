import { acceptedSpecifications, maxSpecificationBytes, testStyles } from "@gantry/contract/spec-to-tests/constants.ts";
import type { TestStyle } from "@gantry/contract/spec-to-tests/schemas.ts";
import { FileText, Upload } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { cn } from "../../ui/cn.ts";
import { Notice } from "../../ui/messages/Notice.tsx";
import { formatBytes } from "../../ui/text/format.ts";

const extensions = [".pdf", ".docx", ".md", ".markdown", ".mdown", ".mkd", ".yaml", ".yml", ".json"];

const styleLabels: Record<TestStyle, { label: string; hint: string }> = {
  bdd: { label: "Given, When, Then", hint: "Behavior in plain language" },
  procedural: { label: "Step by step", hint: "What a tester does and expects to see" },
  tdd: { label: "Arrange, Act, Assert", hint: "Close to test code" },
};

interface UploadStepProps {
  /** Why the last try ended. */
  refusal: string | undefined;
  onStart: (file: File, style: TestStyle) => void;
}

export function UploadStep({ refusal, onStart }: UploadStepProps) {
  const [file, setFile] = useState<File>();
  const [style, setStyle] = useState<TestStyle>("bdd");
  return (
    <div className="grid max-w-3xl gap-4 px-4 pb-8 sm:px-6">
      {refusal && (
        <Notice tone="bad" role="alert">
          {refusal}
        </Notice>
      )}
      <FileDrop file={file} onFile={setFile} />
      <StyleChoice style={style} onChoose={setStyle} />
      <Button
        tone="primary"
        size="lg"
        className="justify-self-start"
        disabled={file === undefined || problemOf(file) !== undefined}
        onClick={() => file && onStart(file, style)}
      >
        Propose test cases
      </Button>
    </div>
  );
}

/** Why the server would reject a file. For a name without an extension it decides by the content type. */
function problemOf(file: File): string | undefined {
  if (file.size > maxSpecificationBytes)
    return `The file is larger than ${formatBytes(maxSpecificationBytes)}. Split it into smaller files.`;
  const extension = /\.[^.]*$/.exec(file.name.trim())?.[0].toLowerCase();
  if (extension === undefined || extensions.includes(extension)) return undefined;
  return `This type of file is not supported. Choose a file of one of these types: ${acceptedSpecifications.join(", ")}.`;
}

/** A place to drop the document on, with a button to choose it instead. */
function FileDrop({ file, onFile }: { file: File | undefined; onFile: (file: File | undefined) => void }) {
  const [isOver, setIsOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problem = file && problemOf(file);
  return (
    <Card
      className={cn("grid justify-items-center gap-3 border-dashed px-6 py-10 text-center", isOver && "border-accent bg-accent-soft")}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFile(event.dataTransfer.files[0] ?? file);
      }}
    >
      <span className="grid size-11 place-items-center rounded-xl border border-edge text-ink-soft">
        {file ? <FileText className="size-5" aria-hidden="true" /> : <Upload className="size-5" aria-hidden="true" />}
      </span>
      {file ? (
        <p className="text-sm">
          <b className="font-medium break-all">{file.name}</b> <span className="text-ink-soft">{formatBytes(file.size)}</span>
        </p>
      ) : (
        <p className="text-sm text-ink-soft">
          Drop a document here: {acceptedSpecifications.join(", ")}, at most {formatBytes(maxSpecificationBytes)}.
        </p>
      )}
      <input
        ref={field}
        type="file"
        accept={extensions.join(",")}
        className="sr-only"
        // Not focusable: the visible button below is.
        tabIndex={-1}
        aria-label="Specification"
        onChange={(event) => onFile(event.target.files?.[0] ?? file)}
      />
      <Button onClick={() => field.current?.click()}>{file ? "Choose another" : "Choose a file"}</Button>
      {problem && (
        <p role="alert" className="text-xs text-bad">
          {problem}
        </p>
      )}
    </Card>
  );
}

function StyleChoice({ style, onChoose }: { style: TestStyle; onChoose: (style: TestStyle) => void }) {
  return (
    <RadioGroup.Root
      value={style}
      onValueChange={(value) => onChoose(testStyles.find((known) => known === value) ?? style)}
      aria-label="Step format"
      className="grid gap-2 sm:grid-cols-3"
    >
      {testStyles.map((each) => (
        <RadioGroup.Item
          key={each}
          value={each}
          className="grid gap-0.5 rounded-lg border border-edge bg-surface px-3 py-2.5 text-left text-sm hover:bg-hover data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft"
        >
          <span className="font-medium">{styleLabels[each].label}</span>
          <span className="text-xs text-ink-soft">{styleLabels[each].hint}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
