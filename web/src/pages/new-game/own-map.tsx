// A map of one's own: pasted or dropped as text, read by the server, shown with what is wrong or as it will look.
import { useEffect, useState } from "preact/hooks";
import { api } from "../../api/client";
import type { MapPicture as MapFacts } from "../../api/shapes";
import { Icon } from "../../art/icons";
import { TerrainHex } from "../../art/terrain-hex";
import { MapPicture } from "../../board/map-picture";
import { FileDrop } from "../../parts/file-drop";
import { ProblemNote } from "../../parts/problem";
import { catalogue } from "../../store";
import { t } from "../../base/texts";
import { MapNotes } from "./map-notes";
import { change, type Plan } from "./plan";

const LARGEST = 20_000; // characters; the server takes no more
const PAUSE = 350; // ms without a key until the map is read

/** A name the server takes: small letters, digits, dots and hyphens. */
function nameFor(file: string): string {
  const name = file
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, 36);
  return name && !catalogue.value.maps.some((map) => map.name === name) ? name : "own";
}

/** The letters of the format and what they stand for. */
function Legend() {
  const { terrain_letters: letters, wheel } = catalogue.value.common;
  return (
    <ul class="map-legend">
      {Object.entries(letters).map(([letter, terrain]) => (
        <li key={letter}>
          <code>{letter}</code> {wheel.includes(terrain) && <TerrainHex terrain={terrain} size={18} />}{" "}
          {t(terrain === "none" ? "shell-no-space" : `terrain-${terrain}`)}
        </li>
      ))}
    </ul>
  );
}

export function OwnMap({ now, onUse }: { now: Plan; onUse(): void }) {
  const [text, setText] = useState(now.mapText);
  const [name, setName] = useState("own");
  const [seen, setSeen] = useState<MapFacts | null>(now.ownMap);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (!text.trim()) {
      setSeen(null);
      setError(null);
      return;
    }
    let late = false; // a newer text has come
    const timer = setTimeout(async () => {
      try {
        const map = await api.ownMap(name, text);
        if (!late) {
          setSeen(map);
          setError(null);
        }
      } catch (problem) {
        if (!late) {
          setSeen(null);
          setError(problem);
        }
      }
    }, PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [text, name]);
  const read = (found: string, file: string) => {
    setText(found);
    setName(nameFor(file));
  };
  return (
    <FileDrop most={LARGEST} accept=".txt,.map,text/plain" onText={read} about={<span>{t("shell-own-map-text")}</span>}>
      <Legend />
      <div class="own-map-parts">
        <label class="line">
          <span class="line-label">{t("shell-own-map-rows")}</span>
          <textarea
            rows={10}
            spellcheck={false}
            maxLength={LARGEST}
            value={text}
            placeholder="U,S,G,B,Y,R,K,B,R,G,B,R,K"
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <div role="status">
          <ProblemNote of={error} />
          {seen && (
            <>
              <MapPicture spaces={seen.spaces} title={seen.name} />
              <MapNotes of={seen} />
              <button
                type="button"
                class="button main"
                onClick={() => {
                  change({ map: seen.name, mapText: text, ownMap: seen });
                  onUse();
                }}
              >
                <Icon name="check" size={16} /> {t("shell-own-map-use")}
              </button>
            </>
          )}
        </div>
      </div>
    </FileDrop>
  );
}
