// Starting VP by faction, for the maps that have a table.
import { mapName } from "../board/names";
import { catalogue } from "../store";
import { t } from "../base/texts";

export function VpTables() {
  return (
    <>
      {Object.entries(catalogue.value.vp_tables).map(([map, table]) => (
        <table key={map} class="facts">
          <caption>{mapName(map)}</caption>
          <thead>
            <tr>
              <th scope="col">{t("fact-faction")}</th>
              <th scope="col">{t("fact-vp")}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(table).map(([faction, vp]) => (
              <tr key={faction}>
                <th scope="row">{t(`faction-${faction}`)}</th>
                <td>{vp}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}
