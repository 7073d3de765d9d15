// Fields that several pages share: one of several, on or off, a line of text.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface Possibility {
  value: string;
  label: ComponentChildren;
  hint?: ComponentChildren;
  disabled?: boolean;
}

interface OneOf {
  legend: string;
  options: Possibility[];
  value: string;
  onChange(value: string): void;
  /** `segments` stand side by side, `cards` explain themselves. */
  kind?: "segments" | "cards";
  /** The legend is read aloud but not shown. */
  quiet?: boolean;
}

/** One of several, with the browser's own keys. */
export function OneOf({ legend, options, value, onChange, kind = "segments", quiet }: OneOf) {
  const group = useId();
  return (
    <fieldset class={`one-of ${kind}`}>
      <legend class={quiet ? "hidden-text" : ""}>{legend}</legend>
      <div class="one-of-row">
        {options.map((option) => (
          <label key={option.value} class={option.disabled ? "off" : ""}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span class="one-of-label">{option.label}</span>
            {option.hint && <span class="one-of-hint">{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Switch {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, hint, checked, disabled, onChange }: Switch) {
  const about = useId();
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? about : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="switch-track" aria-hidden="true" />
      <span class="switch-text">
        <span>{label}</span>
        {hint && (
          <small id={about} class="soft">
            {hint}
          </small>
        )}
      </span>
    </label>
  );
}

interface Line {
  label: string;
  value: string;
  onInput(value: string): void;
  placeholder?: string;
  hint?: string;
  longest?: number;
  numeric?: boolean;
  quiet?: boolean;
}

export function Line({ label, value, onInput, placeholder, hint, longest, numeric, quiet }: Line) {
  const about = useId();
  return (
    <label class="line">
      <span class={quiet ? "hidden-text" : "line-label"}>{label}</span>
      <input
        type="text"
        value={value}
        placeholder={placeholder}
        maxLength={longest}
        inputMode={numeric ? "numeric" : undefined}
        autocomplete="off"
        aria-describedby={hint ? about : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {hint && (
        <small id={about} class="soft">
          {hint}
        </small>
      )}
    </label>
  );
}

interface Select {
  label: string;
  value: string;
  options: { value: string; label: string; disabled?: boolean }[];
  onChange(value: string): void;
  quiet?: boolean;
}

export function Select({ label, value, options, onChange, quiet }: Select) {
  return (
    <label class="line">
      <span class={quiet ? "hidden-text" : "line-label"}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
