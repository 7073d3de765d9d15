// A button with a picture for its words, which are its name and show where it is pointed at.
import type { ButtonHTMLAttributes } from "preact";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
}

export function IconButton({ label, ...rest }: Props) {
  return <button type="button" aria-label={label} title={label} {...rest} />;
}
