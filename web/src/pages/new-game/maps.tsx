// The map that is played on: one of ours by its picture, or one of one's own as text.
import { useState } from "preact/hooks";
import type { MapPicture as MapFacts } from "../../api/shapes";
import { Icon } from "../../art/icons";
import { MapPicture } from "../../board/map-picture";
import { mapName } from "../../board/names";
import { openHelp } from "../../store/help";
import { Dialog } from "../../parts/dialog";
import { catalogue } from "../../store";
import { t } from "../../base/texts";
import { MapNotes } from "./map-notes";
import { OwnMap } from "./own-map";
import { change, introduction, isFixed, mapOf, type Plan } from "./plan";
import { mapExtras } from "./slots";

export function MapChoice({ now }: { now: Plan }) {
  const [open, setOpen] = useState(false);
  const map = mapOf(now);
  return (
    <section class="paper map-choice" aria-labelledby="map-title">
      <div class="map-head">
        <h2 id="map-title">
          {t("heading-map")} <span data-testid="map-name">{mapName(map.name, map.title)}</span>
        </h2>
        {!isFixed(now) && (
          <button type="button" class="button" onClick={() => setOpen(true)}>
            <Icon name="map" size={18} /> {t("shell-choose-map")}
          </button>
        )}
      </div>
      <MapPicture {...pictured(now, map)} title={mapName(map.name, map.title)}>
        <Extras now={now} map={map} />
      </MapPicture>
      <MapNotes of={map} />
      {mapExtras.all.map(({ Note }, at) => (
        <Note key={at} now={now} map={map.name} />
      ))}
      {open && <MapSheet now={now} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** What boxes put onto the map. */
function Extras({ now, map }: { now: Plan; map: MapFacts }) {
  const at = new Map(map.spaces.map((space) => [space.label, space]));
  return (
    <>
      {mapExtras.all.map(({ Picture }, place) => (
        <Picture key={place} now={now} map={map.name} at={at} />
      ))}
    </>
  );
}

/** The map; with the first dwellings where they are given. */
function pictured(now: Plan, { spaces }: MapFacts) {
  const given = isFixed(now) ? introduction(now) : undefined;
  if (!given) return { spaces };
  const owner = (label: string) => given.factions.findIndex((key) => given.dwellings[key]?.includes(label));
  return {
    spaces: spaces.map((space) => (owner(space.label) < 0 ? space : { ...space, structure: "D", owner: owner(space.label) })),
    colours: given.factions.map((key) => catalogue.value.factions[key]?.colour ?? ""),
  };
}

// Older versions of a map bear its name and a number
const isOlder = ({ name }: MapFacts) => /\d$/.test(name);

function MapSheet({ now, onClose }: { now: Plan; onClose(): void }) {
  const chosen = mapOf(now);
  const maps = [...catalogue.value.maps].sort((a, b) => Number(isOlder(a)) - Number(isOlder(b)));
  return (
    <Dialog title={t("shell-choose-map")} kind="wide" onClose={onClose}>
      <ul class="map-cards">
        {maps.map((map) => (
          <li key={map.name}>
            <button
              type="button"
              aria-pressed={map === chosen}
              data-map={map.name}
              onClick={() => {
                change({ map: map.name });
                onClose();
              }}
            >
              <MapPicture spaces={map.spaces}>
                <Extras now={now} map={map} />
              </MapPicture>
              <b>{mapName(map.name, map.title)}</b>
              {mapExtras.all.map(({ short }, at) => short(now, map.name) && <small key={at}>{short(now, map.name)}</small>)}
              <small class="soft">
                {t("shell-map-rivers", {
                  land: map.spaces.filter((space) => space.terrain !== "river").length,
                  river: map.spaces.filter((space) => space.terrain === "river").length,
                })}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <section class="own-map" aria-labelledby="own-map-title">
        <h3 id="own-map-title">
          {t("shell-own-map")}
          <button
            type="button"
            class="icon-button"
            aria-label={t("shell-help-about", { what: t("shell-own-map") })}
            onClick={() => openHelp("own-maps")}
          >
            <Icon name="help" size={16} />
          </button>
        </h3>
        <OwnMap now={now} onUse={onClose} />
      </section>
    </Dialog>
  );
}
