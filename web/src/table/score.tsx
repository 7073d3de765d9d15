// The score at any time: by source, projected to the end, and over the game.
import { t } from "../base/texts";
import { Chart } from "./chart";
import { ScoreTable } from "./score-table";

export function Score() {
  return (
    <div class="score">
      <ScoreTable />
      <h3>{t("score-chart")}</h3>
      <Chart />
    </div>
  );
}
