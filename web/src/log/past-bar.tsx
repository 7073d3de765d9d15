// The bar in place of the play area while you look at the past: it says so, and leads back.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { log, names, past, sitters, table } from "../store";
import { describe, t } from "../base/texts";
import { Disc } from "../table/disc";
import { toldAt } from "./groups";
import { leavePast } from "./looking";
import { Slider } from "./slider";

export function PastBar() {
  const looked = past.value;
  const bar = useRef<HTMLElement>(null);
  // the slider that led here has given way to the one below: whoever moved it with keys goes on there
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.querySelector("input")?.focus();
  }, []);
  if (!looked) return null;
  const entry = log.value.find(({ row }) => row === looked.row);
  const told = toldAt(log.value, looked.row).map((event) => describe(event, names.value, sitters.value));
  return (
    <section class="past-bar" aria-label={t("log-past")} ref={bar}>
      <p class="past-words">
        <b>
          <Icon name="eye" /> {t("log-past")}
        </b>
        <span class="past-event" title={told.join(" ")}>
          {entry && told.length ? (
            <>
              {entry.seat >= 0 && <Disc seat={entry.seat} />} {told.join(" ")}
            </>
          ) : (
            table.value && t("table-setup")
          )}
        </span>
      </p>
      <Slider />
      <button type="button" class="button main" onClick={leavePast}>
        {t("log-back-to-present")}
      </button>
    </section>
  );
}
