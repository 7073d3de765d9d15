// Marks for what no rulebook says: our own answers, and values that no text at hand states.
import { Icon } from "../art/icons";
import { t } from "../base/texts";

export function HouseMark({ text }: { text: string }) {
  return (
    <p class="mark-note">
      <Icon name="house" size={16} /> {t("rules-house", { text })}
    </p>
  );
}

export function OursMark({ text }: { text: string }) {
  return (
    <p class="mark-note">
      <Icon name="person" size={16} /> {t("rules-ours", { text })}
    </p>
  );
}
