// The kinds of actions that are possible now, each with its picture: a way into the turn that needs no map.
import { computed } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
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

// what ends a turn or pays for it is always in sight; the others can be scrolled
const PINNED = ["pass", "convert"];

function Kind({ kind }: { kind: string }) {
  const target = `kind:${kind}`;
  return (
    <button
      type="button"
      class="kind"
      data-target={target}
      aria-pressed={selected.value === target}
      title={t(`play-kind-${kind}`)}
      onClick={() => (selected.value === target ? (selected.value = null) : open(target))}
    >
      <Icon name={ICONS[kind]!} size={22} />
      <span>{t(`play-do-${kind}`)}</span>
    </button>
  );
}

export function Kinds() {
  const row = useRef<HTMLDivElement>(null);
  const kinds = shown.value;
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    // a row that goes on fades out at that end
    const look = () => {
      const left = element.scrollLeft > 2;
      const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 2;
      element.dataset.more = left && right ? "both" : left ? "left" : right ? "right" : "";
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [kinds.join()]);
  if (!kinds.length) return null;
  return (
    <div class="kinds" role="group" aria-label={t("play-kinds")}>
      <div class="kinds-row" ref={row}>
        {kinds
          .filter((kind) => !PINNED.includes(kind))
          .map((kind) => (
            <Kind key={kind} kind={kind} />
          ))}
      </div>
      {kinds
        .filter((kind) => PINNED.includes(kind))
        .map((kind) => (
          <Kind key={kind} kind={kind} />
        ))}
    </div>
  );
}
