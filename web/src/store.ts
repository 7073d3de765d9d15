// What the app knows about the open game, as signals. Components read these; only the functions here change them.
import { batch, computed, effect, signal } from "@preact/signals";
import { api, Refusal } from "./api/client";
import { know } from "./api/keys";
import { follow } from "./api/live";
import type { Catalogue, Choice, LogEntry, Overlays, Table, View } from "./api/shapes";
import { preferences } from "./preferences";
import { targetsOfLeg } from "./sea/helm";
import { t } from "./texts";

// ---- what the server said ---------------------------------------------------------------------------------

export const catalogue = signal<Catalogue>(undefined as unknown as Catalogue); // loaded before anything is drawn
/** The open game as it stands, with the own draft played. */
export const view = signal<View | null>(null);
/** Rows of the log, oldest first; those taken back stay in it. */
export const log = signal<LogEntry[]>([]);
/** An earlier position that is looked at, if one is. */
export const past = signal<{ ply: number; table: Table } | null>(null);
export const connected = signal(true);
/** A request is on its way. */
export const busy = signal(false);
/** The last refusal, until it is read or something works. */
export const refusal = signal<Refusal | null>(null);

/** What is drawn: the past if it is looked at, else the present. */
export const table = computed(() => past.value?.table ?? view.value?.table ?? null);
/** What one may do; nothing while looking at the past. */
export const desk = computed(() => (past.value ? null : (view.value?.desk ?? null)));
/** Names by seat: the person's with the faction's, as sentences use them. */
export const names = computed(() =>
  (view.value?.seats ?? []).map((seat) => {
    const faction = table.value?.players[seat.seat]?.faction;
    return faction ? t(`faction-${faction}`) : seat.name || t("player-number", { n: seat.seat + 1 });
  }),
);

export async function loadCatalogue(): Promise<void> {
  catalogue.value = await api.catalogue();
}

// ---- targets: what can be touched -------------------------------------------------------------------------

/** `space:F3`, `tile:BON1` (any tile, card or action by its code), `cult:fire`, `track:shipping`, `track:digging`,
 * `resource:coins` (what a conversion pays with: coins, workers, priests, power, vp), `faction:KEY`, `answer:leech`. */
export type Target = string;

/** Everything on the table a choice can be reached by. */
export function targetsOf(choice: Choice): Target[] {
  const found: Target[] = targetsOfLeg(choice) ?? choice.spaces.map((space) => `space:${space}`);
  switch (choice.kind) {
    case "power":
    case "special":
    case "favor":
    case "town":
    case "pass":
    case "bonus":
      if (choice.target) found.push(`tile:${choice.target}`);
      break;
    case "priest":
    case "cult":
      found.push(`cult:${choice.target}`);
      break;
    case "shipping":
    case "digging":
      found.push(`track:${choice.kind}`);
      break;
    case "faction":
      found.push(`faction:${choice.target}`);
      break;
    case "convert":
      found.push(...payers(choice));
      break;
    case "sacrifice":
      found.push("resource:power");
      break;
    case "leech":
    case "decline":
      found.push("answer:leech");
      break;
  }
  return found;
}

function payers(choice: Choice): Target[] {
  return Object.keys(choice.cost).map((name) => (name.startsWith("bowl") ? "resource:power" : `resource:${name}`));
}

/** All choices now, conversions included, by target. */
export const choicesByTarget = computed(() => {
  const found = new Map<Target, Choice[]>();
  const now = desk.value;
  if (now)
    for (const choice of [...now.moves, ...now.conversions])
      for (const target of new Set(targetsOf(choice))) found.set(target, [...(found.get(target) ?? []), choice]);
  return found;
});

/** Does it glow: can something be done with it now? */
export function isLegal(target: Target): boolean {
  return choicesByTarget.value.has(target);
}

/** What was touched: its choices are offered, or the reason why there are none. */
export const selected = signal<Target | null>(null);
/** What the pointer or the focus is on. */
export const hovered = signal<Target | null>(null);
/** The choice whose effect is shown as a ghost. */
export const ghost = signal<Choice | null>(null);
/** Spaces that pulse, because a row of the log is touched. */
export const pulsing = signal<string[]>([]);

// ---- overlays ---------------------------------------------------------------------------------------------

export const OVERLAYS = ["reach", "spades", "towns", "leech", "network", "ships", "trade"] as const;
export type OverlayName = (typeof OVERLAYS)[number];
export const overlay = signal<OverlayName | null>(null);
const OF_SHIPS = ["ships", "trade"];
/** Those there are in this game: some are about ships. */
export const overlayNames = computed(() => OVERLAYS.filter((name) => table.value?.sea || !OF_SHIPS.includes(name)));
/** The seat whose eyes are used. */
export const overlaySeat = signal(0);
export const overlays = signal<Overlays | null>(null);

export async function showOverlay(name: OverlayName | null, seat = overlaySeat.value): Promise<void> {
  const game = view.value;
  if (!game || name === null) {
    overlay.value = null;
    return;
  }
  const found = await api.overlays(game.id, seat);
  batch(() => {
    overlaySeat.value = seat;
    overlays.value = found;
    overlay.value = name;
  });
}

