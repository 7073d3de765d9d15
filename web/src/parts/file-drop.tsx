// A place for a text file: dropped there, or chosen. What else stands in it comes from outside.
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { t } from "../base/texts";

interface FileDropProps {
  /** Characters that the server takes; of what is larger only so much is read that it can say so. */
  most: number;
  /** Kinds of files that are offered first. */
  accept: string;
  onText(text: string, name: string): void;
  /** What is said beside the button. */
  about: ComponentChildren;
  children: ComponentChildren;
}

export function FileDrop({ most, accept, onText, about, children }: FileDropProps) {
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file) onText(await file.slice(0, most * 4).text(), file.name); // a letter has at most 4 bytes
  };
  return (
    <div
      class={`drop ${over ? "over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void read(event.dataTransfer?.files[0]);
      }}
    >
      <p class="row">
        {about}
        <button type="button" class="button" onClick={() => chooser.current?.click()}>
          {t("shell-choose-file")}
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={accept}
          onChange={(event) => {
            void read(event.currentTarget.files?.[0]);
            event.currentTarget.value = ""; // the same file may be chosen again
          }}
        />
      </p>
      {children}
    </div>
  );
}
