import { FileText } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { readTextFile } from "./read-text-file.ts";

interface ChooseFileProps {
  onText: (text: string) => void;
  /** The file cannot be used, for this reason. */
  onProblem: (problem: string) => void;
}

/** Takes the text of a file on the person's machine. */
export function ChooseFile({ onText, onProblem }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const read = async (file: File) => {
    setIsReading(true);
    const { text, problem } = await readTextFile(file);
    setIsReading(false);
    if (problem === undefined) onText(text);
    else onProblem(problem);
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to read"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void read(file);
          event.target.value = "";
        }}
      />
      <Button size="sm" busy={isReading} onClick={() => input.current?.click()}>
        {!isReading && <FileText aria-hidden="true" />}
        Choose a file
      </Button>
    </div>
  );
}
