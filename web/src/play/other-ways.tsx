// Further ways to transform: away from home, the long way round, with spades left unused. They are asked of the server only
// when somebody opens them, since there are many and they are seldom wanted.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api/client";
import type { OtherWays as Answer } from "../api/shapes";
import { Icon } from "../art/icons";
import { ProblemNote } from "../parts/problem";
import { desk, view } from "../store";
import { t } from "../base/texts";
import { GroupOfOffers } from "./offer-list";
import { groupsByNumber, type Group, type Offer } from "./offers";

const ask = (space: string): Promise<Answer> => {
  const now = desk.value!;
  return api.otherWays(view.value!.id, { seat: now.seat, draft: now.draft.map((choice) => choice.text), space });
};

interface Props {
  /** Only those for this space; else for all spaces. */
  space?: string;
  /** Which of them are shown. */
  fits?: (offer: Offer) => boolean;
}

/** Closed until it is wanted; nothing where there are no further ways. */
export function OtherWays({ space = "", fits }: Props) {
  const [open, setOpen] = useState(false);
  const [groups, setGroups] = useState<Group[] | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const now = desk.value;
  const position = `${view.value?.last_row} ${now?.draft.map((choice) => choice.text).join(". ")}`;
  const some = now ? (space ? now.other_ways.includes(space) : now.other_ways.length > 0) : false;
  useEffect(() => {
    let wanted = open && some;
    setGroups(null);
    setFailed(null);
    if (wanted)
      ask(space).then(
        (found) => wanted && setGroups(groupsByNumber(found.moves, found.groups)),
        (error: unknown) => wanted && setFailed(error),
      );
    return () => {
      wanted = false;
    };
  }, [open, some, space, position]);
  if (!some) return null;
  return (
    <div class="other-ways">
      <button type="button" class="fold-button" data-testid="more-ways" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? "minus" : "plus"} size={16} /> {t("play-more-transforms")}
      </button>
      {open && <p class="soft">{t("play-more-transforms-note")}</p>}
      {open && failed !== null && <ProblemNote of={failed} />}
      {open && failed === null && groups === null && <p class="soft reason-wait">…</p>}
      {open && groups?.filter(({ best }) => !fits || fits(best)).map((group) => <GroupOfOffers key={group.best.text} group={group} />)}
    </div>
  );
}
