// A voyage as it is being made: whose ship is steered, where it can go, what the pointer aims at.
import { computed, effect, signal } from "@preact/signals";
import { catalogue, desk, hovered, isLegal, past, table, touch, view } from "../../store";
import { play } from "../../play/acts";
import { helm, legsOf, type Leg } from "./helm";

/** The own voyage, as long as ships may move. */
export const voyage = computed(() => (desk.value?.decision === "voyage" && !past.value ? (table.value?.sea?.voyage ?? null) : null));

/** All moves of ships that are possible now, the cheap ones first. */
const legs = computed<Leg[]>(() => {
  const now = voyage.value && desk.value;
  return now ? now.order.flatMap((place) => legsOf(now.moves[place]!)) : [];
});

/** The ways of the ship at the helm, by where they lead; the cheapest way of each. */
export const reach = computed(() => {
  const found = new Map<string, Leg>();
  for (const leg of legs.value) if (leg.from === helm.value && !found.has(leg.to)) found.set(leg.to, leg);
  return found;
});

/** What a trade at a space would bring, if a ship may go and trade there. */
export const prospectOf = (space: string) => voyage.value?.prospects.find((visit) => visit.space === space);

/** Ships moved in this turn, in their order. */
export const sailed = computed<Leg[]>(() => desk.value?.draft.flatMap(legsOf) ?? []);

/** On a touch screen: the place that was tapped once. */
const tapped = signal("");

/** Where the ship at the helm would go if this were it: under the pointer or the focus, or tapped. */
export const aim = computed<Leg | null>(() => {
  const over = hovered.value?.startsWith("space:") ? hovered.value.slice("space:".length) : "";
  return (helm.value && (reach.value.get(over) ?? reach.value.get(tapped.value))) || null;
});

// a ship chosen before, or the only one that can move, is at the helm; one that cannot move any more leaves it
let position = "";
effect(() => {
  const now = voyage.value;
  // the same position may come again from the server: what was tapped stays tapped
  const key = now ? [now.chosen, now.paid, ...now.moved, "", ...now.movable].join() : "";
  if (key === position) return;
  position = key;
  tapped.value = "";
  const places = new Set(now?.movable ?? []);
  const next = !now ? "" : now.chosen || (places.size === 1 ? [...places][0]! : places.has(helm.peek()) ? helm.peek() : "");
  if (helm.peek() !== next) helm.value = next;
});

export function takeHelm(space: string): void {
  const free = !voyage.value?.chosen && new Set(voyage.value?.movable).size > 1; // else it is the only one there is
  helm.value = helm.value === space && free ? "" : space;
  tapped.value = "";
}

/** An own ship was picked before ships may move: the voyage begins with it, or it is said why none can. */
function setOut(space: string): boolean {
  const seat = desk.value?.seat ?? view.value?.mine[0];
  const own = table.value?.sea?.fleets.find((fleet) => fleet.seat === seat);
  if (past.value || !own?.ships.includes(space) || isLegal(`space:${space}`)) return false;
  helm.value = space; // it stays there if the voyage begins
  void touch(`tile:${catalogue.value.ships.move_action}`).then((begun) => {
    if (!begun) helm.value = "";
  });
  return true;
}

/** A space was picked: go there, or take the helm of the ship that lies there. Says whether it was for a ship. */
export function steer(space: string, touch: boolean): boolean {
  const now = voyage.value;
  if (!now) return setOut(space);
  const leg = helm.value ? reach.value.get(space) : undefined;
  if (leg) {
    if (touch && tapped.value !== space) tapped.value = space;
    else void play(leg.choice.text);
    return true;
  }
  if (!now.movable.includes(space)) return false;
  takeHelm(space);
  return true;
}
