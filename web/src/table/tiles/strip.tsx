// A row of tiles of one kind with its heading. One stop of the Tab key; arrows go from tile to tile.
import type { ComponentChildren } from "preact";
import { rowKeys, rowStop } from "../row-keys";

export function Strip({ name, title, count, children }: { name: string; title: string; count: number; children: ComponentChildren }) {
  return (
    <section class={`strip ${name}`} aria-label={title}>
      <h2>{title}</h2>
      <div class="strip-row" role="toolbar" aria-label={title} style={`--count:${count}`} onKeyDown={rowKeys} onFocusIn={rowStop}>
        {children}
      </div>
    </section>
  );
}
