// VP by source for every player, and what final scoring would add now.
import { Icon } from "../art/icons";
import { names, table } from "../store";
import { t } from "../base/texts";
import { Disc } from "./disc";

// Sources of the game's end: they stand with final scoring
const FINAL = ["cult-rank", "area", "final-scoring-tile", "resources"];

const signed = (n: number) => (n < 0 ? `−${-n}` : String(n));

export function ScoreTable() {
  const now = table.value;
  if (!now) return null;
  const seats = now.players.map((player) => player.seat);
  const totals = new Map<string, number[]>();
  for (const seat of seats)
    for (const [key, n] of Object.entries(now.sources[seat] ?? {})) {
      const name = key.replaceAll(" ", "-");
      const row = totals.get(name) ?? seats.map(() => 0);
      row[seat] = n;
      totals.set(name, row);
    }
  const sum = (row: number[]) => row.reduce((a, b) => a + Math.abs(b), 0);
  const playing = [...totals].filter(([key]) => !FINAL.includes(key)).sort(([, a], [, b]) => sum(b) - sum(a));
  const final = now.final;
  const sofar = final.length ? final.map((row) => row.vp) : now.players.map((player) => player.vp);
  const best = Math.max(...final.map((row) => row.total));
  return (
    <table class="score-table">
      <thead>
        <tr>
          <th scope="col">{t("heading-sources")}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <Disc seat={seat} />
              <span class="hidden-text">{names.value[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {playing.map(([key, row]) => (
          <Row key={key} name={t(`source-${key}`)} values={row} />
        ))}
        <Row kind="sum" name={t("score-so-far")} values={sofar} />
      </tbody>
      {final.length > 0 && (
        <tbody class="final-part">
          <tr>
            <th scope="colgroup" colSpan={seats.length + 1}>
              {now.over ? t("phase-final") : t("heading-final")}
            </th>
          </tr>
          <Row icon="anycult" name={t("source-cult-rank")} values={final.map((row) => row.cults.reduce((a, b) => a + b, 0))} />
          <Row
            icon="map"
            name={t("source-area")}
            values={final.map((row) => row.area_vp)}
            notes={final.map((row) => t("score-connected", { n: row.area }))}
          />
          {now.tiles.final && (
            <Row
              icon="scoring"
              name={t(`tile-${now.tiles.final}`)}
              values={final.map((row) => row.tile_vp)}
              notes={final.map((row) => t("score-final-tile", { n: row.tile }))}
            />
          )}
          <Row icon="coins" name={t("source-resources")} values={final.map((row) => row.resources_vp)} />
          <Row kind="total" icon="vp" name={t("ui-total")} values={final.map((row) => row.total)} best={best} />
        </tbody>
      )}
    </table>
  );
}

interface RowProps {
  name: string;
  values: number[];
  notes?: string[];
  icon?: string;
  kind?: string;
  best?: number;
}

function Row({ name, values, notes, icon, kind, best }: RowProps) {
  return (
    <tr class={kind}>
      <th scope="row">
        {icon && <Icon name={icon} />} <span>{name}</span>
      </th>
      {values.map((n, seat) => (
        <td key={seat} title={notes?.[seat]} class={n === best ? "best" : n < 0 ? "negative" : n === 0 ? "nothing" : undefined}>
          {signed(n)}
        </td>
      ))}
    </tr>
  );
}
