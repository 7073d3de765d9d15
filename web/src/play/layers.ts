// What was opened over the table or beside it, in that order: Escape closes the last one, and only that.
import { effect } from "@preact/signals";

export interface Layer {
  /** What it shows; nothing while it is closed. Something else in it counts as opened anew. */
  shown(): string | null;
  close(): void;
}

/** Watches layers; the answer closes the one on top, and says whether there was any. What was there from the start was not
 * opened by anybody, and stays. */
export function watchLayers(layers: Layer[]): () => boolean {
  let order: Layer[] = [];
  let begun = false;
  for (const layer of layers)
    effect(() => {
      const open = layer.shown() !== null;
      if (begun) order = [...order.filter((other) => other !== layer), ...(open ? [layer] : [])];
    });
  begun = true;
  return () => {
    const top = order.at(-1);
    top?.close();
    return top !== undefined;
  };
}
