// The kinds of actions that are possible now, each with its picture: a way into the turn that needs no map.
import { computed } from "@preact/signals";
import { Icon } from "../art/icons";
import { desk, selected } from "../store";
import { t } from "../base/texts";
import { open } from "./acts";

const ICONS: Record<string, string> = {
  build: "D",
  upgrade: "TP",
  transform: "spades",
  power: "power",
  special: "action",
  bridge: "bridge",
  priest: "priests",
  shipping: "shipping",
  digging: "digging",
  pass: "pass",
  convert: "coins",
};

const shown = computed(() => {
  const now = desk.value;
  if (now?.decision !== "turn") return [];
  const kinds = now.kinds.filter((kind) => kind in ICONS && kind !== "convert");
  return now.conversions.length ? [...kinds, "convert"] : kinds; // sacrifices are conversions here
});

export function Kinds() {
  if (!shown.value.length) return null;
  return (
    <div class="kinds" role="group" aria-label={t("play-kinds")}>
      {shown.value.map((kind) => (
        <button
          key={kind}
          type="button"
          class="kind"
          data-target={`kind:${kind}`}
          aria-pressed={selected.value === `kind:${kind}`}
          title={t(`play-kind-${kind}`)}
          onClick={() => (selected.value === `kind:${kind}` ? (selected.value = null) : open(`kind:${kind}`))}
        >
          <Icon name={ICONS[kind]!} size={22} />
          <span>{t(`play-do-${kind}`)}</span>
        </button>
      ))}
    </div>
  );
}
