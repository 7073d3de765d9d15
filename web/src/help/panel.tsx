// The panel at the side of any page. The table stays playable beside it; on a phone it covers the page.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { route } from "../base/routes";
import { t } from "../base/texts";
import { Contents, SearchField } from "./contents";
import { asked, closeHelp, helpBack, trail } from "../store/help";
import { Topic } from "./topic";
import { IconButton } from "../parts/icon-button";

export function HelpPanel() {
  const about = asked.value;
  const open = about !== null && route.value.page !== "help";
  const box = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  // before the panel is painted: a key pressed as soon as it is seen is meant for it
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = document.activeElement;
    return () => (opener.current as HTMLElement | null)?.focus?.();
  }, [open]);
  useLayoutEffect(() => {
    if (!open) return;
    box.current?.focus();
    box.current?.scrollTo(0, 0);
  }, [open, about]);
  if (!open) return null;
  return (
    <aside
      class="help-panel"
      ref={box}
      tabIndex={-1}
      aria-label={t("heading-help")}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") closeHelp();
      }}
    >
      <div class="sheet-head">
        {(trail.value.length > 0 || about) && (
          <IconButton class="icon-button" label={t("shell-back-button")} onClick={helpBack}>
            <Icon name="back" size={18} />
          </IconButton>
        )}
        <p class="help-title">{t("heading-help")}</p>
        {about && (
          <a
            class="icon-button"
            href={`#/help/${about}`}
            target="_blank"
            rel="noopener"
            aria-label={t("help-app-own-page")}
            title={t("help-app-own-page")}
          >
            <Icon name="share" size={16} />
          </a>
        )}
        <button type="button" class="icon-button" aria-label={t("shell-close")} onClick={closeHelp}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <div class="help-body">
        {about ? (
          <Topic asked={about} />
        ) : (
          <>
            <SearchField />
            <Contents />
          </>
        )}
      </div>
    </aside>
  );
}
