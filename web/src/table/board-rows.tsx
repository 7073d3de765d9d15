// The rows of a faction board: structures with what they reveal, and both tracks.
import type { PlayerView } from "../api/shapes";
import { StructureRows } from "./structures";
import { TrackRows } from "./tracks";

export function BoardRows({ player }: { player: PlayerView }) {
  return (
    <div class="board-rows">
      <StructureRows player={player} />
      <TrackRows player={player} />
    </div>
  );
}
