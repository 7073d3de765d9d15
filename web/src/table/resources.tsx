// What a player has: coins, workers, priests and power, with what the next income brings and what of it would be lost.
import type { ComponentChildren } from "preact";
import { spokenAmount } from "../art/amounts";
import { Icon } from "../art/icons";
import { catalogue, table } from "../store";
import { listing, t } from "../base/texts";
import { Bowls } from "./bowls";
import { Rolling } from "./rolling";
import { atDesk } from "./seats";
import { TargetButton } from "./target";
import { tipOf, type TipText } from "./tip";

// before everybody has a faction
const NOTHING = { coins: 0, workers: 0, priests: 0, power: 0, priests_lost: 0, power_lost: 0 };

type Resource = "coins" | "workers" | "priests" | "power" | "vp";

interface ResourceProps {
  seat: number;
  name: Resource;
  label: string;
  tip: () => TipText;
  children: ComponentChildren;
}

/** A button for whoever is at the desk, else a picture with a tip. */
export function ResourceSpot({ seat, name, label, tip, children }: ResourceProps) {
  if (atDesk(seat))
    return (
      <TargetButton target={`resource:${name}`} class={`resource ${name}`} label={label} tip={tip}>
        {children}
      </TargetButton>
    );
  return (
    <span class={`resource ${name}`} role="img" aria-label={label} {...tipOf(tip)}>
      {children}
    </span>
  );
}

/** What the next round brings; red where something would be lost. */
function NextIncome({ n, lost = 0 }: { n: number; lost?: number }) {
  if (!n && !lost) return null;
  return (
    <small class={lost ? "next lost" : "next"}>
      +{n}
      {lost > 0 && <span class="less">−{lost}</span>}
    </small>
  );
}

export function Resources({ seat }: { seat: number }) {
  const now = table.value!;
  const player = now.players[seat]!;
  const income = now.income[seat] ?? NOTHING;
  const limit = catalogue.value.common.priest_limit;
  const last = !now.income.length; // there is none to come
  const next = (n: number) => (last ? 0 : n);
  const words = (name: Resource, n: number, more: number, ...lines: string[]) => ({
    label: listing([spokenAmount(name, n), last ? "" : t("table-income-next", { n: more }), ...lines].filter(Boolean)),
    tip: () => ({ title: spokenAmount(name, n), lines: [last ? t("table-no-income") : t("table-income-next", { n: more }), ...lines] }),
  });
  const coins = words("coins", player.coins, income.coins);
  const workers = words("workers", player.workers, income.workers);
  const priestsLost = last ? 0 : income.priests_lost;
  const powerLost = last ? 0 : income.power_lost;
  const priests = words(
    "priests",
    player.priests,
    income.priests,
    t("table-priests-left", { n: player.priests_left, limit }),
    priestsLost ? t("table-priests-lost", { n: priestsLost }) : "",
  );
  const [one, two, three] = player.bowls;
  const spendable = now.spendable_power[seat] ?? 0;
  const power = {
    label: listing(
      [
        t("ui-bowls", { one, two, three }),
        t("table-spendable", { n: spendable }),
        last ? "" : t("table-income-next", { n: income.power }),
        powerLost ? t("table-power-lost", { n: powerLost }) : "",
      ].filter(Boolean),
    ),
    tip: () => ({
      title: t("ui-bowls", { one, two, three }),
      lines: [
        t("table-spendable", { n: spendable }),
        last ? t("table-no-income") : t("table-income-next", { n: income.power }),
        powerLost ? t("table-power-lost", { n: powerLost }) : "",
      ],
    }),
  };
  return (
    <div class="resources">
      <ResourceSpot seat={seat} name="coins" {...coins}>
        <Icon name="coins" />
        <Rolling value={player.coins} />
        <NextIncome n={next(income.coins)} />
      </ResourceSpot>
      <ResourceSpot seat={seat} name="workers" {...workers}>
        <Icon name="workers" />
        <Rolling value={player.workers} />
        <NextIncome n={next(income.workers)} />
      </ResourceSpot>
      <ResourceSpot seat={seat} name="priests" {...priests}>
        <Icon name="priests" />
        <Rolling value={player.priests} />
        <NextIncome n={next(income.priests)} lost={priestsLost} />
        <span class="pips" aria-hidden="true">
          {[...Array(limit).keys()].map((at) => (
            <i key={at} class={at < player.priests ? "have" : at < player.priests + player.priests_left ? "left" : "gone"} />
          ))}
        </span>
      </ResourceSpot>
      <ResourceSpot seat={seat} name="power" {...power}>
        <Bowls bowls={player.bowls} />
        <span class="power-more" aria-hidden="true">
          <span class="spendable">
            <Icon name="power" />
            {spendable}
          </span>
          <NextIncome n={next(income.power)} lost={powerLost} />
        </span>
      </ResourceSpot>
    </div>
  );
}
