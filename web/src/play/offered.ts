// What a decision offers without anything being touched, and whether it is to be seen.
import { computed } from "@preact/signals";
import { desk, selected } from "../store";
import { folded, panel } from "./acts";
import { picksShown } from "./picks";
import { decisionPanels } from "./slots";

/** The question about power, the panel of a decision, or picks; nothing where there is none, or something else is open. */
export const offered = computed(() => {
  const now = desk.value;
  if (!now || panel.value || selected.value) return null;
  if (now.decision === "leech") return "leech" as const;
  return decisionPanels.all.find(({ shown }) => shown()) ?? (picksShown.value ? ("picks" as const) : null);
});

export const offeredOpen = computed(() => offered.value !== null && !folded.value);
