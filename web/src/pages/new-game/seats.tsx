// Who plays: people with names, bots with levels, in the order of the seats.
import { Icon } from "../../art/icons";
import { Line } from "../../parts/fields";
import { Sitter } from "../../parts/sitter";
import { catalogue } from "../../store";
import { listing, t } from "../../base/texts";
import { change, changeSeat, introduction, isFixed, isShared, newSeat, usualName, type Plan, type SeatPlan } from "./plan";
import { AdviceChoice } from "./advice-choice";
import { FactionChip } from "../../parts/faction-chip";
import { IconButton } from "../../parts/icon-button";
import { usualBot } from "../../store/presets";
import { PickFaction } from "./factions";
import { Group } from "./group";

function move(now: Plan, from: number, by: number): void {
  const seats = [...now.seats];
  const [seat] = seats.splice(from, 1);
  seats.splice(from + by, 0, seat!);
  change({ seats });
}

function SeatRow({ now, seat, place }: { now: Plan; seat: SeatPlan; place: number }) {
  const given = isFixed(now) ? introduction(now)?.factions[place] : undefined;
  const n = place + 1;
  const few = now.seats.length <= catalogue.value.common.players[0];
  return (
    <li class="seat-row">
      <span class="seat-number" aria-hidden="true">
        {n}
      </span>
      <Icon name={seat.bot ? "bot" : "person"} size={30} />
      <Sitter n={n} bot={seat.bot} here={seat.here} onChange={(bot, here) => changeSeat(seat.id, { bot, here })} />
      <Line
        label={t("shell-seat-name", { n })}
        quiet
        value={seat.name}
        placeholder={usualName(now, seat)}
        longest={40}
        onInput={(name) => changeSeat(seat.id, { name })}
      />
      {given && <FactionChip faction={given} />}
      {!given && now.factions === "picked" && <PickFaction now={now} seat={seat} />}
      <span class="seat-buttons">
        <IconButton class="icon-button" disabled={place === 0} label={t("shell-seat-up", { n })} onClick={() => move(now, place, -1)}>
          <Icon name="back" size={16} class="turn-up" />
        </IconButton>
        <IconButton
          class="icon-button"
          disabled={n === now.seats.length}
          label={t("shell-seat-down", { n })}
          onClick={() => move(now, place, 1)}
        >
          <Icon name="forward" size={16} class="turn-up" />
        </IconButton>
        <IconButton
          class="icon-button"
          disabled={few}
          label={t("shell-seat-remove", { n })}
          onClick={() => change({ seats: now.seats.filter((other) => other !== seat) })}
        >
          <Icon name="close" size={14} />
        </IconButton>
      </span>
    </li>
  );
}

export function Seats({ now }: { now: Plan }) {
  const room = now.seats.length < catalogue.value.common.players[1];
  return (
    <Group title={t("shell-seats-group")} says={listing(now.seats.map((seat) => seat.name.trim() || usualName(now, seat)))}>
      <ol class="seat-rows">
        {now.seats.map((seat, place) => (
          <SeatRow key={seat.id} now={now} seat={seat} place={place} />
        ))}
      </ol>
      {room && (
        <p class="row">
          <button type="button" class="button" onClick={() => change({ seats: [...now.seats, newSeat("")] })}>
            <Icon name="plus" size={14} /> {t("shell-add-person")}
          </button>
          <button type="button" class="button" onClick={() => change({ seats: [...now.seats, newSeat(usualBot())] })}>
            <Icon name="plus" size={14} /> {t("shell-add-bot")}
          </button>
        </p>
      )}
      {isShared(now) && <AdviceChoice value={now.advice} onChange={(advice) => change({ advice })} />}
    </Group>
  );
}
