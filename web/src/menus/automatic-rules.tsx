// What a player lets happen without being asked: power beside others' buildings, the end of the turn.
import { useState } from "preact/hooks";
import type { AutomaticRules } from "../api/shapes";
import { Dialog } from "../parts/dialog";
import { Select, Switch } from "../parts/fields";
import { changeSeat, view } from "../store";
import { t } from "../base/texts";
import { rulesOpen } from "../store/sheets";

const HIGHEST = 6; // VP that can be chosen here; power at a higher price is always refused or asked about

export function AutomaticRulesForm({ seat }: { seat: number }) {
  const kept = view.value?.seats[seat]?.automatic ?? {};
  const rules = { take: 0, refuse: null, helping: false, no_waste: false, end_turn: true, ...kept };
  const [, drawAgain] = useState(0);
  // what was refused shows what it was before
  const change = (part: AutomaticRules) => void changeSeat(seat, { automatic: { ...rules, ...part } }).then(() => drawAgain((n) => n + 1));
  const prices = (from: number) => [...Array(HIGHEST + 1 - from).keys()].map((n) => n + from);
  return (
    <div class="automatic-rules">
      <Select
        label={t("play-rule-take")}
        value={String(rules.take)}
        options={[
          { value: "-1", label: t("play-rule-take-never") },
          ...prices(0).map((n) => ({ value: String(n), label: n ? t("play-rule-take-up-to", { n }) : t("play-rule-take-free") })),
        ]}
        onChange={(value) => change({ take: Number(value) })}
      />
      <Select
        label={t("play-rule-refuse")}
        value={String(rules.refuse ?? "")}
        options={[
          { value: "", label: t("play-rule-refuse-never") },
          ...prices(1).map((n) => ({ value: String(n), label: t("play-rule-refuse-from", { n }), disabled: n <= rules.take })),
        ]}
        onChange={(value) => change({ refuse: value ? Number(value) : null })}
      />
      <Switch
        label={t("play-rule-helping")}
        hint={t("play-rule-helping-hint")}
        checked={rules.helping}
        onChange={(helping) => change({ helping })}
      />
      <Switch
        label={t("play-rule-no-waste")}
        hint={t("play-rule-no-waste-hint")}
        checked={rules.no_waste}
        onChange={(no_waste) => change({ no_waste })}
      />
      <Switch
        label={t("play-rule-end-turn")}
        hint={t("play-rule-end-turn-hint")}
        checked={rules.end_turn}
        onChange={(end_turn) => change({ end_turn })}
      />
    </div>
  );
}

export function AutomaticRulesDialog() {
  const seat = rulesOpen.value;
  if (seat === null) return null;
  return (
    <Dialog title={t("play-automatic")} onClose={() => (rulesOpen.value = null)} kind="small">
      <AutomaticRulesForm seat={seat} />
    </Dialog>
  );
}
