// A folded part of the form of a new game. Its line says what is set there, so that nobody has to open it to know.
import type { ComponentChildren } from "preact";

interface GroupProps {
  title: string;
  /** What is set, in a line. */
  says: string;
  class?: string;
  children: ComponentChildren;
}

export function Group({ title, says, class: extra = "", children }: GroupProps) {
  return (
    <details class={`paper group ${extra}`}>
      <summary>
        <h2>{title}</h2>
        <span class="soft">{says}</span>
      </summary>
      <div class="group-inside">{children}</div>
    </details>
  );
}
