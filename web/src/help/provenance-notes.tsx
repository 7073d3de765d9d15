// Where values come from that no rulebook states.
import { Icon } from "../art/icons";
import { t } from "../base/texts";
import { notesOf, valueName } from "../table/provenance";

/** The marks of some values, with what the data say about each. */
export function ProvenanceNotes({ of }: { of: Record<string, string> | undefined }) {
  const notes = notesOf(of);
  const signs = [...new Set(notes.map((note) => note.sign))];
  return (
    <>
      {signs.map((sign) => (
        <p class="mark-note" key={sign}>
          <Icon name={sign} size={16} /> {t(`value-mark-${sign}`)}{" "}
          <span lang="en" class="soft">
            {notes
              .filter((note) => note.sign === sign)
              .map((note) => [valueName(note.value) || note.value, note.text].filter(Boolean).join(": "))
              .join("; ")}
          </span>
        </p>
      ))}
    </>
  );
}
