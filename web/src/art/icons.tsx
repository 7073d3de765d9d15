// <Icon name="coins" size={18}/>: one drawing of the sheet. With a title it is spoken, without it is decoration.
import { addSymbols } from "./sprite";
import { DRAWINGS } from "./icon-drawings";
import { STRUCTURES } from "./structure-drawings";

addSymbols("i", "0 0 24 24", { ...DRAWINGS, ...STRUCTURES });

export interface IconProps {
  /** A resource, structure, cult or mark; see icon-drawings. */
  name: string;
  /** In px; else 1.25 of the text's size. */
  size?: number;
  /** What is spoken and shown on hover. */
  title?: string;
  /** A player's colour for structures: red, yellow, ... */
  colour?: string;
  class?: string;
}

export function Icon({ name, size, title, colour, class: extra }: IconProps) {
  const style: Record<string, string> = {};
  if (size) style.width = style.height = `${size}px`;
  if (colour) style["--piece"] = `var(--piece-${colour})`;
  return (
    <svg
      class={extra ? `icon ${extra}` : "icon"}
      viewBox="0 0 24 24"
      style={style}
      {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": "true" })}
    >
      {title && <title>{title}</title>}
      <use href={`#i-${name}`} />
    </svg>
  );
}
