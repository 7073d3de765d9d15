// A button that opens a small panel below it. Escape, a click elsewhere or leaving with Tab closes it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { IconButton } from "./icon-button";

interface Menu {
  label: string;
  icon: string;
  /** Something is on: the button shows it. */
  on?: boolean;
  children(close: () => void): ComponentChildren;
}

export function Menu({ label, icon, on, children }: Menu) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  /** Closed from inside: the focus goes back to the button, and from there to whatever comes next. */
  const leave = () => {
    root.current?.querySelector("button")?.focus();
    close();
  };
  useEffect(() => {
    if (!open) return;
    const elsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    addEventListener("pointerdown", elsewhere);
    addEventListener("focusin", elsewhere);
    return () => {
      removeEventListener("pointerdown", elsewhere);
      removeEventListener("focusin", elsewhere);
    };
  }, [open]);
  return (
    <div
      class="menu"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        leave();
      }}
    >
      <IconButton class={`bar-button ${on ? "on" : ""}`} aria-expanded={open} label={label} onClick={() => setOpen(!open)}>
        <Icon name={icon} size={20} />
      </IconButton>
      {open && <div class="menu-panel">{children(leave)}</div>}
    </div>
  );
}

interface Item {
  icon?: string;
  label: string;
  hint?: string;
  disabled?: boolean;
  danger?: boolean;
  onClick(): void;
}

export function MenuItem({ icon, label, hint, disabled, danger, onClick }: Item) {
  return (
    <button type="button" class={`menu-item ${danger ? "danger" : ""}`} disabled={disabled} onClick={onClick}>
      <span class="menu-icon">{icon && <Icon name={icon} size={18} />}</span>
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </button>
  );
}
