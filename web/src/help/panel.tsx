// Help beside what is played: at the side of any page, where on a phone it covers the page; beside a table it is a tab of
// the column.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { route } from "../base/routes";
import { t } from "../base/texts";
import { Contents, SearchField } from "./contents";
import { asked, closeHelp, helpBack, trail } from "../store/help";
import { Topic } from "./topic";
import { IconButton } from "../parts/icon-button";

/** What is asked has the focus, and whoever asked has it again afterwards. */
function useFocusOn(about: string | null) {
  const box = useRef<HTMLElement & HTMLDivElement>(null);
  const open = about !== null;
  // before it is painted: a key pressed as soon as it is seen is meant for it
  useLayoutEffect(() => {
    if (!open) return;
    const panel = box.current;
    const opener = document.activeElement;
    return () => {
      const now = document.activeElement;
      if (now === document.body || panel?.contains(now)) (opener as HTMLElement | null)?.focus?.();
    };
  }, [open]);
  useLayoutEffect(() => {
    if (!open) return;
    box.current?.focus();
    box.current?.scrollTo(0, 0);
  }, [open, about]);
  return box;
}

/** The way back, what is asked, and its page. */
function Head({ about, title }: { about: string; title?: ComponentChildren }) {
  return (
    <>
      {(trail.value.length > 0 || about) && (
        <IconButton class="icon-button" label={t("shell-back-button")} onClick={helpBack}>
          <Icon name="back" size={18} />
        </IconButton>
      )}
      {title}
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
    </>
  );
}

function Body({ about }: { about: string }) {
  return (
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
  );
}

export function HelpPanel() {
  const about = route.value.page === "help" ? null : asked.value;
  const box = useFocusOn(about);
  if (about === null) return null;
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
        <Head about={about} title={<p class="help-title">{t("heading-help")}</p>} />
        <button type="button" class="icon-button" aria-label={t("shell-close")} onClick={closeHelp}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <Body about={about} />
    </aside>
  );
}

/** Inside the column, whose tab says what it is. */
export function HelpTab() {
  const about = asked.value ?? "";
  const box = useFocusOn(about);
  return (
    <div class="help-tab" ref={box} tabIndex={-1}>
      {(trail.value.length > 0 || about) && (
        <div class="help-tab-head">
          <Head about={about} />
        </div>
      )}
      <Body about={about} />
    </div>
  );
}
