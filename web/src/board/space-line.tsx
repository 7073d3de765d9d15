// A line on the frame: what the space under the pointer or the focus is, without covering the map.
import type { Space } from "../api/shapes";
import { hovered, isLegal, placeName, selected } from "../store";
import { isRiver } from "./ground";
import { spaceFacts } from "./names";

export function SpaceLine({ at }: { at: Map<string, Space> }) {
  const target = hovered.value?.startsWith("space:") ? hovered.value : selected.value;
  const space = at.get(target?.startsWith("space:") ? target.slice("space:".length) : "");
  if (!space || (isRiver(space) && !isLegal(target!))) return null;
  return (
    <p class="space-line" aria-hidden="true">
      {isRiver(space) ? (
        <>
          <b>{placeName(space.label)}</b> {spaceFacts(space).slice(1).join(" · ")} <small>{space.label}</small>
        </>
      ) : (
        <>
          <b>{space.label}</b> {spaceFacts(space).join(" · ")}
        </>
      )}
    </p>
  );
}
