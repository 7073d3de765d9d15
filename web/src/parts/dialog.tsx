// A sheet over the page: the browser keeps the focus inside, Escape closes it, and the focus goes back where it was.
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../base/texts";
import { Icon } from "../art/icons";

interface Sheet {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  /** Further classes: `wide`, `side`. */
  kind?: string;
  /** What stands below, always in sight: usually buttons. */
  foot?: ComponentChildren;
}

export function Dialog({ title, onClose, children, kind = "", foot }: Sheet) {
  const box = useRef<HTMLDialogElement>(null);
  const outside = useRef(false); // the pointer went down beside the sheet: not so if text was marked up to there
  const name = useId();
  useLayoutEffect(() => {
    const sheet = box.current!;
    if (!sheet.open) sheet.showModal();
    return () => sheet.close();
  }, []);
  return (
    <dialog
      ref={box}
      class={`sheet ${kind}`}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => (outside.current = event.target === box.current)}
      onClick={(event) => event.target === box.current && outside.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="sheet-head">
        <h2 id={name}>{title}</h2>
        <button class="icon-button" type="button" onClick={onClose} aria-label={t("shell-close")}>
          <Icon name="close" />
        </button>
      </div>
      <div class="sheet-body">{children}</div>
      {foot && <div class="sheet-foot">{foot}</div>}
    </dialog>
  );
}
