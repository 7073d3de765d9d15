// What a player did, in icons: what was built and where, which tile, which cult. The words stand elsewhere for those who listen.
import type { ComponentChildren } from "preact";
import type { EventShape } from "../api/shapes";
import { Icon } from "../art/icons";
import { TerrainHex } from "../art/terrain-hex";
import { structureDrawing } from "../board/names";
import { answer } from "../base/slots";
import { table } from "../store";
import { t } from "../base/texts";
import { TileFace } from "../table/tiles/faces";
import { isFollowUp, mainEvents } from "./groups";
import { deedIcons } from "./slots";

// Events that are told by one icon, with what their arguments add
const ICONS: Record<string, string> = {
  faction: "person",
  "advance-shipping": "shipping",
  shipping: "shipping",
  "advance-digging": "digging",
  "buy-spade": "spades",
  "leave-spades": "spades",
  "cult-spades": "spades",
  "send-priest": "priests",
  "return-priest": "priests",
  ability: "action",
  bridge: "bridge",
  "use-key": "keys",
  "leave-key": "keys",
  connect: "town",
  "town-founded": "town",
  "take-power": "leech",
  "decline-power": "leech",
  later: "hourglass",
  "later-step": "hourglass",
  pass: "pass",
  "pass-last": "pass",
  drop: "pass",
  round: "scoring",
  income: "income",
  "cult-bonus": "income",
  "area-score": "map",
  "resource-score": "coins",
  win: "vp",
  convert: "redo",
  sacrifice: "power",
};
// What was not done, or was given up
const NOT_DONE = new Set(["decline-power", "leave-spades", "leave-key", "give-up", "drop"]);

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** A tile as it lies at the boards. */
function Tile({ code }: { code: string }) {
  return (
    <span class="chips deed-tile">
      <span class="own-tile">
        <TileFace code={code} />
      </span>
    </span>
  );
}

/** `place`: its space is named; of several deeds on one space only the last one names it. */
function Deed({ event, place }: { event: EventShape; place: boolean }) {
  const { key, seat, args } = event;
  const colour = table.value?.players[seat]?.colour;
  const [structure, old, tile, cult, terrain] = ["structure", "old", "tile", "cult", "terrain"].map((name) => text(args[name]));
  const [space, from, to, faction] = ["space", "from", "to", "faction"].map((name) => text(args[name]));
  const icon = answer(deedIcons, (ask) => ask(event)) ?? ICONS[key];
  const parts: ComponentChildren[] = [];
  if (icon) parts.push(<Icon name={icon} colour={colour} />);
  if (old) parts.push(<Icon name={structureDrawing(old, seat)} colour={colour} />, <i class="deed-arrow" />);
  if (structure) parts.push(<Icon name={structureDrawing(structure, seat)} colour={colour} />);
  if (terrain) parts.push(<TerrainHex terrain={terrain} />);
  if (tile && key !== "round") parts.push(<Tile code={tile} />);
  if (cult) parts.push(<Icon name={cult} />);
  const number = args.level ?? args.steps ?? args.offered ?? args.size ?? args.vp_bid ?? args.total;
  if (number !== undefined) parts.push(<b>{number}</b>);
  if (faction && ICONS[key] === undefined) parts.push(<span>{t(`faction-${faction}`)}</span>);
  if (space && place) parts.push(<b>{space}</b>);
  else if (from && to && !space) parts.push(<b>{`${from}–${to}`}</b>);
  if (!parts.length) return null;
  return <span class={NOT_DONE.has(key) ? "deed not-done" : "deed"}>{parts}</span>;
}

/** The deeds of a row; decoration. Where there is nothing to draw, there is nothing. */
export function Deeds({ events }: { events: EventShape[] }) {
  const own = mainEvents(events);
  const towns = events.filter((event) => isFollowUp(event) && event.key === "town-founded");
  return (
    <span class="deeds" aria-hidden="true">
      {[...own, ...towns].map((event, at) => (
        <Deed key={at} event={event} place={event.args.space !== own[at + 1]?.args.space} />
      ))}
    </span>
  );
}
