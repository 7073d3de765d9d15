// Whether people may ask for hints and review while they play: settled before the game begins.
import { OneOf } from "../../parts/fields";
import { t } from "../../base/texts";
import type { Advice } from "./plan";

const RULES: Advice[] = ["no", "agree", "yes"];

export function AdviceChoice({ value, onChange }: { value: Advice; onChange(value: Advice): void }) {
  return (
    <OneOf
      legend={t("advice-choice")}
      value={value}
      options={RULES.map((rule) => ({ value: rule, label: t(`advice-choice-${rule}`) }))}
      onChange={(rule) => onChange(rule as Advice)}
    />
  );
}
