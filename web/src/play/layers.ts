// What lies over the table, in the order in which it was opened: Escape closes the last one, and only that.
import { effect } from "@preact/signals";

export interface Layer {
  /** What it shows; nothing while it is closed. Something else in it counts as opened anew. */
  shown(): string | null;
  close(): void;
}

/** Watches layers; the answer closes the one on top, and says whether there was any. */
export function watchLayers(layers: Layer[]): () => boolean {
  let order: Layer[] = [];
  for (const layer of layers)
    effect(() => {
      const open = layer.shown() !== null;
      order = [...order.filter((other) => other !== layer), ...(open ? [layer] : [])];
    });
  return () => {
    const top = order.at(-1);
    top?.close();
    return top !== undefined;
  };
}
