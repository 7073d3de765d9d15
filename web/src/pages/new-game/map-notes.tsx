// What the server says about a map of one's own.
import type { MapPicture as MapFacts } from "../../api/shapes";
import { say } from "../../base/texts";

export function MapNotes({ of }: { of: MapFacts }) {
  if (!of.notes.length) return null;
  return (
    <ul class="map-notes">
      {of.notes.map(({ key, args }) => (
        <li key={key + String(args.faction)}>{say(`note-${key}`, args)}</li>
      ))}
    </ul>
  );
}
