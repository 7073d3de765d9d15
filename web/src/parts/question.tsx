// A question before something that cannot be undone.
import { Dialog } from "./dialog";
import { t } from "../base/texts";

interface Question {
  title: string;
  text: string;
  yes: string;
  danger?: boolean;
  onYes(): void;
  onClose(): void;
}

export function Question({ title, text, yes, danger, onYes, onClose }: Question) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      kind="small"
      foot={
        <>
          <button type="button" class="button" onClick={onClose}>
            {t("shell-cancel")}
          </button>
          <button
            type="button"
            class={`button main ${danger ? "danger" : ""}`}
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {yes}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
