// The first page: the land, what one can do, and the games this browser knows.
import { Icon } from "../art/icons";
import { games } from "../api/keys";
import { LanguageChoice, ThemeChoice } from "../parts/language-theme";
import { IconButton } from "../parts/icon-button";
import { settingsOpen } from "../store/sheets";
import { isAlone } from "../base/alone";
import { has, t } from "../base/texts";
import { SmallPrint, usePageTitle } from "./frame";
import { Hero } from "./hero";
import { KnownGames } from "./known-games";

interface Way {
  path: string;
  icon: string;
  name: string;
  main?: boolean;
}

const WAYS: Way[] = [
  { path: "new", icon: "town", name: "new", main: true },
  { path: "lesson", icon: "person", name: "lesson" },
  { path: "load", icon: "bonus", name: "load" },
  { path: "help", icon: "favor", name: "help" },
];

function WayCard({ path, icon, name, main }: Way) {
  const alone = `shell-way-${name}-alone`;
  return (
    <a class={`way ${main ? "main" : ""}`} href={`#/${path}`}>
      <Icon name={icon} size={main ? 40 : 28} />
      <span>
        <b>{t(`shell-way-${name}`)}</b>
        <small>{t(has(alone) && isAlone ? alone : `shell-way-${name}-hint`)}</small>
      </span>
    </a>
  );
}

export function StartPage() {
  const heading = usePageTitle(t("shell-start"));
  return (
    <div class="start">
      <Hero />
      <header class="start-bar">
        <LanguageChoice quiet />
        <ThemeChoice quiet />
        <IconButton class="bar-button" label={t("shell-settings")} onClick={() => (settingsOpen.value = true)}>
          <Icon name="settings" size={20} />
        </IconButton>
      </header>
      <main class="start-main">
        <div class="start-title">
          <h1 ref={heading} tabIndex={-1}>
            {t("shell-name")}
          </h1>
          <p>{t("shell-motto")}</p>
        </div>
        <nav class="ways" aria-label={t("shell-start")}>
          {WAYS.map((way) => WayCard(way))}
        </nav>
        {games.value.length > 0 && <KnownGames />}
      </main>
      <SmallPrint />
    </div>
  );
}
