// Places in the common app that boxes fill. Every room lists its own in its `slots.ts`; a box fills them in its `register.ts`,
// so the common app never asks for a box by name, and a box that is taken away leaves nothing behind.

export interface Slot<Part> {
  /** Put a part in; parts of a lower order come first, those of the same order as they were put in. */
  fill(part: Part, order?: number): void;
  /** All parts, in their order. */
  readonly all: readonly Part[];
}

export function slot<Part>(): Slot<Part> {
  const filled: { part: Part; order: number }[] = [];
  let all: readonly Part[] = [];
  return {
    fill(part, order = 0) {
      filled.push({ part, order });
      filled.sort((a, b) => a.order - b.order);
      all = filled.map((one) => one.part);
    },
    get all() {
      return all;
    },
  };
}

/** The first answer that is not empty. */
export function answer<Part, Answer>(of: Slot<Part>, ask: (part: Part) => Answer | null | undefined): Answer | null {
  for (const part of of.all) {
    const found = ask(part);
    if (found) return found;
  }
  return null;
}

/** Parts of the app that are fetched when they are opened. */
export type PageWithParts = "help" | "new-game";

/** What a box adds to such a page, fetched with it: a module that fills the page's slots. */
export const pageParts = slot<{ page: PageWithParts; fetch: () => Promise<unknown> }>();

export const partsOf = (page: PageWithParts): Promise<unknown>[] =>
  pageParts.all.filter((part) => part.page === page).map((part) => part.fetch());
