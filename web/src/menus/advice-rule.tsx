// What a table of several people has settled about hints and review, for everybody to see.
import { Icon } from "../art/icons";
import { view } from "../store";
import { t } from "../base/texts";

const isShared = () => (view.value?.seats.filter(({ bot }) => !bot).length ?? 0) > 1;

/** Is there something to be said? After the end nothing is forbidden, and whoever plays alone asks nobody. */
export const isRuled = () => view.value?.status === "open" && (isShared() || view.value.advice_rule === "no");

export function AdviceRule() {
  if (!isRuled()) return null;
  return (
    <p class="advice-rule row" data-rule={view.value!.advice_rule}>
      <Icon name="eye" size={18} /> <span>{t(`advice-rule-${view.value!.advice_rule}`)}</span>
    </p>
  );
}
