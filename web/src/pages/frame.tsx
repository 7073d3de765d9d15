// What the pages outside a game share: the bar with the name, language and theme, the title, the small print.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { LanguageChoice, ThemeChoice } from "../parts/language-theme";
import { catalogue } from "../store";
import { t } from "../base/texts";
import { Hero } from "./hero";

interface Page {
  title: string;
  /** A short sentence below the title. */
  lead?: string;
  narrow?: boolean;
  children: ComponentChildren;
}

let first = true;

/** The window is named after the page, and readers of the screen hear the page's title; not on the first page. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${t("shell-name")}`;
  }, [title]);
  useEffect(() => {
    scrollTo(0, 0);
    if (!first) heading.current?.focus();
    first = false;
  }, []);
  return heading;
}

export function Frame({ title, lead, narrow, children }: Page) {
  const heading = usePageTitle(title);
  return (
    <div class="page">
      <div class="page-band">
        <Hero />
      </div>
      <header class="page-bar">
        <a class="brand" href="#/">
          <Icon name="SH" size={26} colour="yellow" />
          {t("shell-name")}
        </a>
        <div class="page-switches">
          <LanguageChoice quiet />
          <ThemeChoice quiet />
        </div>
      </header>
      <main class={`page-main ${narrow ? "narrow" : ""}`}>
        <div class="page-title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p class="lead">{lead}</p>}
        </div>
        {children}
      </main>
      <SmallPrint />
    </div>
  );
}

/** Who made the game, and that this is none of theirs. */
export function SmallPrint() {
  return (
    <footer class="small-print">
      <p>{t("shell-unofficial")}</p>
      <p>{t("shell-version", { version: catalogue.value?.version ?? "" })}</p>
    </footer>
  );
}