// ---- opening and following a game -------------------------------------------------------------------------

let stop: (() => void) | undefined;

export async function openGame(id: string): Promise<void> {
  closeGame();
  const found = await api.view(id);
  const rows = await api.log(id, 0);
  batch(() => {
    view.value = found;
    log.value = rows;
  });
  know(id, { title: found.title, at: Date.now() });
  stop = follow(id, rows.at(-1)?.ply ?? 0, {
    row(entry) {
      log.value = [...log.value, entry];
      if (entry.ply > (view.value?.ply ?? 0)) void refresh(); // else the own submission has brought it already
    },
    poke: () => void refresh(),
    connected(on) {
      const was = connected.value;
      connected.value = on;
      if (on && !was) void refresh();
    },
  });
}

export function closeGame(): void {
  stop?.();
  stop = undefined;
  batch(() => {
    view.value = null;
    log.value = [];
    past.value = null;
    selected.value = null;
    hovered.value = null;
    ghost.value = null;
    overlay.value = null;
    refusal.value = null;
    undone.value = [];
  });
}

let refreshing = false;
let again = false;

/** Ask for the view anew; several pokes at once become one request, and the last one counts. */
async function refresh(): Promise<void> {
  again = true;
  if (refreshing) return;
  refreshing = true;
  while (again) {
    again = false;
    const game = view.value?.id;
    if (!game) break;
    try {
      const found = await api.view(game);
      if (view.value?.id === game) show(found);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 404) refusal.value = error;
    }
  }
  refreshing = false;
}

function show(found: View): void {
  if (view.value && found.id === view.value.id && found.ply < view.value.ply) return; // an older answer came late
  batch(() => {
    view.value = found;
    ghost.value = null;
    if (selected.value && !found.desk) selected.value = null;
  });
}

/** Look at an earlier ply; nothing: back to the present. */
export async function look(ply: number | null): Promise<void> {
  const game = view.value;
  if (!game) return;
  past.value = ply === null || ply >= game.ply ? null : { ply, table: await api.past(game.id, ply) };
}

// ---- playing ----------------------------------------------------------------------------------------------

/** Moves of the draft taken back, the next to make again last. */
export const undone = signal<string[]>([]);

async function send(request: (game: View) => Promise<View>): Promise<boolean> {
  const game = view.value;
  if (!game || busy.value) return false;
  busy.value = true;
  try {
    show(await request(game));
    refusal.value = null;
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    batch(() => {
      refusal.value = error;
      if (error.problem.view) view.value = error.problem.view;
    });
    return false;
  } finally {
    busy.value = false;
  }
}

async function setDraft(moves: string[]): Promise<boolean> {
  return send((game) => api.draft(game.id, game.desk!.seat, game.ply, moves));
}

const drafted = () => desk.value?.draft.map((choice) => choice.text) ?? [];

/** More of the same may follow though the turn could end here: ships that have not moved. */
const isUnderWay = () => desk.value?.decision === "voyage";

/** Add a move to the unfinished turn. Where nobody wants to be asked, a complete turn is sent at once. */
export async function choose(text: string): Promise<void> {
  selected.value = null;
  undone.value = [];
  if ((await setDraft([...drafted(), text])) && !preferences.value.confirm && desk.value?.complete && !isUnderWay()) await commit();
}

export async function undoStep(): Promise<void> {
  const moves = drafted();
  const last = moves.pop();
  if (last !== undefined && (await setDraft(moves))) undone.value = [...undone.value, last];
}

export async function redoStep(): Promise<void> {
  const next = undone.value.at(-1);
  if (next !== undefined && (await setDraft([...drafted(), next]))) undone.value = undone.value.slice(0, -1);
}

/** Start the turn again. */
export async function startAgain(): Promise<void> {
  const moves = drafted();
  if (await setDraft([])) undone.value = moves.reverse();
}

/** Send the turn. */
export async function commit(): Promise<void> {
  const now = desk.value;
  if (!now?.complete) return;
  undone.value = [];
  await send((game) => api.commit(game.id, now.seat, game.ply, [...drafted(), ...now.finish]));
}

/** Play something that needs no turn: an answer left open, leaving the game. */
export async function commitAside(seat: number, text: string): Promise<void> {
  await send((game) => api.commit(game.id, seat, game.ply, [text]));
}

export async function takeBack(seat: number, to: number): Promise<void> {
  await send((game) => api.takeBack(game.id, seat, game.ply, to));
}

export async function answerTakeBack(seat: number, agree: boolean): Promise<void> {
  await send((game) => api.answerTakeBack(game.id, seat, game.ply, agree));
}

export async function changeSeat(seat: number, change: Parameters<typeof api.seat>[2]): Promise<void> {
  await send((game) => api.seat(game.id, seat, change));
}

// whose turn it is belongs into the window's title: people do other things while they wait
effect(() => {
  const game = view.value;
  document.title = game?.desk ? `● ${game.title || "Mystica"}` : game?.title || "Mystica";
});
