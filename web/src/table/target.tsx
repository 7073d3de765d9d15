// A thing of the table that can be touched: it glows when something can be done with it, a click selects it.
import type { ComponentChildren } from "preact";
import { openHelp } from "../store/help";
import { dear, glows, hovered, isLegal, selected, touch, type Target } from "../store";
import { t } from "../base/texts";
import { hideTip, tipOf, type TipText } from "./tip";

interface TargetProps {
  target: Target;
  /** Name and state, spoken. */
  label: string;
  tip?: () => TipText;
  class?: string;
  style?: string;
  children: ComponentChildren;
  tabIndex?: number;
  /** Further attributes, for the styles. */
  data?: Record<string, string | boolean | undefined>;
}

export function TargetButton({ target, label, tip, class: extra = "", style, children, tabIndex, data }: TargetProps) {
  const legal = isLegal(target);
  const chosen = selected.value === target;
  const attributes = Object.fromEntries(Object.entries(data ?? {}).map(([key, value]) => [`data-${key}`, value || undefined]));
  const sheet = tip && tipOf(tip);
  const help = () => openHelp(target);
  return (
    <button
      type="button"
      class={`target ${extra} ${glows(target) ? "legal" : ""} ${dear.value.has(target) ? "dear" : ""} ${chosen ? "chosen" : ""}`}
      style={style}
      data-target={target}
      tabIndex={tabIndex}
      aria-pressed={chosen}
      aria-label={legal ? t("table-legal", { what: label }) : label}
      onClick={(event) => {
        hideTip();
        if (event.detail < 2) void touch(target); // the second of two quick clicks is none
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        help();
      }}
      onKeyDown={(event) => {
        if (event.key !== "?") return;
        event.stopPropagation();
        help();
      }}
      onPointerEnter={(event) => {
        hovered.value = target;
        sheet?.onPointerEnter(event);
      }}
      onPointerLeave={(event) => {
        if (hovered.value === target) hovered.value = null;
        sheet?.onPointerLeave(event);
      }}
      onFocus={(event) => {
        hovered.value = target;
        sheet?.onFocus(event);
      }}
      onBlur={() => {
        if (hovered.value === target) hovered.value = null;
        sheet?.onBlur();
      }}
      {...attributes}
    >
      {children}
    </button>
  );
}
