// The text of a topic: paragraphs, lists, and codes of tiles as links to their own topics.
import type { ComponentChildren } from "preact";
import { t } from "../base/texts";
import { openHelp } from "../store/help";
import { isTile } from "./topics";

export function TopicLink({ to, children }: { to: string; children: ComponentChildren }) {
  return (
    <a
      href={`#/help/${to}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a window of its own
        event.preventDefault();
        openHelp(to);
      }}
    >
      {children}
    </a>
  );
}

/** A line with the codes in it made into links. */
function linked(line: string): ComponentChildren[] {
  return line.split(/\b([A-Z]{2,5}\d{1,2})\b/).map((part, place) =>
    place % 2 && isTile(part) ? (
      <TopicLink key={place} to={`tile:${part}`}>
        <span title={t(`tile-${part}`)}>{part}</span>
      </TopicLink>
    ) : (
      part
    ),
  );
}

export function Prose({ text }: { text: string }) {
  const blocks = text.split(/\n\s*\n/).filter(Boolean);
  return (
    <>
      {blocks.map((block, place) => {
        const lines = block.split("\n");
        const items = lines.filter((line) => line.startsWith("- "));
        const before = lines.filter((line) => !line.startsWith("- ")).join(" ");
        return (
          <div key={place}>
            {before && <p>{linked(before)}</p>}
            {items.length > 0 && (
              <ul>
                {items.map((item) => (
                  <li key={item}>{linked(item.slice(2))}</li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </>
  );
}
